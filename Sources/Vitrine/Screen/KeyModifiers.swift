/// The modifier keys held while another key goes down.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// The set of the given bits; bits that stand for no modifier are kept and mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option, called Alt on other keyboards.
  public static let option = KeyModifiers(rawValue: 4)
  /// Command, called Super or the Windows key on other keyboards.
  public static let command = KeyModifiers(rawValue: 8)
}

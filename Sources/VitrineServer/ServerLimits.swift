/// What a server bears before it says no.
public struct ServerLimits: Sendable {
  /// The most bytes of a request's body: scenes have some hundreds, and text takes time to set.
  public var bodyBytes = 64 << 10
  /// The most requests that wait for a picture or are being drawn.
  public var waiting = 64
  /// The most connections at a time; more wait until one is closed.
  public var connections = 256
  /// How long a connection may be silent.
  public var silence = Duration.seconds(10)
  /// How long a connection may take from its last answer to the end of its next request.
  public var request = Duration.seconds(20)
  /// How long a request may wait for its picture.
  public var answer = Duration.seconds(30)

  /// Creates the defaults.
  public init() {}
}

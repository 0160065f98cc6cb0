import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

/// Builds an alert's layers out of the kit's own masters, as a designer would.
///
/// Nothing is drawn here and no length is made up: a component of the kit gives the frame, its
/// words, buttons and fields are exchanged, and the layout does the rest. With the kit's
/// placeholder words the result is the kit's own component.
struct AlertAssembly {
  let alert: Alert
  let kit: Kit
  let appearance: Appearance
  let text: any TextSetter
  let typeScale: TypeScale
  /// The numbers in the tags of fields and buttons; nil for their places in the alert.
  var numbers: AlertNumbers?
  /// The most room that there is from side to side, in points.
  var maximumWidth = Double.infinity
  /// The width of the screen in points.
  var screenWidth = Double.infinity
  /// What is different in a popover; nil for the kit's alert.
  var popover: PopoverMeasures?

  /// Returns the alert, resolved, of the size that its content asks for.
  func layer() throws(KitError) -> Layer {
    let arrangement = try arrangement()
    var root = try kit.layer(named: componentName(arrangement))
    try setWords(&root)
    if alert.fields.count > 0 { try setFields(&root) }
    try setButtons(&root, arrangement)
    var resolved = try kit.resolve(root)
    try finishButtons(&resolved, arrangement)
    resolved.tag = AlertTag.panel
    try applySizes(&resolved)
    return resolved
  }

  /// Returns the alert with everything in its place, of the size that its content asks for.
  func placed(by placer: LayerPlacer) throws(KitError) -> PlacedLayer {
    var placed = placer.place(try layer())
    let overhang = try FieldWords.overhang(kit)
    for field in alert.fields.indices {
      placed.change(tagged: AlertTag.field(numbers?.fields[field] ?? field)) { row in
        FieldWords.clip(in: &row, overhang: overhang)
      }
    }
    return placed
  }

  /// Returns whether the buttons lie beside each other: one alone, or two whose labels fit.
  ///
  /// Source of the rule: Flutter's dialog, compared with iOS; two buttons are stacked as soon as
  /// one label at its full size does not fit its half of the row.
  func arrangement() throws(KitError) -> Alert.ButtonArrangement {
    if alert.buttons.count == 1 { return .row }
    if popover != nil { return .column }
    let mostInRow = try kit.metric(named: "Alert/side by side limit")
    guard Double(alert.buttons.count) <= mostInRow else { return .column }
    let root = try kit.layer(named: componentName(.row))
    guard let slot = try root.child(AlertPart.buttons).layers.first else { return .column }
    let slotWidth = slot.frame.width + (try width(of: root) - root.frame.width) / 2
    for button in alert.buttons {
      // Measured as if it were on: switching it must not turn the row into a column.
      let name = masterName(of: button, isFilled: button.isPreferred)
      let master = try kit.layer(named: name)
      guard let label = master.layers.first, case .text(let stored) = label.kind else { continue }
      let content = typeScale.scaled(stored)
      let attributes = TextAttributes(
        fontName: try emphasizedFont(of: button) ?? content.font, size: content.fontSize,
        lineHeight: content.lineHeight)
      let layout = text.layout(button.label, attributes: attributes, box: TextBox())
      let insets = master.frame.width - label.frame.width
      if layout.size.width > slotWidth - insets { return .column }
    }
    return .row
  }

  private func componentName(_ arrangement: Alert.ButtonArrangement) -> String {
    let layout =
      switch alert.fields.count {
      case 0: arrangement == .row ? "Default" : "Buttons Stacked"
      case 1: "Input Field x 1"
      default: "Input Field x 2"
      }
    return "Alerts/\(appearance.kitName)/\(layout)"
  }

  // MARK: - Words

  private func setWords(_ root: inout Layer) throws(KitError) {
    let hasWords = alert.title != nil || alert.message != nil
    if hasWords, alert.title == nil || alert.message == nil,
      try kit.metric(named: "Alert/centres words alone") != 0
    {
      return try setWordsAlone(&root)
    }
    try root.changeChild(AlertPart.words) { (block) throws(KitError) in
      if !hasWords { block.hide() }
      try block.changeChild(AlertPart.title) { (layer) throws(KitError) in
        layer.setText(alert.title)
        layer.tag = AlertTag.title
      }
      try block.changeChild(AlertPart.message) { (layer) throws(KitError) in
        layer.setText(alert.message)
        layer.tag = AlertTag.message
      }
    }
  }

  /// Sets a title without a message, or a message without a title: in the middle, in the title's
  /// colour and the message's font.
  private func setWordsAlone(_ root: inout Layer) throws(KitError) {
    try root.changeChild(AlertPart.words) { (block) throws(KitError) in
      let body = try block.child(AlertPart.message)
      try block.changeChild(AlertPart.title) { (layer) throws(KitError) in
        layer.setText(alert.title ?? alert.message)
        layer.tag = alert.title == nil ? AlertTag.message : AlertTag.title
        if case .text(let content) = body.kind { layer.setFont(content.font) }
        layer.changeText { $0.alignment = .center }
      }
      try block.changeChild(AlertPart.message) { (layer) throws(KitError) in layer.hide() }
    }
  }

  // MARK: - Size

  private func applySizes(_ root: inout Layer) throws(KitError) {
    root.frame.size.width = try width(of: root)
    if let popover { try popover.apply(to: &root) }
    if typeScale.isDefault { return }
    try keepFieldsToOneLine(&root)
    root.applyTypeScale(typeScale)
    try AlertTextRoom(typeScale, kit: kit).apply(to: &root)
  }

  /// Returns how wide an alert is: as stored, wider for very large text where the screen is wide
  /// enough, no wider than its screen.
  private func width(of root: Layer) throws(KitError) -> Double {
    var width = popover?.width ?? root.frame.width
    if typeScale.size.isAccessibilitySize,
      screenWidth >= (try kit.metric(named: "Alert/accessibility widening width"))
    {
      width = try kit.metric(named: "Alert/accessibility width")
    }
    // Nothing could be read in less than half the stored width.
    return min(width, max(maximumWidth, root.frame.width / 2))
  }

  func missing(_ part: String) -> KitError {
    .missing(part, in: "Alerts/\(appearance.kitName)")
  }
}

/// The kit's names of an alert's parts.
enum AlertPart {
  static let words = "Title and Message"
  static let title = "Title"
  static let message = "Description"
  static let fields = "Text Input"
  static let buttons = "Buttons"
  static let separator = "Separator"
  static let primary = "1 Primary"
  static let secondary = "2 Secondary"
  static let destructive = "3 Destructive"
}

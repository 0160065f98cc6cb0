import Testing
import VitrineGraphics

@testable import Vitrine

/// A live screen with an alert, as tests use it.
struct ScreenTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func alert() throws -> Alert {
    try Alert(
      "A Short Title Is Best", message: "A message should be a short, complete sentence."
    ) {
      Button("Secondary")
      Button("Primary").keyboardShortcut(.defaultAction)
    }
  }

  private func bitmap(of screen: Screen) -> Bitmap {
    Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
  }

  @Test func anAlertAtRestIsThePictureOfItsScene() throws {
    for appearance in [Appearance.light, .dark] {
      let screen = try Screen(scale: 2, appearance: appearance, renderer: renderer)
      try screen.present(alert())
      screen.advance(by: .seconds(2))
      let live = bitmap(of: screen)
      try screen.draw(into: live)
      let still = try renderer.picture(
        of: Scene(.alert(alert()), appearance: appearance), scale: 2)
      #expect(live.samePixels(as: still.bitmap))
    }
  }

  @Test func damageGivesTheBytesOfAWholeDrawing() throws {
    let screen = try Screen(
      scale: 1, backdrop: .color(Color(red: 1, green: 0, blue: 0)), renderer: renderer)
    let kept = bitmap(of: screen)
    try screen.draw(into: kept)
    try screen.present(alert())
    for _ in 0..<30 {
      screen.advance(by: .milliseconds(16))
      try screen.draw(into: kept)
      let fresh = bitmap(of: screen)
      renderer.draw(
        try screen.displayList(), into: fresh,
        clips: [Rect(0, 0, Double(fresh.width), Double(fresh.height))])
      #expect(kept.samePixels(as: fresh))
    }
    #expect(try screen.draw(into: kept) == [])
  }

  @Test func aTappedButtonDismissesAndThenCalls() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    var responses: [String] = []
    let presentation = try screen.present(alert()) { response in
      responses.append(response.button?.label ?? "none")
    }
    screen.advance(by: .seconds(1))
    #expect(presentation.state == .shown)
    let button = try #require(screen.accessibility.first { $0.label == "Primary" })
    screen.handle(.pointer(PointerEvent(.down, at: button.frame.center)))
    screen.handle(.pointer(PointerEvent(.up, at: button.frame.center)))
    #expect(presentation.state == .dismissing)
    #expect(responses == [])
    screen.advance(by: .seconds(1))
    #expect(responses == ["Primary"])
    #expect(screen.presentations.isEmpty)
  }

  @Test func plainSurfacesStandInForGlass() throws {
    let screen = try Screen(
      scale: 1, backdrop: .color(Color(red: 1, green: 0, blue: 0)), renderer: renderer)
    try screen.present(alert(), animated: false)
    screen.environment.reducesTransparency = true
    let live = bitmap(of: screen)
    try screen.draw(into: live)
    let alert = try #require(screen.accessibility.children.first)
    // Beside the words, where nothing but the surface is.
    let x = Int(alert.frame.minX) + 10
    let y = Int(alert.frame.center.y) - 30
    #expect(live.pixels[y * live.width + x] == 0xFFF7_F2F2)
    let list = try screen.displayList()
    let glass = list.commands.filter { if case .glass = $0 { true } else { false } }
    #expect(glass.isEmpty)
  }

  @Test func moreContrastDarkensLabelsAndFramesButtons() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    try screen.present(alert(), animated: false)
    let usual = try screen.displayList()
    screen.environment.increasesContrast = true
    let strong = try screen.displayList()
    func borders(_ list: DisplayList) -> Int {
      list.commands.count { if case .border = $0 { true } else { false } }
    }
    #expect(borders(strong) == borders(usual) + 2)
    func greys(_ list: DisplayList) -> Int {
      list.commands.count { command in
        guard case .fill(_, let paint) = command, case .color(let color) = paint.source else {
          return false
        }
        return color.red == 0.6 && color.green == 0.6
      }
    }
    #expect(greys(usual) > 0)
    #expect(greys(strong) == 0)
  }

  @Test func moreContrastFramesFieldsAndSliders() throws {
    func borders(_ screen: Screen) throws -> Int {
      try screen.displayList().commands.count { if case .border = $0 { true } else { false } }
    }
    for picksColor in [true, false] {
      let screen = try Screen(scale: 1, renderer: renderer)
      if picksColor {
        var picker = ColorPicker(selection: PickedColor(red: 1, green: 0, blue: 0))
        picker.tab = .sliders
        try screen.present(picker, animated: false)
      } else {
        try screen.present(
          Alert("Rename", fields: [TextField("Name")], buttons: [Button("OK")]), animated: false)
      }
      let usual = try borders(screen)
      screen.environment.increasesContrast = true
      let presentation = try #require(screen.presentations.first)
      let parts = try #require(screen.arrangement(of: presentation)).parts
      let framed = parts.filter { $0.gesture != .none && $0.takesPointers }
      #expect(try borders(screen) - usual >= framed.count)
      #expect(framed.contains { $0.gesture == .edit })
      #expect(framed.contains { $0.gesture == .track } == picksColor)
    }
  }

  @Test func fieldsInOneBoxAreFramedTogether() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    try screen.present(
      Alert("Log In", fields: [TextField("Name"), TextField("Place")], buttons: [Button("OK")]),
      animated: false)
    func borders() throws -> Int {
      try screen.displayList().commands.count { if case .border = $0 { true } else { false } }
    }
    let usual = try borders()
    screen.environment.increasesContrast = true
    #expect(try borders() == usual + 2)
  }

  @Test func aSecureFieldDoesNotTellHowLongItsWordsAre() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    try screen.present(
      Alert("Log In", fields: [SecureField("Password")], buttons: [Button("OK")]),
      animated: false)
    screen.handle(.text("secret"))
    let field = try #require(screen.accessibility.first { $0.role == .secureTextField })
    #expect(field.textSelection == nil)
    #expect(field.value == nil)
  }

  @Test func aSpectrumCanBeStepped() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    var picker = ColorPicker(selection: PickedColor(red: 1, green: 0, blue: 0))
    picker.tab = .spectrum
    var hexes: [String] = []
    try screen.present(picker, animated: false, onChange: { hexes.append($0.selection.hex) })
    let spectrum = try #require(
      screen.accessibility.first { $0.label == "Spectrum" && $0.role == .slider })
    #expect(spectrum.actions.contains(.increment) && spectrum.actions.contains(.decrement))
    #expect(!spectrum.actions.contains(.setValue("")))
    screen.handle(.accessibility(.increment, spectrum.id))
    #expect(hexes.count == 1)
  }

  @Test func aFieldIsTypedInto() throws {
    let screen = try Screen(scale: 2, renderer: renderer)
    var texts: [String] = []
    try screen.present(
      Alert(
        "Rename", fields: [TextField("Name")],
        buttons: [Button("OK").keyboardShortcut(.defaultAction)])
    ) { texts = $0.texts }
    screen.advance(by: .seconds(1))
    screen.handle(.text("Hello"))
    screen.handle(.key(KeyEvent(.left, modifiers: .shift)))
    #expect(screen.accessibility.first { $0.role == .textField }?.textSelection == 4..<5)
    screen.handle(.key(KeyEvent(.right)))
    let live = bitmap(of: screen)
    try screen.draw(into: live)
    screen.handle(.text("!"))
    let damage = try screen.draw(into: live)
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 4000)
    screen.handle(.key(KeyEvent(.enter)))
    screen.advance(by: .seconds(1))
    #expect(texts == ["Hello!"])
  }
}

extension Bitmap {
  /// Returns whether two bitmaps hold the same pixels.
  func samePixels(as other: Bitmap) -> Bool {
    width == other.width && height == other.height && pixels.elementsEqual(other.pixels)
  }
}

import Testing
import VitrineGraphics

@testable import Vitrine

/// Text fields of an alert are one line, and show the same ink at rest and while edited.
struct FieldLineTests {
  static let long = String(repeating: "many long words ", count: 8)

  private func height(_ field: TextField, typed: String = "") throws -> Double {
    let bench = try AlertScreen()
    bench.screen.environment.dynamicTypeSize = .accessibility3
    try bench.present(Alert("Title", fields: [field], buttons: [Button("OK")]))
    bench.type(typed)
    bench.rest()
    return try #require(bench.parts(.textField).first ?? bench.parts(.secureTextField).first)
      .frame.height
  }

  @Test func aFieldIsOneLineAtAccessibilitySizes() throws {
    let line = try height(TextField("x"))
    #expect(try height(TextField("x"), typed: Self.long) == line)
    #expect(try height(TextField("x", text: Self.long)) == line)
    #expect(try height(TextField(Self.long)) == line)
    #expect(try height(SecureField("x"), typed: Self.long) == line)
  }

  @Test(arguments: ["مرحبا بالعالم", "Ǻ", "ก็็็็", "\u{301}long"])
  func nothingStaysWrongWhenTheFocusMoves(words: String) throws {
    let bench = try AlertScreen()
    bench.screen.environment.dynamicTypeSize = .accessibility1
    try bench.present(
      Alert("x", fields: [TextField("f", text: words), TextField(words)], buttons: [Button("OK")]))
    let picture = Bitmap(width: 402, height: 874)
    try bench.screen.draw(into: picture)
    for _ in 0..<4 {
      bench.press(.tab)
      try bench.screen.draw(into: picture)
      let whole = bench.screen.renderer.bitmap(of: try bench.screen.displayList())
      #expect(picture.hasSamePixels(as: whole))
    }
  }
}

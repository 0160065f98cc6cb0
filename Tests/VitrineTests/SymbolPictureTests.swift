import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

@Suite struct SymbolPictureTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test func aSymbolGoesByNameAliasCodePointAndCharacter() throws {
    let picture = try renderer.picture(ofSymbol: "doc.on.doc").bitmap
    for name in ["document.on.document", "U+100241", "\u{100241}"] {
      #expect(try renderer.picture(ofSymbol: name).bitmap.hasSamePixels(as: picture))
    }
  }

  @Test func aSymbolIsAsWideAsItsAdvanceAndAsHighAsALine() throws {
    var options = SymbolOptions()
    options.size = 100
    options.scale = 1
    let drawing = try renderer.kit.symbol(named: "star")
    let font = try renderer.kit.font(named: "SFPro-Regular")
    let bitmap = try renderer.picture(ofSymbol: "star", options).bitmap
    #expect(bitmap.width == Int(drawing.width))
    #expect(bitmap.height == Int(((font.ascent + font.descent) * 100).rounded(.up)))
  }

  @Test func everySymbolFitsItsFrameInEveryWeight() throws {
    var options = SymbolOptions()
    options.size = 32
    options.scale = 1
    options.margin = 8
    for symbol in try renderer.kit.symbols() {
      for weight in SymbolOptions.Weight.allCases {
        options.weight = weight
        let bitmap = try renderer.picture(ofSymbol: symbol.name, options).bitmap
        #expect(bitmap.inkOutside(margin: 8) == 0, "\(symbol.name) \(weight)")
      }
    }
  }

  @Test func heavierWeightsHaveMoreInk() throws {
    var options = SymbolOptions()
    options.scale = 1
    let ink = try SymbolOptions.Weight.allCases.map { weight in
      options.weight = weight
      return try renderer.picture(ofSymbol: "chevron.right", options).bitmap.inkOutside(margin: 0)
    }
    #expect(ink == ink.sorted() && Set(ink).count == 4)
  }

  @Test func aWrongNameSuggestsTheNearest() {
    #expect {
      try renderer.picture(ofSymbol: "chevron.rigt")
    } throws: { error in
      "\(error)".contains("did you mean “chevron.right”")
    }
  }
}

extension Bitmap {
  /// The sum of alpha outside a rectangle that lies a margin inside, or in all for no margin.
  fileprivate func inkOutside(margin: Int) -> Int {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x >= margin && y >= margin && x < width - margin && y < height - margin
        if margin == 0 || !isInside { sum += Int(pixels[y * width + x] >> 24) }
      }
    }
    return sum
  }
}

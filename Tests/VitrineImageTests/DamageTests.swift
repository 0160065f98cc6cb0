import Testing
import VitrineGraphics

@testable import VitrineImage

@Suite struct DamageTests {
  static let files = [
    "rgb8.png", "rgba16.png", "palette4.png", "interlaced-rgba8.png", "p3.png", "oriented6.png",
    "baseline.jpg", "progressive.jpg", "inks.jpg", "p3.jpg",
    "lossless.webp", "lossy.webp", "lossy-alpha.webp", "animated-offset.webp", "p3.webp",
  ]

  @Test(arguments: files)
  func aFileCutAnywhereIsAnError(_ name: String) throws {
    let bytes = try Picture.bytes(name)
    for count in 0..<bytes.count {
      #expect(throws: ImageError.self, "\(count) of \(bytes.count) bytes") {
        try Picture.decode(Array(bytes[..<count]))
      }
    }
  }

  @Test func anErrorNamesFileAndMend() {
    do {
      _ = try ImageFile.read(path: "/nowhere/photo.png")
      Issue.record("a missing file was read")
    } catch {
      #expect(
        error.description
          == "/nowhere/photo.png: cannot be read: No such file or directory; "
          + "check the path and its permissions")
    }
  }

  @Test func otherFormatsAreNamedAsSuch() {
    #expect(throws: ImageError.unknownFormat(name: "bytes")) {
      try Picture.decode(Array("GIF89a, or anything else".utf8))
    }
  }

  @Test func aFolderIsNoPicture() {
    #expect(throws: ImageError.unreadable(name: "/", reason: "Is a directory")) {
      try ImageFile.read(path: "/")
    }
  }

  @Test func flippedBitsNeverCrash() throws {
    for name in Self.files {
      let bytes = try Picture.bytes(name)
      for place in stride(from: 0, to: bytes.count, by: 5) {
        var damaged = bytes
        damaged[place] ^= 0x41
        _ = try? Picture.decode(damaged)
      }
    }
  }
}

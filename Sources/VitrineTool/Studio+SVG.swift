import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineSVG

extension Studio {
  /// Draws a job and writes it to its output, as SVG where that ends in .svg; returns warnings.
  func write(_ job: DrawJob) throws(ToolError) -> [String] {
    guard job.isSVG else {
      let picture = try picture(of: job)
      if drawsOnce { forgetPictures() }
      try write(picture, to: job.output)
      return picture.warnings
    }
    let renderer = try renderer(font: job.font)
    renderer.recordsWords = job.setsText
    defer { renderer.recordsWords = false }
    let (list, warnings) = try displayList(of: job)
    var writer = SVGWriter { (bitmap) throws(SVGError) in
      do throws(ImageError) {
        return try PNGEncoder.encode(bitmap, name: job.output)
      } catch {
        throw .picture(reason: error.description)
      }
    }
    writer.setsText = job.setsText
    let document = try asInput { () throws(SVGError) in
      try writer.document(of: list, scale: job.scale, title: job.title)
    }
    try asInput { () throws(ImageError) in
      try AtomicFile.write(Array(document.text.utf8), to: job.output)
    }
    return job.isVerbose ? warnings + document.rasterParts.map { $0.line(job.output) } : warnings
  }
}

extension SVGRasterPart {
  /// What `--verbose` says about the part.
  fileprivate func line(_ output: String) -> String {
    let (x, y) = (Int(bounds.minX), Int(bounds.minY))
    return "\(output): \(Int(bounds.width))×\(Int(bounds.height)) pixels at \(x),\(y): \(reason)"
  }
}

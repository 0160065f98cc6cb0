import Vitrine
import VitrineConsole
import VitrineGallery

extension Command {
  static let gallery = Command(
    name: "gallery", synopsis: "[-o DIR]",
    summary: "Writes a page with every component, to look at and to measure.",
    options: [OptionRule("--output", "-o", value: "DIR", help: "the folder (gallery)")],
    discussion: "The page needs no server: open DIR/index.html in a browser."
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first {
      throw .usage("“\(extra)” is too much; name the folder with -o")
    }
    let folder = arguments.value("--output") ?? "gallery"
    if folder.isEmpty { throw .usage("-o names no folder; write one, such as gallery") }
    let studio = try Studio()
    let renderer = try studio.renderer(font: nil)
    let summary = try asInput { () throws(GalleryError) in
      let site = try GallerySite(renderer: renderer)
      return try GalleryWriter(folder: folder).write(site) { done, count in
        Console.progress("drawn", done, of: count)
      }
    }
    let megabytes = (Double(summary.bytes) / 100_000).rounded() / 10
    Console.print(
      "\(folder)/index.html: \(summary.components) components, \(summary.pictures) pictures, "
        + "\(megabytes) MB\n")
    return 0
  }
}

import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineScript

extension Command {
  static let record = Command(
    name: "record", synopsis: "SCRIPT [-o OUT.webp] [options]",
    summary: "Plays an event script, and writes what a person would see as an animation.",
    options: [
      OptionRule(
        "--output", "-o", value: "OUT", help: "an animated .webp file (SCRIPT with .webp)"),
      OptionRule("--scale", value: "N", help: "pixels in a point: 1, 2 or 3 (2)"),
      OptionRule("--rate", value: "N", help: "frames a second, 1 to 60 (30)"),
      OptionRule(
        "--quality", value: "Q", help: "lossless, or 0 to 100 for smaller files with losses (90)"),
      OptionRule("--touches", help: "show where a finger is"),
      OptionRule("--frames", value: "DIR", help: "write each frame as a PNG file, too"),
      OptionRule("--check", help: "play the script without an animation: is all as expected?"),
      OptionRule("--scene", value: "SCENE", help: "a scene file in place of the script's own"),
      OptionRule("--font", value: "FILE", help: "a font file in place of Inter"),
    ],
    discussion: """
      A script names its scene file and then what happens, a step a line:

        scene "alert.json"
        present
        wait until-still
        tap "Delete"
        expect report "Delete"

      Documentation/event-scripts.md lists the steps. Files in a script are relative to it.
      """
  ) { (arguments) throws(ToolError) in
    guard let name = arguments.positionals.first else {
      throw .usage("no script; write vitrine record SCRIPT -o OUT.webp")
    }
    if let extra = arguments.positionals.dropFirst().first {
      throw .usage("“\(extra)” is too much; record one script at a time")
    }
    try Recording(script: name, arguments).run()
    return 0
  }
}

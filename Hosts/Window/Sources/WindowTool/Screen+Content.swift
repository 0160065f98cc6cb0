internal import Glibc
import Vitrine
import VitrineConsole
import VitrineImage

extension Scene.Content {
  /// Whether the component can live on a screen.
  var isLive: Bool {
    switch self {
    case .alert, .colorPicker: true
    case .activityView, .sidebar: false
    }
  }

  /// What several of the kind are called.
  var pluralName: String {
    switch self {
    case .alert: "alerts"
    case .colorPicker: "colour pickers"
    case .activityView: "share sheets"
    case .sidebar: "sidebars"
    }
  }
}

extension Screen {
  /// Presents a component, tells what comes of it, and calls when it has gone.
  func present(_ content: Scene.Content, whenGone: @escaping () -> Void) throws(ToolError) {
    try asInput { () throws(PresentationError) in
      switch content {
      case .alert(let alert):
        try present(alert) { response in
          tell(response.report(on: alert))
          whenGone()
        }
      case .colorPicker(let picker):
        try present(
          picker,
          onChange: { change in
            // While a person drags there is one for each movement.
            if !change.continuously { tell("colour \(change.selection.words)") }
          },
          onSavedColorsChange: { colors in
            tell("kept \(colors.map { $0.words }.joined(separator: ", "))")
          },
          onDismiss: { _ in whenGone() })
      case .activityView, .sidebar: break
      }
    }
  }

  /// Puts a picture file behind the components.
  func showPicture(at path: String) {
    var status = stat()
    // Opening a pipe would wait for somebody who writes.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return Console.report("\(path): is no file; drop a picture")
    }
    do {
      backdrop = .image(try ImageFile.read(path: path, fitting: pixelSize))
    } catch {
      Console.report(error.description)
    }
  }
}

/// Tells what a component says; whoever reads a pipe sees it at once.
private func tell(_ text: String) { Console.print(text + "\n") }

extension PickedColor {
  /// The colour as a person writes it.
  fileprivate var words: String { "#\(converted(to: .sRGB).hex) \(opacityPercent) %" }
}

extension AlertResponse {
  /// How an alert ended, in words.
  fileprivate func report(on alert: Alert) -> String {
    let shown = Console.printable
    var lines = [button.map { "“\(shown($0.label))” was pressed" } ?? "the alert was dismissed"]
    for (field, text) in zip(alert.fields, texts) {
      // What is not to be seen on the screen is not to be seen here either.
      let words = field.isSecure ? "\(text.count) characters" : "“\(shown(text))”"
      lines.append("  \(shown(field.placeholder)): \(words)")
    }
    return lines.joined(separator: "\n")
  }
}

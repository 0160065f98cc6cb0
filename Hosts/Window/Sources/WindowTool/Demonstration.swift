import Vitrine
import VitrineConsole
import VitrineGraphics

/// Alerts that a person goes through: one asks which component to show, and comes back after it.
final class Demonstration {
  private let screen: Screen
  private let close: () -> Void
  /// Why it ended before its time.
  private(set) var failure: ToolError?

  init(_ screen: Screen, close: @escaping () -> Void) {
    self.screen = screen
    self.close = close
  }

  /// Asks what to show.
  func choose() throws(ToolError) {
    let examples = try asInput { () throws(AlertError) in try Self.examples() }
    var buttons = examples.map { Button($0.name) }
    buttons.append(Button("Quit", role: .cancel))
    let chooser = try asInput { () throws(AlertError) in
      try Alert("Vitrine", message: "What would you like to see?", buttons: buttons)
    }
    _ = try asInput { () throws(PresentationError) in
      try screen.present(chooser) { [self] response in
        guard let example = examples.first(where: { $0.name == response.button?.label }) else {
          return close()
        }
        attempt { () throws(ToolError) in
          try screen.present(example.content) { [self] in
            attempt { () throws(ToolError) in try choose() }
          }
        }
      }
    }
  }

  private func attempt(_ body: () throws(ToolError) -> Void) {
    do {
      try body()
    } catch {
      failure = error
      close()
    }
  }

  private static func examples() throws(AlertError) -> [(name: String, content: Scene.Content)] {
    let deletion = try Alert("Delete “Trip.mov”?", message: "You can’t undo this action.") {
      Button("Delete", role: .destructive)
      Button("Cancel", role: .cancel)
    }
    let signIn = try Alert(
      "Sign In", message: "Enter the name and password of your account.",
      fields: [TextField("Name"), SecureField("Password")],
      buttons: [
        Button("Cancel", role: .cancel), Button("Sign In").keyboardShortcut(.defaultAction),
      ])
    let picker = ColorPicker("Colors", selection: Color(hex: 0xFF9500))
    return [
      ("Alert", .alert(deletion)), ("Text Fields", .alert(signIn)),
      ("Color Picker", .colorPicker(picker)),
    ]
  }

  /// A drawing of the project's own, for glass to show.
  static func backdrop(of screen: Screen) throws(ToolError) -> Scene.Backdrop {
    var options = ComponentOptions()
    options.scale = screen.scale
    return .image(
      try asInput { () throws(RenderError) in
        try screen.renderer.picture(ofComponent: "Artwork/Backdrop", options).bitmap
      })
  }
}

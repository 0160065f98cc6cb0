import Testing
import VitrineGraphics

@testable import Vitrine

/// Presentations of one screen that are handed to another one.
struct OtherScreenTests {
  private let own: Screen
  private let other: Screen
  private let alert: Presentation
  private let error = PresentationError.onAnotherScreen("Theirs")

  init() throws {
    let renderer = try Renderer()
    own = try Screen(scale: 1, renderer: renderer)
    other = try Screen(scale: 1, renderer: renderer)
    alert = try other.present(Alert("Theirs") { Button("OK") }, animated: false)
  }

  private func isUntouched(_ presentation: Presentation) -> Bool {
    own.presentations.isEmpty && own.queue.isEmpty && other.presentations.count == 1
      && presentation.state == .shown && presentation.name == "Theirs"
  }

  @Test func anAlertIsNeitherChangedNorReplaced() throws {
    let new = try Alert("New") { Button("OK") }
    #expect(throws: error) { try own.update(alert, to: new) }
    #expect(isUntouched(alert))
    #expect(throws: error) { try own.replace(alert, with: new) }
    #expect(isUntouched(alert))
  }

  @Test func aDialogIsNeitherChangedNorReplaced() throws {
    other.dismiss(alert, animated: false)
    let dialog = try other.present(
      ConfirmationDialog("Theirs") { Button("OK") }, animated: false)
    let new = try ConfirmationDialog("New") { Button("OK") }
    #expect(throws: error) { try own.update(dialog, to: new) }
    #expect(throws: error) { try own.replace(dialog, with: new) }
    #expect(isUntouched(dialog))
  }

  @Test func whatHasGoneElsewhereIsNotReplacedHere() throws {
    other.dismiss(alert, animated: false)
    let new = try Alert("New") { Button("OK") }
    #expect(throws: error) { try own.replace(alert, with: new) }
    #expect(own.presentations.isEmpty)
  }

  @Test(arguments: [true, false]) func itIsNotDismissed(_ animated: Bool) throws {
    own.dismiss(alert, animated: animated)
    own.advance(by: .seconds(2))
    #expect(isUntouched(alert))
  }

  @Test func aPickerTakesNoColourFromAnotherScreen() throws {
    other.dismiss(alert, animated: false)
    let red = PickedColor(red: 1, green: 0, blue: 0)
    let picker = try other.present(ColorPicker(selection: red), animated: false)
    #expect(!own.setSelection(PickedColor(white: 1), of: picker))
    #expect(other.setSelection(PickedColor(white: 1), of: picker))
  }
}

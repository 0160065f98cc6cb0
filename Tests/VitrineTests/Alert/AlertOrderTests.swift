import Testing
import VitrineKit

@testable import Vitrine

/// In which order buttons lie, for every place that cancel can be given at.
struct AlertOrderTests {
  /// One way to give buttons, and how they lie.
  struct Case: Sendable, CustomTestStringConvertible {
    let given: [String]
    let row: [String]
    let column: [String]

    init(_ given: String, row: String, column: String) {
      self.given = given.split(separator: " ").map(String.init)
      self.row = row.split(separator: " ").map(String.init)
      self.column = column.split(separator: " ").map(String.init)
    }

    var testDescription: String { given.joined(separator: " ") }

    /// The alert; `X` cancels, a button with an asterisk is preferred.
    var alert: Alert {
      get throws {
        try Alert(
          "Title", fields: [],
          buttons: given.map { name in
            let button = Button(name, role: name.hasPrefix("X") ? .cancel : nil)
            return name.hasSuffix("*") ? button.preferred : button
          })
      }
    }
  }

  static let cases = [
    Case("A", row: "A", column: "A"),
    Case("A*", row: "A*", column: "A*"),
    Case("X", row: "X", column: "X"),
    Case("A B", row: "A B", column: "A B"),
    Case("X A", row: "X A", column: "A X"),
    Case("A X", row: "X A", column: "A X"),
    Case("A* B", row: "B A*", column: "A* B"),
    Case("A B*", row: "A B*", column: "B* A"),
    Case("X A*", row: "X A*", column: "A* X"),
    Case("A* X", row: "X A*", column: "A* X"),
    Case("A B C", row: "A B C", column: "A B C"),
    Case("X A B", row: "X A B", column: "A B X"),
    Case("A X B", row: "X A B", column: "A B X"),
    Case("A B X", row: "X A B", column: "A B X"),
    Case("X A B*", row: "X A B*", column: "B* A X"),
    Case("A B* X", row: "X A B*", column: "B* A X"),
    Case("A X B*", row: "X A B*", column: "B* A X"),
    Case("A B* C", row: "A C B*", column: "B* A C"),
    Case("X*", row: "X*", column: "X*"),
    Case("X* A", row: "A X*", column: "X* A"),
    Case("A X*", row: "A X*", column: "X* A"),
    Case("X* A B", row: "A B X*", column: "X* A B"),
    Case("A X* B", row: "A B X*", column: "X* A B"),
    Case("A B X*", row: "A B X*", column: "X* A B"),
  ]

  @Test(arguments: cases)
  func cancelLeadsOrComesLastAndThePreferredOneIsOpposite(_ order: Case) throws {
    let alert = try order.alert
    #expect(alert.orderedButtons(.row).map { $0.label } == order.row)
    #expect(alert.orderedButtons(.column).map { $0.label } == order.column)
  }

  @Test func withoutHoistingOnlyCancelLeavesItsPlace() throws {
    let alert = try Case("A* X B", row: "", column: "").alert
    #expect(alert.buttonOrder(.column, hoistsPreferred: false) == [0, 2, 1])
    #expect(alert.buttonOrder(.row, hoistsPreferred: false) == [1, 0, 2])
    let marked = try Case("A X* B", row: "", column: "").alert
    #expect(marked.buttonOrder(.column, hoistsPreferred: false) == [0, 2, 1])
    #expect(marked.buttonOrder(.row, hoistsPreferred: false) == [1, 0, 2])
  }

  @Test func theKitSaysWhetherThePreferredButtonIsHoisted() throws {
    let renderer = try Renderer(kit: Kit(replacing: "Alert/hoists default action", by: 0))
    let alert = try Case("A* B", row: "", column: "").alert
    let assembly = AlertAssembly(
      alert: alert, kit: renderer.kit, appearance: .light, text: renderer.text,
      typeScale: try TypeScale(.large, kit: renderer.kit))
    #expect(try assembly.buttonOrder(.row) == [0, 1])
    #expect(try assembly.buttonOrder(.column) == [0, 1])
  }

  @Test func theAlertKeepsTheButtonsAsGiven() throws {
    let alert = try Case("X A B*", row: "", column: "").alert
    #expect(alert.buttons.map { $0.label } == ["X", "A", "B*"])
  }
}

import Testing
import VitrineConsole

@testable import VitrineTool

/// What programs may send to a server.
@Suite struct RequestTests {
  private func job(_ text: String) throws -> DrawJob { try DrawJob(request: Array(text.utf8)) }

  @Test func aRequestMayAskForAComponentASceneOrASymbol() throws {
    guard
      case .component("Alerts/Light/Default") = try job(
        #"{"draw": "Alerts/Light/Default", "scale": 2}"#
      ).subject
    else {
      Issue.record("no component")
      return
    }
    guard case .scene = try job(#"{"alert": {"title": "Hi"}}"#).subject,
      case .scene = try job(#"{"draw": {"alert": {"title": "Hi"}}}"#).subject
    else {
      Issue.record("no scene")
      return
    }
    let symbol = try job(#"{"symbol": "heart", "size": 40, "weight": "Bold"}"#)
    guard case .symbol("heart") = symbol.subject else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.symbolSize == 40)
  }

  @Test func aRequestNamesNoFont() throws {
    let error = #expect(throws: ToolError.self) {
      try job(#"{"symbol": "heart", "font": "x.ttf"}"#)
    }
    #expect(error?.message.hasPrefix("“font” is a file") == true)
  }
}

/// What a server shows.
public protocol ServerContent: Sendable {
  /// Returns what there is at a path; nil for nothing. Called on the thread that listens.
  func file(at path: String) -> ServerFile?
  /// Draws a file, or what a body asks for. Called for one after the other.
  func answer(to work: ServerWork) -> ServerAnswer
}

/// What there is at a path.
public enum ServerFile: Sendable {
  /// A file that is at hand.
  case ready(ServerAnswer)
  /// A file that has to be drawn first.
  case drawn
}

/// What takes long enough to wait for.
public enum ServerWork: Sendable {
  /// A file of the content's own that has to be drawn.
  case file(path: String)
  /// A picture that a request's body asks for.
  case draw(body: [UInt8])
}

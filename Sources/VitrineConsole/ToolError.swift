/// Why a program stops.
public enum ToolError: Error {
  /// The command line is wrong.
  case usage(String)
  /// The input could not be read or drawn.
  case input(String)

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .usage(let message), .input(let message): message
    }
  }

  /// The exit status.
  public var status: Int32 {
    switch self {
    case .usage: 2
    case .input: 1
    }
  }
}

/// Runs a body and turns its error into one about the input.
public func asInput<Result, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(ToolError) -> Result {
  do {
    return try body()
  } catch {
    throw .input(error.description)
  }
}

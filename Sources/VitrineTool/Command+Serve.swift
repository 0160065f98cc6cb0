import VitrineConsole
import VitrineServer

extension Command {
  static let serve = Command(
    name: "serve", synopsis: "[--port N] [--host ADDRESS] [--gallery DIR] [--files DIR]",
    summary: "Serves the gallery, and draws what programs send.",
    options: [
      OptionRule(
        "--port", value: "N",
        help: "where to listen; 0 takes any free port (\(defaultPort), or the next free one)"),
      OptionRule(
        "--host", value: "ADDRESS",
        help: "the address to listen at; 0.0.0.0 lets other machines in (127.0.0.1)"),
      OptionRule(
        "--gallery", value: "DIR",
        help: "takes pictures from a folder that vitrine gallery wrote (all are drawn)"),
      OptionRule(
        "--files", value: "DIR", help: "lets scenes name pictures in this folder (no files)"),
    ],
    discussion: """
      POST /draw takes a scene as in a scene file, or a job as in a batch without “output”, as
      application/json, and answers with a PNG, or with {"error": "…"} and a status from 400 on.
      GET /health says that the server is well. SIGINT or SIGTERM ends it when what is under way
      is done.

        curl --json @scene.json http://127.0.0.1:\(defaultPort)/draw -o picture.png
      """
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first { throw .usage("“\(extra)” is too much") }
    // Before anything starts a thread.
    let signals = StopSignals()
    let address = try address(arguments)
    let content = try ServedContent(
      files: try folder("--files", arguments).map { .folder($0) } ?? .none,
      gallery: try folder("--gallery", arguments))
    let (server, url) = try start(content, at: address)
    Console.print("Gallery: \(url)\nDrawing: POST a scene to \(url)draw\n")
    if Console.isInteractive { Console.print("End with Control-C.\n") }
    signals.wait()
    signals.release()
    server.stop()
    return 0
  }

  /// The port where none is given.
  private static let defaultPort = 8027
  /// How many ports from the default one are tried.
  private static let triedPorts = 20

  private static func address(_ arguments: Arguments) throws(ToolError) -> ServerAddress? {
    let host = arguments.value("--host") ?? "127.0.0.1"
    guard let text = arguments.value("--port") else {
      return host == "127.0.0.1" ? nil : ServerAddress(host: host, port: defaultPort)
    }
    guard let port = Int(text), (0...65535).contains(port) else {
      throw .usage("“\(text)” is no port; write a number from 0 to 65535")
    }
    return ServerAddress(host: host, port: port)
  }

  /// Returns the value of an option that names a folder.
  private static func folder(
    _ option: String, _ arguments: Arguments
  ) throws(ToolError) -> String? {
    guard let folder = arguments.value(option) else { return nil }
    guard FileContents.isFolder(folder) else {
      throw .input("\(folder): is no folder; name one for \(option)")
    }
    return folder
  }

  /// Starts a server; without an address, at the first port that is free.
  private static func start(
    _ content: ServedContent, at wanted: ServerAddress?
  ) throws(ToolError) -> (Server, url: String) {
    var address = wanted ?? ServerAddress(port: defaultPort)
    while true {
      do throws(ServerError) {
        let server = try Server(content, at: address, version: Console.version)
        address.port = server.port
        return (server, address.url)
      } catch {
        let isLast = address.port >= defaultPort + triedPorts
        guard wanted == nil, error.isTaken, !isLast else { throw .input(error.description) }
        Console.report("port \(address.port) is taken; trying the next one")
        address.port += 1
      }
    }
  }
}

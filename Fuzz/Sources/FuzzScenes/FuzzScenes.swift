import VitrineScene

/// Reads arbitrary bytes as a scene file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(SceneFileError) {
    _ = try SceneFile(parsing: bytes, name: "input.json")
  } catch {
    precondition(error.line >= 1 && !error.mend.isEmpty, "an error stands nowhere or helps nobody")
  }
  return 0
}

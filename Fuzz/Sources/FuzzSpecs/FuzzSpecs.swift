import VitrineKit

/// Reads arbitrary bytes as a spec file and asks for everything in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(SpecError) {
    let kit = try Kit(files: [(name: "input.txt", bytes: bytes)])
    for component in kit.components { _ = try? kit.layer(named: component.name) }
    _ = try? kit.swatches()
    _ = try? kit.styles()
    _ = try? kit.textStyles()
    _ = try? kit.screens()
    _ = try? kit.metrics()
    _ = try? kit.fonts()
    _ = try? kit.tracking()
  } catch {
    precondition(error.line >= 1 && error.column >= 1, "an error stands nowhere")
  }
  return 0
}

import CWasmRuntime
import VitrineGraphics

// A module without main function never runs top-level code, so state is kept in lazy statics.
enum Module {
  static let pictures: [Bitmap] = {
    vitrine_wasm_runtime()
    return drawAll()
  }()

  static func picture(_ index: Int32) -> Bitmap? {
    pictures.indices.contains(Int(index)) ? pictures[Int(index)] : nil
  }
}

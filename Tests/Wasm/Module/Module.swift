import CWasmRuntime
import VitrineGraphics
import WasmScene

// A module without main function never runs top-level code, so state is kept in a lazy static.
enum Module {
  static let picture: Bitmap = {
    vitrine_wasm_runtime()
    return Scene.draw()
  }()
}

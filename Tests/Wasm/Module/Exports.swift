import VitrineGraphics

/// The address of the drawn pixels.
@_expose(wasm, "pixels")
@_cdecl("pixels")
func pixels() -> UnsafeMutablePointer<UInt32>? {
  Module.picture.pixels.baseAddress
}

/// The number of drawn pixels.
@_expose(wasm, "count")
@_cdecl("count")
func count() -> Int32 {
  Int32(truncatingIfNeeded: Module.picture.pixels.count)
}

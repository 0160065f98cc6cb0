import VitrineGraphics

/// The address of a picture's pixels; null when there is no such picture.
@_expose(wasm, "pixels")
@_cdecl("pixels")
func pixels(_ picture: Int32) -> UnsafeMutablePointer<UInt32>? {
  Module.picture(picture)?.pixels.baseAddress
}

/// The number of a picture's pixels; 0 when there is no such picture.
@_expose(wasm, "count")
@_cdecl("count")
func count(_ picture: Int32) -> Int32 {
  Int32(truncatingIfNeeded: Module.picture(picture)?.pixels.count ?? 0)
}

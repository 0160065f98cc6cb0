public import VitrineGraphics

/// Turns the bytes of a PNG file into a picture; nil where they are none.
public typealias PictureDecoder = (UnsafeRawBufferPointer) -> Bitmap?

/// Why the gallery could not be made.
public struct GalleryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String
}

/// Runs a body and turns its error into one of the gallery.
func asGalleryError<Result, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(GalleryError) -> Result {
  do {
    return try body()
  } catch {
    throw GalleryError(description: error.description)
  }
}

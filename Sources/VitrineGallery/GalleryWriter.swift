import Dispatch
import Glibc
import Synchronization
import VitrineGraphics
import VitrineImage

/// Writes the gallery to a folder, as files that need no server.
public struct GalleryWriter: Sendable {
  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// How many components there are.
    public var components = 0
    /// How many pictures were drawn.
    public var pictures = 0
    /// How many bytes all files have.
    public var bytes = 0
  }

  /// Pictures that wait to be compressed; each takes some megabytes.
  private static let waiting = 4

  private let folder: String

  /// Creates a writer to a folder, which need not be there.
  public init(folder: String) { self.folder = folder }

  /// Writes all files; the page itself is written last.
  ///
  /// While one picture is drawn, those before it are compressed and written.
  /// - Parameters:
  ///   - site: the gallery.
  ///   - progress: is told how many pictures of how many are drawn.
  /// - Returns: what was written.
  /// - Throws: `GalleryError` naming the file.
  public func write(
    _ site: GallerySite, progress: (_ done: Int, _ count: Int) -> Void
  ) throws(GalleryError) -> Summary {
    try write(site, paths: site.paths, progress: progress)
  }

  /// Writes some of the files, the last of them when all others are there.
  func write(
    _ site: GallerySite, paths: [String], progress: (_ done: Int, _ count: Int) -> Void
  ) throws(GalleryError) -> Summary {
    try makeFolder(folder)
    try makeFolder(folder + "/pictures")
    let job = Job(folder: folder, waiting: Self.waiting)
    let count = paths.count { site.isPicture($0) }
    var done = 0
    for path in paths {
      if let bytes = site.text(at: path) {
        // The page says that everything is there.
        if path == paths.last { try job.finish() }
        try job.write(bytes, to: path)
      } else if let bitmap = try site.picture(at: path) {
        try job.compress(bitmap, to: path)
        done += 1
        progress(done, count)
      }
    }
    return Summary(components: site.components.count, pictures: count, bytes: job.bytes)
  }

  private func makeFolder(_ path: String) throws(GalleryError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o777) == 0 || errno == EEXIST { continue }
      // Folders above may be closed to this user and yet be there.
      var info = stat()
      if stat(String(path[..<end]), &info) == 0 { continue }
      let reason = String(cString: strerror(errno))
      throw GalleryError(description: "\(path): no folder can be made: \(reason); take another")
    }
  }
}

/// The files of one gallery that are being written.
private final class Job: Sendable {
  private let folder: String
  private let queue = DispatchQueue(label: "vitrine.gallery", attributes: .concurrent)
  private let room: DispatchSemaphore
  private let state = Mutex(State())

  private struct State {
    var bytes = 0
    var failure: GalleryError?
  }

  init(folder: String, waiting: Int) {
    self.folder = folder
    room = DispatchSemaphore(value: waiting)
  }

  var bytes: Int { state.withLock { $0.bytes } }

  func write(_ bytes: [UInt8], to path: String) throws(GalleryError) {
    try asGalleryError { () throws(ImageError) in
      try AtomicFile.write(bytes, to: folder + "/" + path)
    }
    state.withLock { $0.bytes += bytes.count }
  }

  /// Compresses and writes a picture while the caller goes on.
  func compress(_ bitmap: Bitmap, to path: String) throws(GalleryError) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    room.wait()
    queue.async {
      do throws(GalleryError) {
        let bytes = try asGalleryError { () throws(ImageError) in
          try PNGEncoder.encode(bitmap, name: path)
        }
        try self.write(bytes, to: path)
      } catch {
        self.state.withLock { $0.failure = $0.failure ?? error }
      }
      self.room.signal()
    }
  }

  /// Waits for all pictures.
  func finish() throws(GalleryError) {
    queue.sync(flags: .barrier) {}
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}

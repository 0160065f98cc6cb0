import Glibc

/// Memory of zeros that stands on huge pages.
///
/// Touching 12 MB of fresh memory costs the system a fault for every 4 kB, several times as much
/// as writing it; huge pages spare all but a few.
struct HugePages {
  /// The size of a huge page on x86-64 and most others; where it differs, nothing is gained.
  private static let size = 2 << 20

  let start: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawPointer
  private let length: Int

  /// Maps memory; nil where there is none, or so little is wanted that it is not worth it.
  init?(byteCount: Int) {
    guard byteCount >= 2 * Self.size else { return nil }
    // Mappings begin on small pages: one huge page more leaves room to begin on a huge one.
    length = byteCount + Self.size
    let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
    mapping = start
    self.start = start.alignedUp(toMultipleOf: Self.size)
    madvise(self.start, byteCount, MADV_HUGEPAGE)
  }

  /// Gives the memory back; to be called once.
  func unmap() { munmap(mapping, length) }
}

/// Memory that is given back at the end of its scope, on huge pages where it is large.
struct ScratchMemory: ~Copyable {
  let start: UnsafeMutableRawPointer
  private let pages: HugePages?

  init(byteCount: Int) {
    pages = HugePages(byteCount: byteCount)
    start = pages?.start ?? .allocate(byteCount: byteCount, alignment: 16)
  }

  deinit {
    if let pages { pages.unmap() } else { start.deallocate() }
  }
}

extension PixelBlock {
  /// The most bits of a literal's code: four of them and seven waiting bits fill a word.
  private static let codeLimit = 14
  /// The end-of-block symbol (RFC 1951, section 3.2.5).
  private static let endOfBlock = 256

  /// The number of bytes that the block stands for.
  var byteCount: Int { rows * stride }

  /// Writes the block, each row behind the number of its filter.
  func write(_ rows: borrowing FilteredRows, to writer: inout BitWriter, isLast: Bool) {
    let literals = literalFrequencies()
    let literalTable = HuffmanTable(frequencies: literals, limit: Self.codeLimit)
    let distanceTable = HuffmanTable(frequencies: distanceCounts, limit: Self.codeLimit)
    let header = DeflateHeader(
      literals: literalTable.lengths, distances: distanceTable.lengths)
    let bits = header.bitCount + literalTable.bitCount(literals)
    let matchBits = distanceTable.bitCount(distanceCounts) + extraBitCount()
    if bits + matchBits > 8 * byteCount { return writeStored(rows, to: &writer, isLast: isLast) }
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(2, count: 2)
    header.write(to: &writer)
    let endCode = literalTable.codes[Self.endOfBlock]
    literalTable.codes.withUnsafeBufferPointer { codes in
      distanceTable.codes.withUnsafeBufferPointer { distances in
        DeflateLength.all.withUnsafeBufferPointer { lengths in
          writeRows(to: &writer, codes, distances, lengths)
        }
      }
    }
    writer.append(endCode)
    writer.flush()
  }

  private func literalFrequencies() -> [UInt32] {
    var result = [UInt32](repeating: 0, count: 286)
    for i in 0..<4 * 256 { result[i & 255] += histogram[i] }
    for length in lengthCounts.indices where lengthCounts[length] > 0 {
      result[DeflateLength.all[length].symbol] += lengthCounts[length]
    }
    for y in 0..<rows { result[Int(filters[y])] += 1 }
    result[Self.endOfBlock] = 1
    return result
  }

  private func extraBitCount() -> Int {
    var bits = 0
    for length in lengthCounts.indices {
      bits += Int(lengthCounts[length]) * Int(DeflateLength.all[length].extraCount)
    }
    // Two symbols to each number of extra bits, from the fourth symbol on.
    for symbol in 4..<distanceCounts.count {
      bits += Int(distanceCounts[symbol]) * (symbol / 2 - 1)
    }
    return bits
  }

  private func writeRows(
    to writer: inout BitWriter, _ codes: UnsafeBufferPointer<HuffmanCode>,
    _ distances: UnsafeBufferPointer<HuffmanCode>, _ lengths: UnsafeBufferPointer<DeflateLength>
  ) {
    guard let code = codes.baseAddress else { return }
    var span = spans
    for y in 0..<rows {
      var pixel = pixels + y * width
      let end = pixel + width
      writer.append(code[Int(filters[y])])
      writer.flush()
      while pixel < end {
        writeLiterals(&writer, pixel, Int(span.pointee.literals), code)
        pixel += Int(span.pointee.literals + span.pointee.repeats)
        var rest = Int(span.pointee.repeats) * channels
        let distance = DeflateDistance(span.pointee.distance)
        while rest > 0 {
          let length = lengths[min(rest, longestMatch)]
          rest -= min(rest, longestMatch)
          writer.append(code[length.symbol])
          writer.append(length.extra, count: length.extraCount)
          writer.append(distances[distance.symbol])
          writer.append(distance.extra, count: distance.extraCount)
          writer.flush()
        }
        span += 1
      }
    }
  }

  @inline(__always)
  private func writeLiterals(
    _ writer: inout BitWriter, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ code: UnsafePointer<HuffmanCode>
  ) {
    let hasAlpha = channels == 4
    for i in 0..<count {
      let pixel = pixels[i]
      writer.append(code[Int(pixel & 255)])
      writer.append(code[Int((pixel &>> 8) & 255)])
      writer.append(code[Int((pixel &>> 16) & 255)])
      if hasAlpha { writer.append(code[Int(pixel &>> 24)]) }
      writer.flush()
    }
  }

  /// Writes the bytes as they are: what has no pattern would only grow.
  private func writeStored(
    _ rows: borrowing FilteredRows, to writer: inout BitWriter, isLast: Bool
  ) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount + 3, alignment: 16)
    defer { bytes.deallocate() }
    guard let start = bytes.baseAddress else { return }
    for y in 0..<self.rows {
      rows.pack(pixels + y * width, filter: filters[y], into: start + y * stride)
    }
    // RFC 1951, section 3.2.4: at most 65,535 bytes to a stored block.
    var offset = 0
    while offset < byteCount {
      let count = min(byteCount - offset, 65_535)
      writer.append(isLast && offset + count == byteCount ? 1 : 0, count: 3)
      writer.align()
      writer.append(UInt32(count) | ~UInt32(count) << 16, count: 32)
      writer.flush()
      writer.append(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
      offset += count
    }
  }
}

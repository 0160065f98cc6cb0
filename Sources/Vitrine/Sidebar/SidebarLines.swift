import VitrineKit

/// One line of a sidebar's list.
enum SidebarLine: Hashable {
  /// The header of a section.
  case header(SidebarSection)
  /// A row and how many branches it lies in.
  case row(SidebarRow, depth: Int)
}

extension Sidebar {
  /// The lines that show, from top to bottom: rows of collapsed sections and branches do not.
  ///
  /// - Parameter limit: the most lines that are returned, which bounds time and memory.
  func visibleLines(limit: Int) -> [SidebarLine] {
    var lines: [SidebarLine] = []
    for section in sections where lines.count < limit {
      if section.title != nil { lines.append(.header(section)) }
      if section.isExpanded == false, section.title != nil { continue }
      // Rows that are still to come, the next one last.
      var open = section.rows.reversed().map { (row: $0, depth: 0) }
      while let (row, depth) = open.popLast(), lines.count < limit {
        lines.append(.row(row, depth: depth))
        if case .branch(let rows, isExpanded: true) = row.content {
          open += rows.reversed().map { (row: $0, depth: depth + 1) }
        }
      }
    }
    return lines
  }
}

/// Which commands are drawn together, so that their pixels are rounded once.
///
/// A pixel that one command covers twice over with another is a step lighter or darker when both
/// are drawn together: what parts or joins them changes it, though it is drawn elsewhere.
enum DrawingRuns {
  /// Returns for each command of a list the first one of its run.
  static func starts(in list: DisplayList) -> [Int] {
    var starts = Array(0..<list.commands.count)
    var current: (shape: Shape, start: Int)?
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .fill, .shadow, .innerShadow, .border:
        guard let shape = list.shape(of: command) else {
          current = nil
          continue
        }
        if let run = current, run.shape == shape {
          starts[index] = run.start
        } else {
          current = (shape, index)
        }
      case .glass: current = list.shape(of: command).map { ($0, index) }
      case .beginClip, .endClip, .beginGroup, .endGroup: current = nil
      }
    }
    return starts
  }
}

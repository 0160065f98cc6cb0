import VitrineGraphics

/// Writes outlines as the text of a `d` attribute: relative steps on a fixed grid.
///
/// Rounding does not add up, as each step leads to the rounded place.
struct PathData {
  /// The text so far.
  private(set) var text = ""
  private let unit: Int
  private var current = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  private var lastLetter: Character = " "

  private struct Place {
    var x: Int
    var y: Int
  }

  /// Creates an empty text; places are rounded to one over `unit`, a power of ten.
  init(unit: Int = SVGNumber.fine) { self.unit = unit }

  /// Adds an outline.
  mutating func append(_ path: Path) {
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let p):
      let place = place(p)
      write("m", [place])
      start = place
      current = place
    case .line(let p): line(to: place(p))
    case .quad(let c, let p):
      write("q", [place(c), place(p)])
      current = place(p)
    case .cubic(let a, let b, let p):
      write("c", [place(a), place(b), place(p)])
      current = place(p)
    case .close:
      text += "z"
      lastLetter = "z"
      current = start
    }
  }

  private mutating func line(to place: Place) {
    if place.x == current.x, place.y == current.y { return }
    if place.y == current.y {
      write("h", numbers: [place.x - current.x])
    } else if place.x == current.x {
      write("v", numbers: [place.y - current.y])
    } else {
      write("l", [place])
    }
    current = place
  }

  private func place(_ p: Point) -> Place {
    Place(x: SVGNumber.steps(p.x, per: unit), y: SVGNumber.steps(p.y, per: unit))
  }

  private mutating func write(_ letter: Character, _ places: [Place]) {
    var numbers: [Int] = []
    for place in places {
      numbers.append(place.x - current.x)
      numbers.append(place.y - current.y)
    }
    write(letter, numbers: numbers)
  }

  private mutating func write(_ letter: Character, numbers: [Int]) {
    // A letter may be left out when it repeats, but not that of a move: the next would be a line.
    var needsSpace = letter == lastLetter && letter != "m"
    if !needsSpace { text.append(letter) }
    lastLetter = letter
    for number in numbers {
      if needsSpace, number >= 0 { text += " " }
      text += SVGNumber.text(steps: number, per: unit)
      needsSpace = true
    }
  }
}

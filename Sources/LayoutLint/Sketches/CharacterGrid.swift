import PlumbGeometry

/// A drawing of characters, twice as high as wide, for places that show no pictures.
struct CharacterGrid {
  /// The lines of a box.
  struct Pen {
    let corners: (topLeft: Character, topRight: Character, bottomLeft: Character, bottomRight: Character)
    let horizontal: Character
    let vertical: Character

    static let thin = Pen(corners: ("┌", "┐", "└", "┘"), horizontal: "─", vertical: "│")
    static let double = Pen(corners: ("╔", "╗", "╚", "╝"), horizontal: "═", vertical: "║")
  }

  private var cells: [[Character]]
  /// What the grid shows.
  private let bounds: Rect
  /// Characters a point.
  private let scale: Double

  /// A grid that shows a rectangle, as wide as given and at most as high.
  init(_ bounds: Rect, columns: Int, rows: Int) {
    self.bounds = bounds
    let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
    scale = min(Double(columns) / width, Double(rows) * 2 / height)
    let size = (columns: (width * scale).rounded(), rows: (height * scale / 2).rounded())
    cells = Array(
      repeating: Array(repeating: " ", count: max(Int(size.columns), 1)), count: max(Int(size.rows), 1))
  }

  /// Of more rows than these that are alike, two are shown, and that there are more.
  private static let mostAlike = 4

  /// The lines, without blanks at their ends.
  var lines: [String] {
    var lines: [String] = []
    var row = 0
    while row < cells.count {
      var end = row + 1
      while end < cells.count, cells[end] == cells[row] { end += 1 }
      let isLong = end - row > Self.mostAlike
      let line = Self.line(cells[row])
      for _ in 0..<(isLong ? 1 : end - row) { lines.append(line) }
      if isLong { lines += [Self.line(cells[row].map { $0 == Pen.thin.vertical ? "┊" : $0 }), line] }
      row = end
    }
    return lines
  }

  private static func line(_ row: [Character]) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return String(row)
  }

  /// Draws the outline of what is inside of a rectangle; nothing of what lies outside the grid.
  mutating func draw(_ rect: Rect, _ pen: Pen) {
    guard let (columns, rows) = place(of: rect) else { return }
    for column in columns.dropFirst().dropLast() {
      cells[rows.lowerBound][column] = pen.horizontal
      cells[rows.upperBound][column] = pen.horizontal
    }
    for row in rows.dropFirst().dropLast() {
      cells[row][columns.lowerBound] = pen.vertical
      cells[row][columns.upperBound] = pen.vertical
    }
    // What is one row high is a line between two ends.
    let isFlat = rows.count == 1
    let corners = pen.corners
    cells[rows.lowerBound][columns.lowerBound] = isFlat ? pen.vertical : corners.topLeft
    cells[rows.lowerBound][columns.upperBound] = isFlat ? pen.vertical : corners.topRight
    if !isFlat {
      cells[rows.upperBound][columns.lowerBound] = corners.bottomLeft
      cells[rows.upperBound][columns.upperBound] = corners.bottomRight
    }
  }

  /// Writes a text into a rectangle's middle row as far as there is room beside its outline.
  mutating func write(_ text: String, in rect: Rect, isInside: Bool = true) {
    guard let (columns, rows) = place(of: rect) else { return }
    let room = isInside ? columns.dropFirst().dropLast() : columns[...]
    let row = isInside ? (rows.lowerBound + rows.upperBound) / 2 : rows.lowerBound
    let isCut = text.count > room.count
    for (column, character) in zip(room, text) { cells[row][column] = character.isNewline ? " " : character }
    if isCut, let last = room.last { cells[row][last] = "…" }
  }

  private func place(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let (width, height) = (Double(cells[0].count), Double(cells.count))
    func span(_ start: Double, _ end: Double, _ scale: Double, _ most: Double) -> ClosedRange<Int>? {
      let (first, last) = ((start * scale).rounded(), (end * scale).rounded() - 1)
      guard first.isFinite, last.isFinite, first < most, max(first, last) >= 0 else { return nil }
      let begin = min(max(first, 0), most - 1)
      return Int(begin)...Int(min(max(last, begin), most - 1))
    }
    guard let columns = span(rect.minX - bounds.minX, rect.maxX - bounds.minX, scale, width),
      let rows = span(rect.minY - bounds.minY, rect.maxY - bounds.minY, scale / 2, height)
    else { return nil }
    return (columns, rows)
  }
}

/// Rows of cells, aligned.
struct TextTable {
  enum Alignment { case left, right }

  let alignments: [Alignment]
  private(set) var rows: [[String]] = []

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// A row has a cell for each column.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines, cells two spaces apart, without spaces at the end.
  func lines() -> [String] {
    let widths = alignments.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        line +=
          alignments[column] == .left
          ? cell.padded(to: widths[column]) : cell.rightAligned(in: widths[column])
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// A line of a profile's text.
package struct ProfileLine: Hashable, Sendable {
  /// What a line is about, for those who show it in colours.
  package enum Kind: Hashable, Sendable {
    case heading
    /// Figures.
    case figures
    /// Work for nothing.
    case waste
    /// More about the line before.
    case detail
    /// Nothing but space.
    case empty
  }

  package var kind: Kind
  /// Without a line feed.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Rows of cells, aligned: the first column to the left, the others to the right.
struct ProfileTable {
  var rows: [[String]]

  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.unicodeScalars.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
        line += column == 0 ? cell + space : "  " + space + cell
      }
      return line
    }
  }
}

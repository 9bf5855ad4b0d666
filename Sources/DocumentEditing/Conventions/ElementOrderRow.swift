import PlumbAppleFacts

/// A row of the generated table: an element's attributes and children, in order, with spaces between them.
///
/// It is written as `element|era|attributes|children`. No era is the order of all; another is a platform and the place of a
/// release.
struct ElementOrderRow {
  let attributes: Substring
  let children: Substring
  private let era: Substring

  /// The releases in which orders change.
  private static let releases: [Release] = [.earliest, .xcode8, .xcode12, .xcode15]

  private init(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    era = fields[1]
    attributes = fields[2]
    children = fields[3]
  }

  func holds(in era: WritingEra) -> Bool {
    guard let first = self.era.utf8.first, let digit = self.era.utf8.last else { return true }
    let platform: WritingEra.Platform = first == UInt8(ascii: "i") ? .iOS : .macOS
    return platform == era.platform && Self.releases[Int(digit - UInt8(ascii: "0"))] <= era.release
  }

  /// The rows of an element, those of eras after that of all; none where the table does not have it.
  ///
  /// - Complexity: O(log *elements*) and the length of the rows.
  static func rows(of element: String) -> [ElementOrderRow] {
    let table = Self.table
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) >> 1
      if table[middle].name.isBytewiseBefore(element) { low = middle + 1 } else { high = middle }
    }
    var rows: [ElementOrderRow] = []
    while low < table.count, table[low].name == element {
      rows.append(ElementOrderRow(table[low].line))
      low += 1
    }
    return rows
  }

  /// The lines of the table, with the names of their elements.
  private static let table: [(name: String, line: Substring)] =
    ElementOrderTable.text.description.split(separator: "\n").map { line in
      (String(line.prefix { $0 != "|" }), line)
    }
}

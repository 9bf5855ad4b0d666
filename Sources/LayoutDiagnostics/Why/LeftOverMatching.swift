/// Rows matched with numbers by what is left over, without a search: a row with one number left takes it, and so does a row that is
/// the last one to speak of a number. Neither costs another row anything; where there is none of either, the first row takes its
/// first number.
struct LeftOverMatching {
  /// By number: its row, or `RowMatching.none`.
  private(set) var rowOfPart: [Int]
  /// By row: its number, or `RowMatching.none`.
  private(set) var partOfRow: [Int]
  private let unknown: [[Int]]
  /// By number: the rows that speak of it.
  private var users: [[Int]]
  /// By row: how many of its numbers are not taken.
  private var openParts: [Int]
  /// By number: how many of the rows that speak of it have none.
  private var openRows: [Int]
  /// Rows with one number left, and numbers with one row.
  private var lastParts: [Int] = []
  private var lastRows: [Int] = []

  init(_ unknown: [[Int]], partCount: Int) {
    self.unknown = unknown
    rowOfPart = [Int](repeating: RowMatching.none, count: partCount)
    partOfRow = [Int](repeating: RowMatching.none, count: unknown.count)
    users = [[Int]](repeating: [], count: partCount)
    for (row, parts) in unknown.enumerated() {
      for part in parts { users[part].append(row) }
    }
    openParts = unknown.map { $0.count }
    openRows = users.map { $0.count }
    lastParts = openParts.indices.filter { openParts[$0] == 1 }
    lastRows = openRows.indices.filter { openRows[$0] == 1 }
  }

  /// - Complexity: Linear in the terms.
  mutating func matchAll() {
    for row in unknown.indices {
      matchForced()
      if let part = openPart(of: row) { match(row, part) }
    }
    matchForced()
  }

  private mutating func matchForced() {
    while true {
      if let row = lastParts.popLast() {
        if let part = openPart(of: row) { match(row, part) }
      } else if let part = lastRows.popLast() {
        if rowOfPart[part] == RowMatching.none,
          let row = users[part].first(where: { partOfRow[$0] == RowMatching.none })
        {
          match(row, part)
        }
      } else {
        return
      }
    }
  }

  private func openPart(of row: Int) -> Int? {
    if partOfRow[row] != RowMatching.none { return nil }
    return unknown[row].first { rowOfPart[$0] == RowMatching.none }
  }

  private mutating func match(_ row: Int, _ part: Int) {
    (partOfRow[row], rowOfPart[part]) = (part, row)
    for user in users[part] {
      openParts[user] -= 1
      if openParts[user] == 1 { lastParts.append(user) }
    }
    for other in unknown[row] {
      openRows[other] -= 1
      if openRows[other] == 1 { lastRows.append(other) }
    }
  }
}

/// Rows matched with unknown numbers, each row with one that it speaks of: as many as can be, earlier rows first.
///
/// Most rows find theirs by what is left over (Karp and Sipser, "Maximum matchings in sparse random graphs", FOCS 1981), the
/// others by augmenting paths (Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics Quarterly 2,
/// 1955). What a search has looked at in vain leads nowhere in later ones either.
struct RowMatching {
  static let none = -1

  /// By number: its row, or `none`.
  private(set) var rowOfPart: [Int]
  /// By row: its number, or `none`.
  private(set) var partOfRow: [Int]
  private let unknown: [[Int]]
  /// By number: the last search that has looked at it.
  private var lastSearch: [Int]
  /// By row: how many of its numbers are known to be taken.
  private var taken: [Int]

  /// - Parameters:
  ///   - unknown: By row: the numbers that it speaks of.
  ///   - partCount: How many numbers there are.
  /// - Complexity: The product of rows and terms at most; linear where hardly any row has to give way to another.
  init(_ unknown: [[Int]], partCount: Int) {
    self.init(empty: unknown, partCount)
    var leftOver = LeftOverMatching(unknown, partCount: partCount)
    leftOver.matchAll()
    (rowOfPart, partOfRow) = (leftOver.rowOfPart, leftOver.partOfRow)
    if search() { return }
    // Where not every row finds a number, which ones do is a matter of their order.
    self.init(empty: unknown, partCount)
    _ = search()
  }

  private init(empty unknown: [[Int]], _ partCount: Int) {
    self.unknown = unknown
    rowOfPart = [Int](repeating: Self.none, count: partCount)
    partOfRow = [Int](repeating: Self.none, count: unknown.count)
    lastSearch = [Int](repeating: Self.none, count: partCount)
    taken = [Int](repeating: 0, count: unknown.count)
  }

  /// Matches rows that have no number yet, the first of them first; false where one finds none.
  private mutating func search() -> Bool {
    var number = 0
    for row in unknown.indices where partOfRow[row] == Self.none {
      if match(row, number) { number += 1 }
    }
    return !partOfRow.contains(Self.none)
  }

  /// Finds a number for a row, and others for the rows that had it.
  private mutating func match(_ start: Int, _ search: Int) -> Bool {
    // Each row, with how many of its numbers were tried.
    var path = [(row: start, tried: 0)]
    while let (row, tried) = path.last {
      if let free = freePart(of: row) {
        give(free, along: path)
        return true
      }
      guard let next = unknown[row][tried...].firstIndex(where: { lastSearch[$0] != search }) else {
        path.removeLast()
        continue
      }
      let part = unknown[row][next]
      lastSearch[part] = search
      path[path.count - 1].tried = next + 1
      path.append((rowOfPart[part], 0))
    }
    return false
  }

  private mutating func freePart(of row: Int) -> Int? {
    while taken[row] < unknown[row].count {
      let part = unknown[row][taken[row]]
      if rowOfPart[part] == Self.none { return part }
      taken[row] += 1
    }
    return nil
  }

  /// Gives a number to the last row of a path, and each row the number of the one after it.
  private mutating func give(_ free: Int, along path: [(row: Int, tried: Int)]) {
    var part = free
    for (row, _) in path.reversed() {
      let before = partOfRow[row]
      (partOfRow[row], rowOfPart[part]) = (part, row)
      part = before
    }
  }
}

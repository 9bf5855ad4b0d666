/// The strongly connected components of rows that need each other's numbers, in an order in which each comes after what it
/// needs (Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Computing 1, 1972).
struct RowComponents {
  private(set) var found: [[Int]] = []
  private let unknown: [[Int]]
  private let matching: RowMatching
  private var order: [Int]
  private var low: [Int]
  private var entered = 0
  private var stack: [Int] = []
  private var isOnStack: [Bool]

  /// - Parameters:
  ///   - unknown: By row: the numbers that it speaks of.
  ///   - isLeftOut: By row: whether it is in no component; nor is a row without a number.
  /// - Complexity: Linear in the terms.
  init(_ unknown: [[Int]], _ matching: RowMatching, without isLeftOut: [Bool]) {
    self.unknown = unknown
    self.matching = matching
    order = [Int](repeating: -1, count: unknown.count)
    low = order
    isOnStack = [Bool](repeating: false, count: unknown.count)
    for row in unknown.indices where !isLeftOut[row] && matching.partOfRow[row] != RowMatching.none {
      visit(row)
    }
  }

  private mutating func visit(_ start: Int) {
    if order[start] >= 0 { return }
    // Each row, with how many of its numbers were looked at.
    var path = [(row: start, looked: 0)]
    enter(start)
    while let (row, looked) = path.last {
      if looked < unknown[row].count {
        path[path.count - 1].looked += 1
        let next = matching.rowOfPart[unknown[row][looked]]
        if next == RowMatching.none || next == row { continue }
        if order[next] < 0 {
          enter(next)
          path.append((next, 0))
        } else if isOnStack[next] {
          low[row] = min(low[row], order[next])
        }
        continue
      }
      path.removeLast()
      if let above = path.last { low[above.row] = min(low[above.row], low[row]) }
      if low[row] == order[row] { close(row) }
    }
  }

  private mutating func enter(_ row: Int) {
    (order[row], low[row]) = (entered, entered)
    entered += 1
    stack.append(row)
    isOnStack[row] = true
  }

  private mutating func close(_ row: Int) {
    var component: [Int] = []
    while let member = stack.popLast() {
      isOnStack[member] = false
      component.append(member)
      if member == row { break }
    }
    found.append(component)
  }
}

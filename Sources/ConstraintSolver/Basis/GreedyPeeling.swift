/// Finds rows that determine all variables one after the other, the most important rows first.
struct GreedyPeeling {
  private let table: RowTable
  /// Rows from the most to the least important, and for each row its place among them.
  private let order: [Int32]
  private var importance: [Int32]
  /// For each row how many of its variables are not determined.
  private var unknown: [Int32]
  private var isKnown: [Bool]
  /// Rows with one such variable, by importance; some have none any more.
  private var queue = ImportanceHeap()
  private var head: [Int32] = []

  /// A row whose largest coefficient is at least 1 determines a variable badly through one smaller than this.
  private static let leastPivot = 1e-3

  /// As many rows, or anchors (`~variable`), as there are variables, each determining one.
  static func basis(from order: [Int32], in table: RowTable, variableCount: Int) -> [Int32] {
    var peeling = GreedyPeeling(order, in: table, variableCount: variableCount)
    peeling.run()
    return peeling.head
  }

  private init(_ order: [Int32], in table: RowTable, variableCount: Int) {
    self.table = table
    self.order = order
    importance = [Int32](repeating: .max, count: table.rows.count)
    unknown = [Int32](repeating: 0, count: table.rows.count)
    isKnown = [Bool](repeating: false, count: variableCount)
    head.reserveCapacity(variableCount)
    for (place, row) in order.enumerated() {
      importance[Int(row)] = Int32(place)
      unknown[Int(row)] = table.rows[Int(row)].count
      if unknown[Int(row)] == 1 { queue.push(Int32(place)) }
    }
  }

  private mutating func run() {
    for variable in isKnown.indices {
      while let next = queue.pop() { settle(by: order[Int(next)]) }
      if !isKnown[variable] { settle(Int32(variable), by: ~Int32(variable)) }
    }
  }

  private mutating func settle(by row: Int32) {
    let open = table.entries(of: row).first { !isKnown[Int(table.variables[$0])] }
    guard let open, table.coefficients[open].magnitude >= Self.leastPivot else { return }
    settle(table.variables[open], by: row)
  }

  private mutating func settle(_ variable: Int32, by row: Int32) {
    head.append(row)
    isKnown[Int(variable)] = true
    for other in table.columns[Int(variable)] where importance[Int(other)] != .max {
      unknown[Int(other)] -= 1
      if unknown[Int(other)] == 1 { queue.push(importance[Int(other)]) }
    }
  }
}

/// The rows, their entries, and the entries of each variable.
struct RowTable: Sendable {
  var rows: Store<Row>
  /// For each row the variable that it determines; or that it is `inactive` or `represented`.
  var determined: Store<Int32>
  private(set) var entries: Store<Entry>
  var columns: Store<Column>
  private var vacancies: Store<Int32>
  private var garbage = 0

  /// In place of a variable: the row takes no part in the plan.
  static let inactive: Int32 = -1
  /// In place of a variable: the row holds, and a derived row stands for it in the plan.
  static let represented: Int32 = -2

  init(in memory: Memory) {
    rows = Store(in: memory)
    determined = Store(in: memory)
    entries = Store(in: memory)
    columns = Store(in: memory)
    vacancies = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    rows = rows.copy(in: memory)
    determined = determined.copy(in: memory)
    entries = entries.copy(in: memory)
    columns = columns.copy(in: memory)
    vacancies = vacancies.copy(in: memory)
  }

  mutating func reserve(variables: Int, rows count: Int, in block: inout Block) {
    rows.reserve(count, in: &block)
    determined.reserve(count, in: &block)
    entries.reserve(3 * count, in: &block)
    columns.reserve(variables, in: &block)
  }

  @inline(__always) func isActive(_ row: Int32) -> Bool { determined[row] != Self.inactive }

  @inline(__always) func range(of row: Int32) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// Takes in a row, inactive and without entries.
  @inline(__always) mutating func makeRow(_ row: Row) -> Int32 {
    var row = row
    row.start = Int32(entries.count)
    guard let vacancy = vacancies.popLast() else {
      rows.append(row)
      determined.append(Self.inactive)
      return Int32(rows.count - 1)
    }
    row.generation = rows[vacancy].generation
    rows[vacancy] = row
    determined[vacancy] = Self.inactive
    return vacancy
  }

  /// Appends an entry to the row made last.
  @inline(__always) mutating func append(_ variable: Int32, _ coefficient: Double, to row: Int32) {
    let index = Int32(entries.count)
    let first = columns[variable].first
    entries.append(Entry(coefficient: coefficient, variable: variable, row: row, next: first, previous: -1))
    if first >= 0 { entries[first].previous = index }
    columns[variable].first = index
    rows[row].count += 1
  }

  /// Takes a row out of the columns and gives its place back.
  mutating func removeRow(_ row: Int32) {
    for index in range(of: row) { unlink(index) }
    garbage += Int(rows[row].count)
    rows[row].count = 0
    rows[row].standing = .vacant
    rows[row].generation &+= 1
    rows[row].level = Row.costless
    rows[row].home = Row.costless
    determined[row] = Self.inactive
    vacancies.append(row)
  }

  private func unlink(_ index: Int) {
    let entry = entries[index]
    if entry.previous >= 0 {
      entries[entry.previous].next = entry.next
    } else {
      columns[entry.variable].first = entry.next
    }
    if entry.next >= 0 { entries[entry.next].previous = entry.previous }
  }

  private func relink(_ index: Int32) {
    let entry = entries[index]
    if entry.previous >= 0 {
      entries[entry.previous].next = index
    } else {
      columns[entry.variable].first = index
    }
    if entry.next >= 0 { entries[entry.next].previous = index }
  }

  /// Makes an entry the first of its row.
  @inline(__always) func makeFirst(_ index: Int, of row: Int32) {
    let start = Int(rows[row].start)
    if index == start { return }
    entries.swapAt(start, index)
    relink(Int32(start))
    relink(Int32(index))
  }

  /// Closes the gaps that removed rows have left in the pool of entries, if they are half of it.
  ///
  /// - Complexity: O(z), paid for by the removals.
  mutating func collectGarbage() {
    if garbage <= 1024 || 2 * garbage <= entries.count { return }
    var end = 0
    var order = [Int32]()
    order.reserveCapacity(rows.count)
    for row in rows.indices where rows[row].standing != .vacant { order.append(Int32(row)) }
    order.sort { rows[$0].start < rows[$1].start }
    for row in order {
      let range = range(of: row)
      rows[row].start = Int32(end)
      for index in range {
        if index != end {
          entries[end] = entries[index]
          relink(Int32(end))
        }
        end += 1
      }
    }
    entries.truncate(to: end)
    garbage = 0
  }
}

/// A walk along the plan: from variables to those that are determined from them, and so on.
struct Walk: Sendable {
  struct Frame: Sendable {
    var variable: Int32
    /// The next entry to look at in the variable's column.
    var entry: Int32
  }

  /// The variables met, each after all that depend on it: to be read from the end.
  var order: Store<Int32>
  /// The inactive rows that name them.
  var touched: Store<Int32>
  /// Marks the variables met; the stamps of two walks differ.
  var stamp: Int32
  /// Whether the walk leaves out the tail of the plan.
  var skipsTail = false
  /// The variables at which a walk that skips the tail turned back.
  var tails: Store<Int32>
  /// From how many of them the walk has gone on after all. What is met there comes out of order.
  var visitedTails = 0
  var stack: Store<Frame>
  var rowMark: Store<Int32>

  /// Along an edge: by how much each variable changes (zero elsewhere), and the error of each touched row (of
  /// no meaning elsewhere).
  var direction: Store<Double>
  var rates: Store<Double>
  /// Whether `direction` belongs to the variables met.
  var isDirected = false
  /// The line that the walk has followed, if it still can be.
  var line = Line()

  /// - Parameter parity: 0 or 1, the stamps being even or odd.
  init(in memory: Memory, parity: Int32) {
    stamp = parity
    order = Store(in: memory)
    touched = Store(in: memory)
    tails = Store(in: memory)
    stack = Store(in: memory)
    rowMark = Store(in: memory)
    direction = Store(in: memory)
    rates = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    order = order.copy(in: memory)
    touched = touched.copy(in: memory)
    tails = tails.copy(in: memory)
    stack = stack.copy(in: memory)
    rowMark = rowMark.copy(in: memory)
    direction = direction.copy(in: memory)
    rates = rates.copy(in: memory)
  }

  /// Makes the memory for a walk along an edge.
  mutating func prepareEdge(variables: Int, rows: Int) {
    rates.extend(to: rows, with: 0)
    direction.extend(to: variables, with: 0)
  }

  mutating func begin() {
    if isDirected {
      for index in order.indices { direction[order[index]] = 0 }
      isDirected = false
    }
    stamp &+= 2
    line.source = nil
    order.removeAll()
    touched.removeAll()
    tails.removeAll()
    visitedTails = 0
  }

  /// Adds a row to the touched ones.
  mutating func touch(_ row: Int32) {
    if rowMark[row] == stamp { return }
    rowMark[row] = stamp
    touched.append(row)
  }
}

extension Solver {
  /// Meets a variable and all that depends on it, depth first (Tarjan 1976, "Edge-Disjoint Spanning Trees and
  /// Depth-First Search": the reverse of the order in which a depth-first search leaves the nodes is a
  /// topological one; Gilbert and Peierls 1988 solve sparse triangular systems so).
  mutating func visit(_ start: Int32) {
    let (columns, entries, determined) = (table.columns, table.entries, table.determined)
    let (stamp, skipsTail, rowMark) = (walk.stamp, walk.skipsTail, walk.rowMark)
    if columns[start].mark == stamp { return }
    columns[start].mark = stamp
    var variable = start
    var entry = columns[start].first
    while true {
      if entry < 0 {
        walk.order.append(variable)
        guard let frame = walk.stack.popLast() else { return }
        (variable, entry) = (frame.variable, frame.entry)
        continue
      }
      let row = entries[entry].row
      entry = entries[entry].next
      let next = determined[row]
      if next >= 0 {
        if next == variable || columns[next].mark == stamp { continue }
        columns[next].mark = stamp
        if skipsTail && !columns[next].isCore {
          walk.tails.append(next)
          continue
        }
        walk.stack.append(Walk.Frame(variable: variable, entry: entry))
        variable = next
        entry = columns[next].first
      } else if next == RowTable.inactive && rowMark[row] != stamp {
        rowMark[row] = stamp
        walk.touched.append(row)
      }
    }
  }

  /// Makes the memory of walks as large as the table.
  mutating func extendScratch() {
    walk.rowMark.extend(to: table.rows.count, with: 0)
    editWalk.rowMark.extend(to: table.rows.count, with: 0)
    back.variableCount = values.count
    back.rowCount = table.rows.count
    peeling.extend(rows: table.rows.count)
  }

  /// Computes the value of a variable from the row that determines it, and how far off rounding may have put
  /// it.
  @inline(__always) mutating func revalue(_ variable: Int32) {
    let row = table.columns[variable].determiner
    if row < 0 { return }
    let (rows, entries, values, noises) = (table.rows, table.entries, self.values, self.noises)
    let start = Int(rows[row].start)
    var sum = rows[row].constant
    var magnitude = sum.magnitude
    var noise = 0.0
    for index in start + 1..<start + Int(rows[row].count) {
      let (coefficient, input) = (entries[index].coefficient, entries[index].variable)
      let part = coefficient * values[input]
      sum -= part
      magnitude += part.magnitude
      noise += coefficient.magnitude * noises[input]
    }
    noise += Double.ulpOfOne * magnitude
    let pivot = entries[start].coefficient
    noises[variable] = pivot == 1 ? noise : noise / pivot.magnitude
    setValue(pivot == 1 ? sum : sum / pivot, of: variable)
  }

  @inline(__always) mutating func setValue(_ value: Double, of variable: Int32) {
    let old = values[variable]
    if old == value { return }
    if table.columns[variable].changedIn != solveCount {
      table.columns[variable].changedIn = solveCount
      changes.append(Change(variable: variable, value: old))
    }
    values[variable] = value
    // Infinite numbers, and what is no number, stay in the sum.
    finiteness += value * 0
  }

  /// Computes the values of the variables that the walk has met.
  mutating func revalueWalk() throws(SolverError) {
    let (order, touched) = (walk.order, walk.touched)
    for index in stride(from: order.count - 1, through: 0, by: -1) { revalue(order[index]) }
    try checkValues()
    for index in touched.indices { updateError(of: touched[index]) }
  }

  /// Computes the values of the variables that the last peeling has settled.
  mutating func revaluePeeling() {
    for index in peeling.order.indices { revalue(peeling.order[index]) }
  }

  /// Throws if a value is not finite. `solve` then takes the values of this solve back.
  @inline(__always) mutating func checkValues() throws(SolverError) {
    if finiteness != 0 { try throwOverflow() }
  }

  private mutating func throwOverflow() throws(SolverError) {
    for index in values.indices where !values[index].isFinite {
      throw .valueOverflow(Variable(index: Int32(index)))
    }
  }

  /// Computes the error of an inactive row, and the side that it is on.
  @inline(__always) mutating func updateError(of row: Int32) {
    let (error, tolerance) = computeError(of: row)
    table.rows[row].error = error
    table.rows[row].tolerance = tolerance
    let side = table.rows[row].side
    if side == 0 {
      begin(row)
    } else if error > tolerance {
      if side < 0 { flip(row) }
    } else if error < -tolerance {
      if side > 0 { flip(row) }
    }
    if table.rows[row].level == Level.required && !table.rows[row].allows(error) { violated.append(row) }
  }

  @inline(__always) func computeError(of row: Int32) -> (error: Double, tolerance: Double) {
    let (entries, values, noises) = (table.entries, self.values, self.noises)
    var sum = -table.rows[row].constant
    var magnitude = sum.magnitude
    var noise = 0.0
    let start = Int(table.rows[row].start)
    for index in start..<start + Int(table.rows[row].count) {
      let (coefficient, variable) = (entries[index].coefficient, entries[index].variable)
      let part = coefficient * values[variable]
      sum += part
      magnitude += part.magnitude
      noise += coefficient.magnitude * noises[variable]
    }
    return (sum, max(Tolerances.error * magnitude, Tolerances.noise * noise))
  }

  /// Puts a row that is new, or new at its level, on a side.
  private mutating func begin(_ row: Int32) {
    let (error, tolerance) = (table.rows[row].error, table.rows[row].tolerance)
    let isBelow =
      error.magnitude > tolerance ? error < 0 : table.rows[row].relation == .lessThanOrEqual
    table.rows[row].side = isBelow ? -1 : 1
    makeCore(row)
    changePull(of: row, from: 0, to: table.rows[row].slope)
  }

  /// Moves an inactive row to the other side of its breakpoint.
  @inline(__always) mutating func flip(_ row: Int32) {
    flipCount &+= 1
    let old = table.rows[row].slope
    table.rows[row].side = -table.rows[row].side
    changePull(of: row, from: old, to: table.rows[row].slope)
  }

  /// Records that the slope of an inactive row at its level changed.
  mutating func changePull(of row: Int32, from old: Double, to new: Double) {
    let level = table.rows[row].level
    if level < 0 || old == new { return }
    if old == 0 {
      pulls[level] += 1
      pulling.insert(row)
    }
    if new == 0 {
      pulls[level] -= 1
      pulling.remove(row)
    }
    disturb(row)
  }

  /// Has the variables of a row looked at: what determines them may want to move.
  mutating func disturb(_ row: Int32) {
    let start = Int(table.rows[row].start)
    for index in start..<start + Int(table.rows[row].count) {
      disturbed.append(table.entries[index].variable)
    }
  }
}

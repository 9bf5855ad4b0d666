/// Finds an order in which rows determine variables one after the other.
///
/// A row in which a single variable is open settles that variable. Where there is no such row, a variable is
/// *torn*: it counts as settled, and the peeling goes on from it (tearing: Steward, "Partitioning and Tearing
/// Systems of Equations", J. SIAM Numer. Anal. B 2, 1965; Duff, Erisman and Reid, "Direct Methods for Sparse
/// Matrices", 1986). A row that turns out to have no open variable left, and to depend on a tear, closes the
/// loop: the derived row made of it determines the tear. A tear that no row closes remains a free variable.
struct Peeling: Sendable {
  /// A row with what it is sorted by.
  struct Importance: Sendable {
    var key: UInt64
    var row: Int32
  }

  /// The constraints to use, none of them in the plan, and the variables to settle.
  var rows: Store<Int32>
  var variables: Store<Int32>
  var keys: Store<Importance>
  /// The variables in the order in which they were settled.
  var order: Store<Int32>

  /// For each row how many of its variables are open; −1 for rows that are used or not in question.
  fileprivate var open: Store<Int32>
  /// For each row its place among the rows: the smaller, the more important; below `binding` it is binding.
  fileprivate var importance: Store<Int32>
  /// Binding rows with one open variable, in the order in which they were found, and the next of them.
  fileprivate var queue: Store<Int32>
  fileprivate var next = 0
  /// The places of other rows with one open variable.
  fileprivate var lessImportant: IndexHeap
  /// Binding rows seen with two open variables: where to tear.
  fileprivate var pairs: Store<Int32>
  /// Binding rows without open variables, while there are tears.
  fileprivate var closing: Store<Int32>
  fileprivate var tears: Store<Int32>
  /// The derived rows that an exchange dissolves.
  var loops: Store<Int32>
  /// Variables to be eliminated from the row being made, the one settled last first (as −sequence).
  fileprivate var heap: IndexHeap
  /// The variables of the row being made.
  fileprivate var involved: Store<Int32>
  /// How many of the rows, the first ones, are to settle variables before any other, and may close loops.
  var binding = 0

  init(in memory: Memory) {
    rows = Store(in: memory)
    variables = Store(in: memory)
    order = Store(in: memory)
    keys = Store(in: memory)
    open = Store(in: memory)
    importance = Store(in: memory)
    queue = Store(in: memory)
    lessImportant = IndexHeap(in: memory)
    pairs = Store(in: memory)
    closing = Store(in: memory)
    tears = Store(in: memory)
    loops = Store(in: memory)
    heap = IndexHeap(in: memory)
    involved = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    rows = rows.copy(in: memory)
    variables = variables.copy(in: memory)
    order = order.copy(in: memory)
    keys = keys.copy(in: memory)
    open = open.copy(in: memory)
    importance = importance.copy(in: memory)
    queue = queue.copy(in: memory)
    lessImportant = lessImportant.copy(in: memory)
    pairs = pairs.copy(in: memory)
    closing = closing.copy(in: memory)
    tears = tears.copy(in: memory)
    loops = loops.copy(in: memory)
    heap = heap.copy(in: memory)
    involved = involved.copy(in: memory)
  }

  mutating func extend(rows: Int) {
    open.extend(to: rows, with: -1)
    importance.extend(to: rows, with: 0)
  }

  mutating func reserve(variables: Int, rows count: Int, in block: inout Block) {
    rows.reserve(count, in: &block)
    queue.reserve(count, in: &block)
    keys.reserve(count, in: &block)
    open.reserve(count, in: &block)
    importance.reserve(count, in: &block)
    self.variables.reserve(variables, in: &block)
    order.reserve(variables, in: &block)
  }

  mutating func begin() {
    rows.removeAll()
    variables.removeAll()
  }
}

extension Solver {
  /// Settles the variables of `peeling` by its rows.
  ///
  /// Rows that were not used stay inactive, variables that none determines are free. `peeling.order` tells in
  /// which order to compute the values. `endPeeling` must follow.
  ///
  /// - Returns: whether all binding rows were used, as they can be where they are independent.
  mutating func peel() -> Bool {
    beginPeeling()
    var nextVariable = 0
    while true {
      if let row = peeling.closing.popLast() {
        close(row)
      } else if peeling.next < peeling.queue.count {
        peeling.next += 1
        settleByOpenVariable(of: peeling.queue[peeling.next - 1])
      } else if let place = peeling.lessImportant.pop() {
        settleByOpenVariable(of: peeling.rows[place])
      } else if let variable = chooseTear(&nextVariable) {
        peeling.tears.append(variable)
        settle(variable)
      } else {
        break
      }
    }
    for index in 0..<peeling.binding where peeling.open[peeling.rows[index]] >= 0 { return false }
    return true
  }

  private mutating func beginPeeling() {
    peeling.order.removeAll()
    peeling.queue.removeAll()
    peeling.next = 0
    peeling.lessImportant.removeAll()
    peeling.pairs.removeAll()
    peeling.closing.removeAll()
    peeling.tears.removeAll()
    for index in peeling.variables.indices {
      table.columns[peeling.variables[index]].isOpen = true
      table.columns[peeling.variables[index]].determiner = -1
    }
    for place in peeling.rows.indices {
      let row = peeling.rows[place]
      peeling.importance[row] = Int32(place)
      var open: Int32 = 0
      for entry in table.range(of: row) where table.columns[table.entries[entry].variable].isOpen {
        open += 1
      }
      peeling.open[row] = open
      consider(row, open)
    }
  }

  /// Puts a row to use where it has few enough open variables.
  @inline(__always) private mutating func consider(_ row: Int32, _ open: Int32) {
    if open > 2 { return }
    let isBinding = peeling.importance[row] < peeling.binding
    if open == 1 {
      if isBinding { peeling.queue.append(row) } else { peeling.lessImportant.push(peeling.importance[row]) }
    } else if isBinding {
      if open == 2 {
        peeling.pairs.append(row)
      } else if !peeling.tears.isEmpty {
        peeling.closing.append(row)
      }
    }
  }

  private mutating func settleByOpenVariable(of row: Int32) {
    if peeling.open[row] != 1 { return }
    for entry in table.range(of: row) {
      let variable = table.entries[entry].variable
      if !table.columns[variable].isOpen { continue }
      if table.entries[entry].coefficient.magnitude < Tolerances.pivot && isSmall(entry, in: row) { return }
      determine(variable, by: row, entry)
      settle(variable)
      return
    }
  }

  /// Whether a coefficient is small beside the others of its row, each in the scale of its variable.
  private mutating func isSmall(_ entry: Int, in row: Int32) -> Bool {
    var largest = 0.0
    for other in table.range(of: row) { largest = max(largest, share(other)) }
    return share(entry) < Tolerances.pivot * largest
  }

  private mutating func share(_ entry: Int) -> Double {
    table.entries[entry].coefficient.magnitude / table.columns[table.entries[entry].variable].scale
  }

  /// Makes a row determine a variable through one of its entries.
  mutating func determine(_ variable: Int32, by row: Int32, _ entry: Int) {
    table.makeFirst(entry, of: row)
    table.determined[row] = variable
    table.columns[variable].determiner = row
    peeling.open[row] = -1
  }

  private mutating func settle(_ variable: Int32) {
    peeling.order.append(variable)
    table.columns[variable].isOpen = false
    table.columns[variable].sequence = Int32(peeling.order.count)
    var entry = table.columns[variable].first
    while entry >= 0 {
      let row = table.entries[entry].row
      entry = table.entries[entry].next
      let open = peeling.open[row]
      if open > 0 {
        peeling.open[row] = open - 1
        consider(row, open - 1)
      }
    }
  }

  /// The variable to tear: the last one of a binding row with two open variables, so that the row can settle
  /// the other one; else any.
  private mutating func chooseTear(_ nextVariable: inout Int) -> Int32? {
    while let row = peeling.pairs.popLast() {
      if peeling.open[row] != 2 { continue }
      for entry in table.range(of: row).reversed() where table.columns[table.entries[entry].variable].isOpen {
        return table.entries[entry].variable
      }
    }
    while nextVariable < peeling.variables.count {
      let variable = peeling.variables[nextVariable]
      nextVariable += 1
      if table.columns[variable].isOpen { return variable }
    }
    return nil
  }

  /// Closes a loop: eliminates from a row, the latest first, the variables settled since the first tear that
  /// is still open, until one of the tears is met.
  private mutating func close(_ row: Int32) {
    if peeling.open[row] != 0 || peeling.tears.isEmpty { return }
    let first = table.columns[peeling.tears[0]].sequence
    back.prepare()
    peeling.involved.removeAll()
    peeling.heap.removeAll()
    back.support.removeAll()
    combine(row, times: WalkSum(value: 1, magnitude: 1), from: first)
    var tear: Int32?
    while let key = peeling.heap.pop() {
      let variable = peeling.order[-key - 1]
      let sum = back.gradient[variable]
      if sum.isNothing(Tolerances.derivedCoefficient) {
        back.gradient[variable].value = 0
        continue
      }
      let determiner = table.columns[variable].determiner
      if determiner < 0 {
        tear = variable
        break
      }
      let pivot = table.entries[table.rows[determiner].start].coefficient
      combine(determiner, times: sum.divided(by: -pivot), from: first)
      back.gradient[variable].value = 0
    }
    if let tear { derive(tear, from: row) }
    for index in peeling.involved.indices {
      back.gradient[peeling.involved[index]] = WalkSum()
    }
    clearMultipliers()
  }

  /// Adds a multiple of a row to the row being made.
  private mutating func combine(_ row: Int32, times factor: WalkSum, from first: Int32) {
    let noise = factor.totalNoise
    for entry in table.range(of: row) {
      let (variable, coefficient) = (table.entries[entry].variable, table.entries[entry].coefficient)
      if back.gradient[variable].magnitude == 0 {
        peeling.involved.append(variable)
        let sequence = table.columns[variable].sequence
        if sequence >= first { peeling.heap.push(-sequence) }
      }
      back.gradient[variable].add(factor.value * coefficient, noise: noise * coefficient.magnitude)
    }
    count(planRow: row, factor)
  }

  /// Makes the derived row of a tear from the combination at hand.
  private mutating func derive(_ tear: Int32, from row: Int32) {
    let derived = makeDerivedRow(for: row)
    table.append(tear, back.gradient[tear].value, to: derived)
    for index in peeling.involved.indices {
      let variable = peeling.involved[index]
      let sum = back.gradient[variable]
      if variable == tear || sum.isNothing(Tolerances.derivedCoefficient) { continue }
      table.append(variable, sum.value, to: derived)
    }
    for index in back.support.indices {
      let source = back.support[index]
      let multiplier = back.multipliers[source]
      if !multiplier.isNothing(Tolerances.cancelled) {
        derivations.add(multiplier.value, of: source, to: derived, table.rows)
      }
    }
    peeling.open[row] = -1
    updateConstant(of: derived)
    table.determined[derived] = tear
    table.columns[tear].determiner = derived
    for index in peeling.tears.indices.reversed() where peeling.tears[index] == tear {
      for later in index + 1..<peeling.tears.count { peeling.tears[later - 1] = peeling.tears[later] }
      peeling.tears.removeLast()
      break
    }
  }

  /// Forgets which rows and variables the peeling was about.
  mutating func endPeeling() {
    extendCore()
    for index in peeling.rows.indices { peeling.open[peeling.rows[index]] = -1 }
    for index in peeling.variables.indices {
      table.columns[peeling.variables[index]].isOpen = false
      table.columns[peeling.variables[index]].sequence = 0
    }
  }
}

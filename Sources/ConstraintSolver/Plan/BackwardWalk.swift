/// A walk against the plan: from variables to those that they are determined from, and so on.
struct BackwardWalk: Sendable {
  /// The variables met, each after all that it is determined from: to be read from the end.
  var order: Store<Int32>
  var stamp: Int32 = 0
  /// By variable and by constraint; zero between uses.
  var gradient: Store<WalkSum>
  var multipliers: Store<WalkSum>
  /// The constraints, and as `~variable` the free variables, that have a multiplier.
  var support: Store<Int32>
  var stack: Store<Frame>
  var orders: PlanOrders
  /// Variables that walks do not visit for the time being: `isPriced`.
  var priced: Store<Int32>

  struct Frame: Sendable {
    var variable: Int32
    /// The next entry to look at in the row that determines the variable, and the end of the row.
    var entry: Int32
    var end: Int32
  }

  init(in memory: Memory) {
    order = Store(in: memory)
    gradient = Store(in: memory)
    multipliers = Store(in: memory)
    support = Store(in: memory)
    stack = Store(in: memory)
    orders = PlanOrders(in: memory)
    priced = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    order = order.copy(in: memory)
    gradient = gradient.copy(in: memory)
    multipliers = multipliers.copy(in: memory)
    support = support.copy(in: memory)
    stack = stack.copy(in: memory)
    orders.move(to: memory)
    priced = priced.copy(in: memory)
  }

  /// How many variables and rows there are. The memory for them is made when it is needed: most solves do
  /// without.
  var variableCount = 0
  var rowCount = 0

  mutating func prepare() {
    let (variables, rows) = (variableCount, rowCount)
    if gradient.count >= variables && multipliers.count >= rows { return }
    gradient.extend(to: variables, with: WalkSum())
    multipliers.extend(to: rows, with: WalkSum())
  }

  mutating func begin() {
    prepare()
    stamp &+= 1
    order.removeAll()
  }
}

extension Solver {
  /// Meets a variable and all that it is determined from, depth first.
  mutating func visitBack(_ start: Int32) {
    let (rows, columns, entries) = (table.rows, table.columns, table.entries)
    let (stamp, orders) = (back.stamp, back.orders)
    if columns[start].backMark == stamp || columns[start].isPriced { return }
    var next = start
    while true {
      columns[next].backMark = stamp
      let row = columns[next].determiner
      var frame = BackwardWalk.Frame(variable: next, entry: 0, end: 0)
      if row >= 0 {
        frame.entry = rows[row].start + 1
        frame.end = rows[row].start + rows[row].count
      }
      search: while true {
        while frame.entry < frame.end {
          let variable = entries[frame.entry].variable
          frame.entry += 1
          if columns[variable].backMark != stamp && !columns[variable].isPriced && orders.allows(variable) {
            back.stack.append(frame)
            next = variable
            break search
          }
        }
        back.order.append(frame.variable)
        guard let below = back.stack.popLast() else { return }
        frame = below
      }
    }
  }

  /// Writes the sum Σ gradientᵢ·xᵢ as a sum of active constraints and free variables. Their multipliers are
  /// then in `back.multipliers`, or for free variables still in `back.gradient`, and they themselves in
  /// `back.support`.
  ///
  /// With B the matrix of the active rows and g the gradient this is λ = B⁻ᵀg.
  mutating func distributeGradient() {
    back.support.removeAll()
    metVariables += back.order.count
    for index in stride(from: back.order.count - 1, through: 0, by: -1) {
      let variable = back.order[index]
      if let part = passOn(variable) {
        count(planRow: part.row, part.multiplier)
      } else if back.gradient[variable].value != 0 {
        back.support.append(~variable)
      }
    }
  }

  /// Passes a variable's share of the gradient on to what it is determined from.
  ///
  /// - Returns: the row of the plan that determines the variable, and its multiplier; nil for a free variable, which keeps its
  ///   share, and for one without.
  @inline(__always) mutating func passOn(_ variable: Int32) -> (row: Int32, multiplier: WalkSum)? {
    let pull = back.gradient[variable]
    let row = table.columns[variable].determiner
    // What is left of inherited noise may go on, with its noise; whether it counts is asked of the multiplier.
    let isNothing = pull.value.magnitude <= Tolerances.cancelled * pull.magnitude
    if row < 0 && !isNothing { return nil }
    back.gradient[variable] = WalkSum()
    if isNothing { return nil }
    let start = Int(table.rows[row].start)
    let pivot = table.entries[start].coefficient
    let multiplier = pivot == 1 ? pull : pull.divided(by: pivot)
    let noise = multiplier.totalNoise
    for entry in start + 1..<start + Int(table.rows[row].count) {
      let coefficient = table.entries[entry].coefficient
      back.gradient[table.entries[entry].variable].add(
        -coefficient * multiplier.value, noise: coefficient.magnitude * noise)
    }
    return (row, multiplier)
  }

  /// Counts a multiple of a row of the plan: for a derived one, of the constraints that it is made of.
  mutating func count(planRow row: Int32, _ multiplier: WalkSum) {
    if table.rows[row].standing == .live {
      count(multiplier, for: row)
      return
    }
    var index = table.rows[row].firstShare
    while index >= 0 {
      let part = derivations.shares[index]
      count(multiplier.times(part.multiplier), for: part.row)
      index = part.nextOfDerived
    }
  }

  @inline(__always) private mutating func count(_ multiplier: WalkSum, for row: Int32) {
    if back.multipliers[row].magnitude == 0 { back.support.append(row) }
    back.multipliers[row].add(multiplier)
  }

  /// The multiplier of a member of the support.
  @inline(__always) func multiplier(_ source: Int32) -> WalkSum {
    source >= 0 ? back.multipliers[source] : back.gradient[~source]
  }

  /// Whether a multiplier is more than rounding.
  func counts(_ source: Int32) -> Bool { !multiplier(source).isNothing(Tolerances.multiplier) }

  /// Makes the multipliers zero again.
  mutating func clearMultipliers() {
    for index in back.support.indices {
      let source = back.support[index]
      if source >= 0 { back.multipliers[source] = WalkSum() } else { back.gradient[~source] = WalkSum() }
    }
    back.support.removeAll()
  }

  /// Adds a multiple of a row to the gradient, and walks back from its variables.
  mutating func addToGradient(_ row: Int32, times factor: Double) {
    for entry in table.range(of: row) {
      let variable = table.entries[entry].variable
      back.gradient[variable].add(factor * table.entries[entry].coefficient, noise: 0)
      visitBack(variable)
    }
  }
}

/// Notices when a descent comes back to where it was, so that every descent ends.
///
/// With exact numbers none goes round in circles: a step of some length lowers the costs, which nothing raises
/// again, and steps of length zero end by Bland's rule (see `descend`). So a descent that follows this rule, or
/// has moved, and is where it was before, is led by rounding errors. It would take the same edge again; instead
/// that edge is barred until the end of the descent.
///
/// What a descent does next depends on nothing but the numbers that it has at hand, of which there are finitely
/// many. So one that did not end would go round in a circle at last. Its place is noted after so many steps, after
/// twice as many, and so on (Brent, "An Improved Monte Carlo Factorization Algorithm", BIT 20, 1980): as soon as
/// the note is from the circle, and the next one is further off than the circle is long, the circle is found. It
/// then either becomes cautious, once for a note, or bars an edge, of which there are two for each row and variable.
/// Therefore descents need no limit on their steps, and have none.
struct CircleWatch: Sendable {
  /// Of each row the side that it is on, or that it is active; and of each free variable the value: together they
  /// say which point it is, and where the costs fall from there.
  fileprivate var states: Store<Int8>
  fileprivate var values: Store<UInt64>
  /// The step at which the next note is made.
  fileprivate var next = 0
  /// The row at which the place at hand was last found to differ from that of the note.
  fileprivate var difference = 0
  /// Whether a step of some length has been taken since the note, and whether Bland's rule was followed then.
  fileprivate var hasMoved = false
  fileprivate var wasCautious = false
  /// Edges that led back to a note.
  fileprivate var barred: Store<BarredEdge>

  fileprivate struct BarredEdge: Sendable {
    var source: Int32
    var direction: Int8
  }

  init(in memory: Memory) {
    states = Store(in: memory)
    values = Store(in: memory)
    barred = Store(in: memory)
  }

  mutating func begin() {
    next = 0
    barred.removeAll()
  }

  /// Takes notice of a step.
  @inline(__always) mutating func step(length: Double) { if length > 0 { hasMoved = true } }

  /// Leaves an edge out until the descent ends.
  mutating func bar(_ edge: Edge) {
    barred.append(BarredEdge(source: edge.source, direction: edge.direction))
  }

  @inline(__always) func allows(_ source: Int32, _ direction: Int8) -> Bool {
    barred.isEmpty || !isBarred(source, direction)
  }

  private func isBarred(_ source: Int32, _ direction: Int8) -> Bool {
    barred.indices.contains { barred[$0].source == source && barred[$0].direction == direction }
  }
}

/// What a descent has to do about the place where it is.
enum CircleFinding {
  case none
  /// It was here before, without having moved or followed Bland's rule in between.
  case becomeCautious
  /// It was here before, which only rounding errors can bring about.
  case bar
}

extension Solver {
  /// Compares the place at hand with the one noted, and notes it when it is time to.
  ///
  /// - Complexity: mostly constant; linear in variables and rows for a note, and to be sure of a circle.
  mutating func watchForCircle(step: Int, isCautious: Bool) -> CircleFinding {
    if step >= pricing.watch.next {
      note(isCautious)
      pricing.watch.next = 2 * step
      return .none
    }
    if !isAtNote() { return .none }
    let isRounding = pricing.watch.hasMoved || pricing.watch.wasCautious
    pricing.watch.hasMoved = false
    pricing.watch.wasCautious = true
    return isRounding ? .bar : .becomeCautious
  }

  private mutating func note(_ isCautious: Bool) {
    pricing.watch.states.removeAll()
    for row in table.rows.indices { pricing.watch.states.append(state(row)) }
    pricing.watch.values.removeAll()
    for variable in values.indices { pricing.watch.values.append(freeValue(variable)) }
    pricing.watch.difference = 0
    pricing.watch.hasMoved = false
    pricing.watch.wasCautious = isCautious
  }

  /// Rows that were made since are derived ones, and those say nothing that their constraints do not.
  private mutating func isAtNote() -> Bool {
    let states = pricing.watch.states
    if states[pricing.watch.difference] != state(pricing.watch.difference) { return false }
    for row in states.indices where states[row] != state(row) {
      pricing.watch.difference = row
      return false
    }
    for variable in pricing.watch.values.indices where pricing.watch.values[variable] != freeValue(variable) {
      return false
    }
    return true
  }

  private func state(_ row: Int) -> Int8 {
    if table.rows[row].standing != .live { return 0 }
    return table.isActive(Int32(row)) ? 2 : table.rows[row].side
  }

  /// The value of a free variable, bit by bit. Others have none of their own.
  private func freeValue(_ variable: Int) -> UInt64 {
    let isFree = table.columns[variable].isLive && table.columns[variable].determiner < 0
    return isFree ? values[variable].bitPattern : Double.nan.bitPattern
  }
}

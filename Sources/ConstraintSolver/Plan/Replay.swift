/// The steps that compute what depends on certain constants, written down for the next time that the same
/// ones change.
///
/// A window that is resized, or a view that is dragged, changes the same constants again and again. The walk
/// from them is the same as long as the plan and the rows are; so the second time its steps are copied into
/// one place, in order, with all that they need beside the values.
struct Replay: Sendable {
  /// variable = (constant − Σ coefficient·value) / pivot.
  fileprivate struct Step: Sendable {
    var variable: Int32
    /// The end of its terms; they begin where those of the step before end.
    var end: Int32
    var constant: Double
    var pivot: Double
  }

  fileprivate struct Term: Sendable {
    var coefficient: Double
    var variable: Int
  }

  /// A step that takes its constant from a source, or from a derived row that has a share in one.
  fileprivate struct Input: Sendable {
    var step: Int32
    var row: Int32
  }

  /// An edit of more constants than this is not expected to come again.
  fileprivate static let mostSources = 32

  /// The active constraints whose constants change, in the order of the edits.
  fileprivate var sources: Store<Int32>
  /// The plan and the rows to which the sources belong.
  fileprivate var version = -1
  fileprivate var isRecorded = false
  fileprivate var steps: Store<Step>
  fileprivate var terms: Store<Term>
  fileprivate var inputs: Store<Input>
  /// Inactive rows that name variables of the steps.
  fileprivate var touched: Store<Int32>

  init(in memory: Memory) {
    sources = Store(in: memory)
    steps = Store(in: memory)
    terms = Store(in: memory)
    inputs = Store(in: memory)
    touched = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    sources = sources.copy(in: memory)
    steps = steps.copy(in: memory)
    terms = terms.copy(in: memory)
    inputs = inputs.copy(in: memory)
    touched = touched.copy(in: memory)
  }
}

extension Solver {
  /// Whether the edits since the last solve are new constants of the same active constraints as the time
  /// before.
  private var repeatsEdits: Bool {
    if replay.version != planVersion || replay.sources.count != edited.count || !disturbed.isEmpty {
      return false
    }
    for index in edited.indices where edited[index] != replay.sources[index] { return false }
    return true
  }

  /// Computes what depends on the edited constants by the steps of the last time.
  ///
  /// - Returns: whether there were such steps.
  mutating func replayEdits() throws(SolverError) -> Bool {
    if !replay.isRecorded || !repeatsEdits { return false }
    for index in edited.indices { table.rows[edited[index]].isEdited = false }
    edited.removeAll()
    for index in replay.inputs.indices {
      let input = replay.inputs[index]
      if table.rows[input.row].standing == .derived { updateConstant(of: input.row) }
      replay.steps[input.step].constant = table.rows[input.row].constant
    }
    runSteps()
    try checkValues()
    for index in replay.touched.indices { updateError(of: replay.touched[index]) }
    return true
  }

  private mutating func runSteps() {
    let (steps, terms, values) = (replay.steps, replay.terms, self.values)
    changes.reserve(steps.count)
    var changes = self.changes
    var finiteness = self.finiteness
    var term = 0
    for index in steps.indices {
      let step = steps[index]
      var value = step.constant
      while term < Int(step.end) {
        value -= terms[term].coefficient * values[terms[term].variable]
        term += 1
      }
      if step.pivot != 1 { value /= step.pivot }
      let old = values[step.variable]
      if old == value { continue }
      changes.append(Change(variable: step.variable, value: old))
      values[step.variable] = value
      finiteness += value * 0
    }
    for index in changes.indices { table.columns[changes[index].variable].changedIn = solveCount }
    self.changes = changes
    self.finiteness = finiteness
  }

  /// Writes the steps of the walk from the edits down if they are the same ones as the last time.
  ///
  /// - Precondition: the walk is at hand, and `edited` has not been emptied.
  mutating func recordEdits() {
    if repeatsEdits {
      if !replay.isRecorded { recordSteps() }
      return
    }
    replay.isRecorded = false
    replay.version = -1
    replay.sources.removeAll()
    if edited.count > Replay.mostSources { return }
    for index in edited.indices {
      if !table.isActive(edited[index]) { return }
      replay.sources.append(edited[index])
    }
    replay.version = planVersion
  }

  private mutating func recordSteps() {
    replay.isRecorded = true
    replay.steps.removeAll()
    replay.terms.removeAll()
    replay.inputs.removeAll()
    replay.touched.removeAll()
    for index in stride(from: walk.order.count - 1, through: 0, by: -1) { recordStep(walk.order[index]) }
    for index in walk.touched.indices { replay.touched.append(walk.touched[index]) }
  }

  private mutating func recordStep(_ variable: Int32) {
    let row = table.columns[variable].determiner
    if row < 0 { return }
    let start = Int(table.rows[row].start)
    for entry in start + 1..<start + Int(table.rows[row].count) {
      let (coefficient, other) = (table.entries[entry].coefficient, table.entries[entry].variable)
      replay.terms.append(Replay.Term(coefficient: coefficient, variable: Int(other)))
    }
    if isInput(row) { replay.inputs.append(Replay.Input(step: Int32(replay.steps.count), row: row)) }
    replay.steps.append(
      Replay.Step(
        variable: variable, end: Int32(replay.terms.count), constant: table.rows[row].constant,
        pivot: table.entries[start].coefficient))
  }

  /// Whether a row of the plan is one of the sources, or is derived from one.
  private mutating func isInput(_ row: Int32) -> Bool {
    for index in replay.sources.indices where replay.sources[index] == row { return true }
    if table.rows[row].standing != .derived { return false }
    var share = table.rows[row].firstShare
    while share >= 0 {
      for index in replay.sources.indices where replay.sources[index] == derivations.shares[share].row {
        return true
      }
      share = derivations.shares[share].nextOfDerived
    }
    return false
  }
}

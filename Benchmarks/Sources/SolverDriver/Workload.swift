import PlumbConstraintSolver

/// A workload as its file describes it: constraints, what is edited, and the steps to take. The format is told in
/// `comparison/problem.py`, which writes it.
struct Workload {
  /// Σ terms + constant  relation  0.
  struct Constraint {
    var relation: Relation
    var priority: Double
    var constant: Double
    /// The places of its terms among those of all constraints.
    var terms: Range<Int>
  }

  /// A variable that is asked to have a value.
  struct Edit {
    var variable: Int
    var priority: Double
    var value: Double
  }

  /// A number for an edit or a constraint.
  struct Setting {
    var index: Int
    var value: Double
  }

  struct Change {
    enum Operation: Int {
      case makeVariable, addConstraint, removeConstraint, removeVariable
    }

    var operation: Operation
    /// Of a variable or of a constraint.
    var index: Int
  }

  var variableCount = 0
  /// How many variables, the first ones, a build makes.
  var initialVariableCount = 0
  var constraints: [Constraint] = []
  /// The terms of all constraints.
  var termVariables: [Int] = []
  var termCoefficients: [Double] = []
  var edits: [Edit] = []
  /// What a build adds, in this order: a constraint by its number, an edit by its number behind all constraints.
  var order: [Int] = []

  var editSteps = Steps<Setting>()
  var replacements = Steps<Setting>()
  var changes = Steps<Change>()

  func stepCount(in phase: Phase) -> Int {
    switch phase {
    case .edits: editSteps.count
    case .replacements: replacements.count
    case .changes: changes.count
    }
  }
}

/// Which steps are taken; after each the system is solved and every value read.
enum Phase: String {
  /// Other values are asked for.
  case edits
  /// Constraints are removed, and added again with other constants.
  case replacements
  /// Variables and constraints come and go.
  case changes
}

/// Steps of several parts each, in one piece of memory.
struct Steps<Part> {
  private var parts: [Part] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  subscript(step: Int) -> ArraySlice<Part> { parts[(step == 0 ? 0 : ends[step - 1])..<ends[step]] }

  mutating func append(_ step: [Part]) {
    parts += step
    ends.append(parts.count)
  }
}

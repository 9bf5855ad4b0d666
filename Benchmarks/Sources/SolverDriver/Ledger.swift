import PlumbConstraintSolver

/// What a workload asks for at the moment, and what any values cost: reckoned from the workload alone, without a
/// solver.
struct Ledger {
  private let workload: Workload
  private var constants: [Double]
  private var isActive: [Bool]
  private var wishes: [Double]
  private var hasWish: [Bool]
  /// All priorities, descending.
  let priorities: [Double]
  private let constraintLevels: [Int]
  private let editLevels: [Int]

  init(_ workload: Workload) {
    self.workload = workload
    constants = workload.constraints.map(\.constant)
    wishes = workload.edits.map(\.value)
    isActive = Array(repeating: false, count: constants.count)
    hasWish = Array(repeating: false, count: wishes.count)
    for number in workload.order {
      if number < constants.count {
        isActive[number] = true
      } else {
        hasWish[number - constants.count] = true
      }
    }
    let all = workload.constraints.map(\.priority) + workload.edits.map(\.priority)
    let priorities = Set(all).sorted(by: >)
    self.priorities = priorities
    let levels = Dictionary(uniqueKeysWithValues: zip(priorities, priorities.indices))
    constraintLevels = workload.constraints.compactMap { levels[$0.priority] }
    editLevels = workload.edits.compactMap { levels[$0.priority] }
  }

  /// Follows a step.
  mutating func take(_ step: Int, of phase: Phase) {
    switch phase {
    case .edits: for setting in workload.editSteps[step] { wishes[setting.index] = setting.value }
    case .replacements:
      for setting in workload.replacements[step] { constants[setting.index] = setting.value }
    case .changes:
      for change in workload.changes[step] {
        switch change.operation {
        case .addConstraint: isActive[change.index] = true
        case .removeConstraint: isActive[change.index] = false
        case .makeVariable, .removeVariable: break
        }
      }
    }
  }

  /// By how much the values miss a constraint; 0 for one that is not there.
  func violation(of index: Int, by values: ArraySlice<Double>) -> Double {
    guard isActive[index] else { return 0 }
    let constraint = workload.constraints[index]
    var error = constants[index]
    for place in constraint.terms {
      error += workload.termCoefficients[place] * values[values.startIndex + workload.termVariables[place]]
    }
    switch constraint.relation {
    case .equal: return error.magnitude
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return max(0, -error)
    }
  }

  /// The sum of what is missed at each priority.
  func costs(of values: ArraySlice<Double>) -> [Double] {
    var costs = priorities.map { _ in 0.0 }
    for index in constants.indices { costs[constraintLevels[index]] += violation(of: index, by: values) }
    for (index, edit) in workload.edits.enumerated() where hasWish[index] {
      costs[editLevels[index]] += (values[values.startIndex + edit.variable] - wishes[index]).magnitude
    }
    return costs
  }
}

import PlumbConstraintSolver
import TestSupport

/// Rows of views in a window, along one axis, for sweeps: a position and a size for each view.
///
/// Every value is unique: what the constraints leave open is decided by preferences of different ranks.
struct SweptLayout {
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [ConstraintID] = []
  /// The width of the window.
  private(set) var width: ConstraintID

  /// - Parameter isRound: whether constants are whole numbers, so that much happens at the same width.
  init(rows: Int, isRound: Bool, _ generator: inout SeededGenerator) throws {
    let window = solver.makeVariable()
    variables = [window]
    width = try solver.add([Term(window)], .equal, 300, priority: .required, rank: 0)
    constraints = [width]
    for _ in 0..<rows { try addRow(in: window, isRound, &generator) }
    for variable in variables {
      try give([Term(variable)], .equal, Double.random(in: 0...300, using: &generator), 0)
    }
    try solver.solve()
  }

  private mutating func give(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double
  ) throws {
    constraints.append(
      try solver.add(
        terms, relation, constant, priority: Priority(priority), rank: Rank(Int32(constraints.count))))
  }

  private mutating func addRow(
    in window: Variable, _ isRound: Bool, _ generator: inout SeededGenerator
  ) throws {
    func random(_ range: ClosedRange<Double>) -> Double {
      let number = Double.random(in: range, using: &generator)
      return isRound ? (number / 10).rounded() * 10 : number
    }
    var before: (position: Variable, size: Variable)?
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let (position, size) = (solver.makeVariable(), solver.makeVariable())
      variables += [position, size]
      let gap = random(0...12)
      if let before {
        try give([Term(position), Term(before.position, -1), Term(before.size, -1)], .equal, gap, 1000)
      } else {
        try give([Term(position)], .equal, gap, 1000)
      }
      try give([Term(size)], .greaterThanOrEqual, 0, 1000)
      let content = random(10...120)
      try give([Term(size)], .greaterThanOrEqual, content, [750, 749, 751, 1000].pick(&generator))
      try give([Term(size)], .lessThanOrEqual, content, [250, 251, 252].pick(&generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        if let before {
          try give([Term(size), Term(before.size, -1)], .equal, 0, [1000, 500].pick(&generator))
        }
      case 1:
        let share = Double.random(in: 0.1...0.6, using: &generator)
        try give([Term(size), Term(window, -share)], .equal, 0, [1000, 700].pick(&generator))
      case 2: try give([Term(position), Term(size, 0.5), Term(window, -0.5)], .equal, 0, 300)
      case 3: try give([Term(size)], .lessThanOrEqual, random(60...200), 1000)
      default: break
      }
      before = (position, size)
    }
    if let before {
      let relation: Relation = Bool.random(using: &generator) ? .equal : .lessThanOrEqual
      try give(
        [Term(before.position), Term(before.size), Term(window, -1)], relation, -random(0...20),
        [1000, 1000, 900].pick(&generator))
    }
  }
}

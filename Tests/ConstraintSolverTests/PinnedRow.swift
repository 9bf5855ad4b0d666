import PlumbConstraintSolver
import TestSupport

/// Views side by side, pinned to both ends of a container, with contents that hug and resist compression. No width may
/// be negative. Ranks follow the order of the views.
struct PinnedRow {
  let contents: [Double]
  let gap: Double
  private(set) var solver: Solver
  private(set) var widths: [Variable] = []
  private(set) var minimums: [ConstraintID] = []
  private(set) var compressions: [ConstraintID] = []
  private(set) var huggings: [ConstraintID] = []
  let end: ConstraintID
  private let length: ConstraintID

  init(contents: [Double], gap: Double = 4, length: Double) throws {
    self.contents = contents
    self.gap = gap
    var solver = Solver()
    let container = solver.makeVariable()
    var rank: Int32 = -1
    func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) throws -> ConstraintID {
      rank += 1
      return try solver.add(terms, relation, constant, priority: Priority(priority), rank: Rank(rank))
    }
    self.length = try add([Term(container)], .equal, length)
    // What stands before the next view.
    var before: [Term] = []
    for content in contents {
      let (position, width) = (solver.makeVariable(), solver.makeVariable())
      _ = try add([Term(position)] + before, .equal, gap)
      minimums.append(try add([Term(width)], .greaterThanOrEqual, 0))
      compressions.append(try add([Term(width)], .greaterThanOrEqual, content, 750))
      huggings.append(try add([Term(width)], .lessThanOrEqual, content, 250))
      widths.append(width)
      before = [Term(position, -1), Term(width, -1)]
    }
    end = try add([Term(container)] + before, .equal, gap)
    try solver.solve()
    self.solver = solver
  }

  mutating func lengthen(to length: Double) throws {
    try solver.setConstant(length, of: self.length)
    try solver.solve()
  }

  var values: [Double] { widths.map { solver.value(of: $0) } }

  /// The right widths, by hand: of what is too little or too much the last view bears as much as it can, since the
  /// errors of those before it come first in the order of ranks.
  func expectedWidths(length: Double) -> [Double] {
    var widths = contents
    var missing = contents.reduce(0, +) + gap * Double(contents.count + 1) - length
    if missing < 0 {
      widths[widths.count - 1] -= missing
      return widths
    }
    for index in widths.indices.reversed() {
      let given = min(missing, widths[index])
      widths[index] -= given
      missing -= given
    }
    return widths
  }
}

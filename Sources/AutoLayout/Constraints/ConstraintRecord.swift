import PlumbConstraintSolver

/// What a layout tree stores of a constraint.
struct ConstraintRecord: Sendable {
  /// What the next layout has to do about the row.
  enum Pending: UInt8, Sendable {
    case nothing
    /// Constant and priority have changed, and nothing else.
    case numbers
    /// The row has to be made anew.
    case row
  }

  /// The neighbours in the list of the constraints that name an item: `ConstraintLink`s, -1 for none.
  struct Neighbours: Sendable {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  var generation: Int32
  var isAlive = true
  var rank: Int32
  var constraint: LayoutConstraint
  /// Its row, and the root whose solver has it; none while the two items have no common ancestor.
  var row: ConstraintID?
  var root: Int32 = -1
  /// What the row's numbers come to without the constraint's constant.
  var base = 0.0
  var pending = Pending.row
  /// In the lists of the first and the second item; where both are the same node only the first counts.
  var first = Neighbours()
  var second = Neighbours()
  /// Whether the change log has the place, which stays there when the constraint is removed.
  var isLogged = false

  init(generation: Int32, rank: Int32, constraint: LayoutConstraint) {
    self.generation = generation
    self.rank = rank
    self.constraint = constraint
  }
}

/// A constraint as one of its items lists it: twice the constraint's index, and one more for the second item.
enum ConstraintLink {
  static func index(_ link: Int32) -> Int32 { link >> 1 }
  static func isSecond(_ link: Int32) -> Bool { link & 1 == 1 }
}

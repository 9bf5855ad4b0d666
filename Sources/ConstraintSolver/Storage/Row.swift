/// A constraint as the solver keeps it: Σ coefficientᵢ·xᵢ  relation  constant, divided by `weight`.
///
/// Coefficients and constant are divided by the power of two that brings the largest coefficient into [1,
/// 2), which loses no bit; the divisor remains as the weight of the row's error, so costs are in the
/// caller's units while tolerances are not.
struct Row: Sendable {
  enum Standing: Int8 {
    /// The place is free.
    case vacant
    /// A constraint of the caller's.
    case live
    /// A sum of multiples of active constraints: see `Derivations`.
    case derived
  }

  /// The level of a row that costs nothing.
  static let costless: Int32 = -1

  var standing = Standing.vacant
  var relation = Relation.equal
  /// The side of the breakpoint an inactive row is on: −1 or 1, and remembered where its error is zero; 0
  /// until the error is first computed.
  var side: Int8 = 0
  var isRefused = false
  /// Whether the row waits in `edited` for the next solve.
  var isEdited = false
  var isSuspect = false
  var generation: UInt32 = 0
  var rank: Int32 = 0
  /// First entry in the table's pool, and how many. The first one of an active row is that of the variable
  /// which it determines.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The level at which the row's priority puts its errors.
  var home: Int32 = Row.costless
  /// The level at which its errors count at the moment, or `costless`.
  var level: Int32 = Row.costless
  /// Of a constraint, the first of the shares that derived rows have in it; of a derived row, the first of
  /// those that it is made of.
  var firstShare: Int32 = -1
  /// Of a derived row the row in whose place it stands, and the other way round.
  var counterpart: Int32 = -1
  var weight = 1.0
  var constant = 0.0
  /// Of an inactive row: Σ coefficientᵢ·xᵢ − constant, as of the last walk that touched it.
  var error = 0.0
  /// Below this an error is rounding.
  var tolerance = 0.0
  var priority = 0.0

  /// The cost's derivative as the error grows from zero towards a side.
  @inline(__always) func slope(towards side: Int8) -> Double {
    if side > 0 { return relation == .greaterThanOrEqual ? 0 : weight }
    return relation == .lessThanOrEqual ? 0 : -weight
  }

  /// The cost's derivative on the side where an inactive row is.
  @inline(__always) var slope: Double { slope(towards: side) }

  /// By how much the derivative grows at the breakpoint.
  @inline(__always) var kink: Double { relation == .equal ? 2 * weight : weight }

  /// Whether an inactive row's error is more than it would have as an active one, even where it counts as none.
  @inline(__always) var isApart: Bool { error.magnitude > Tolerances.standing * tolerance }

  /// Whether an error leaves the constraint unbroken.
  @inline(__always) func allows(_ error: Double) -> Bool {
    switch relation {
    case .lessThanOrEqual: error <= tolerance
    case .equal: error.magnitude <= tolerance
    case .greaterThanOrEqual: error >= -tolerance
    }
  }
}

/// n linearly independent rows for n variables: the vertex at which the solver stands.
///
/// Place j of the basis holds a row of the table, or an *anchor*: the row xᵥ = value without cost at any
/// level, which stands in where no constraint determines a variable. An anchor may leave, and never comes
/// back by itself.
///
/// The matrix B of the active rows is factored from time to time; between factorings each exchange of a row
/// appends an eta to the factor.
struct Basis: Sendable {
  /// For each place a row's index, or `~v` for the anchor of variable v.
  var head: [Int32] = []
  /// For each variable the value its anchor holds it at.
  var anchorValues: [Double] = []
  var factor = Factor()
  var etas = RowEtas()
  /// Whether factor and etas belong to `head`.
  var isFactored = false

  var count: Int { head.count }

  /// x = B⁻¹b; b is indexed by place and used up, x by variable.
  func solve(_ right: inout [Double], into x: inout [Double]) {
    etas.applyInverse(&right)
    factor.solve(&right, into: &x)
  }

  /// λ = B⁻ᵀg; g is indexed by variable and used up, λ by place.
  func solveTransposed(_ gradient: inout [Double], into multipliers: inout [Double]) {
    factor.solveTransposed(&gradient, into: &multipliers)
    etas.applyInverseTransposed(&multipliers)
  }

  /// The row that takes a place, given its multipliers μ = B⁻ᵀa over the present basis.
  mutating func replace(_ place: Int, by row: Int32, multipliers: [Double]) {
    head[place] = row
    etas.append(place: place, multipliers: multipliers)
  }
}

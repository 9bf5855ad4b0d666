import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// Why a number of a layout is what it is.
public struct ValueExplanation: Sendable {
  /// A row that is not met and speaks of the same view along the same axis, and what it has to yield to.
  public struct Wish: Sendable {
    public var row: RowSource
    public var place: SourcePlace?
    /// By how much it does not hold, in points.
    public var error: Double
    /// Those that hold it off now first; empty for a required row, which conflicts.
    public var obstacles: [RowObstacle]
    /// Whether it is required and was not admitted.
    public var isBroken: Bool
  }

  /// A row that would come into play if the number moved.
  public struct Limit: Sendable {
    public enum Effect: Hashable, Sendable {
      /// It has room to spare until then, and none from there on.
      case binds
      /// It holds until then, and not any more.
      case yields
      /// It is violated until then, and holds.
      case isMet
      /// It is required, and cannot hold any more.
      case breaks
    }

    public var row: RowSource
    public var place: SourcePlace?
    public var effect: Effect
    /// By how many points the constraint that is moved has changed by then.
    public var distance: Double
    /// What the number is then.
    public var value: Double
    /// How much room an inequality has to spare now, in points.
    public var slack: Double?
  }

  /// Values that would be as good.
  public struct Openness: Sendable {
    public var lowest: Double
    public var highest: Double
    /// Where the trouble is best settled; mostly the number's own node.
    public var node: NodeID?
    public var reason: AmbiguityReport.Reason?
    /// The rows that keep the number where it is, though no constraint does.
    public var preferences: [RowSource]
  }

  public var number: LayoutNumber
  /// In points; a position in the coordinates of the superview, or of a guide's owner.
  public var value: Double
  /// As formulas have it: `“Title”.top`.
  public var name: String
  /// In whose coordinates the value is, for a position.
  public var container: NodeID?
  /// All rows that the value comes from, in the order of their ranks.
  public var influences: [RowInfluence]
  public var steps: [DerivationStep]
  public var wishes: [Wish]
  /// The row that is moved to find out about limits; nil where none is.
  public var moved: RowSource?
  /// What comes into play first if the value grows.
  public var upperLimits: [Limit]
  /// What comes into play first if the value shrinks.
  public var lowerLimits: [Limit]
  /// Nil where the constraints determine the value.
  public var openness: Openness?
  /// Conflicts in which rows take part that the value comes from.
  public var conflicts: [LayoutConflict]
}

extension LayoutInspection {
  /// Where somebody wrote a row; nil for a row that nobody wrote.
  func writtenPlace(of row: RowSource) -> SourcePlace? {
    if case .constraint = row { return place(of: row) }
    return nil
  }

  /// Why an attribute of a view or guide has the value that it has.
  ///
  /// - Complexity: Linear in the rows for copies of the solver; the steps in what the value comes from.
  public func why(_ anchor: Anchor) throws(LayoutError) -> ValueExplanation { try why(LayoutNumber(anchor)) }

  /// Why a number has the value that it has.
  ///
  /// - Parameter briefly: Leaves out what would happen if it moved.
  public func why(_ number: LayoutNumber, briefly: Bool = false) throws(LayoutError) -> ValueExplanation {
    let target = try tree.expression(of: number)
    let influences = try tree.causes(of: target)
    var derivation = try Derivation(self, number, target, influences)
    if derivation.steps.isEmpty {
      derivation = try Derivation(self, number, target, influences, leavesOutTrivial: false)
    }
    var explanation = ValueExplanation(
      number: number, value: tree.value(of: target),
      name: words.name(of: number.node) + "." + number.attributeName(in: tree),
      container: number.anchor.attribute.isDimension ? nil : tree.parent(of: number.node),
      influences: influences, steps: derivation.steps, wishes: try wishes(number),
      upperLimits: [], lowerLimits: [], conflicts: [])
    explanation.openness = try openness(number, target, influences)
    explanation.conflicts = try conflicts(number, influences)
    if !briefly { try addLimits(&explanation, target) }
    return explanation
  }

  // MARK: What else there is to say

  /// Rows of the number's view and axis that do not hold.
  private func wishes(_ number: LayoutNumber) throws(LayoutError) -> [ValueExplanation.Wish] {
    var wishes: [ValueExplanation.Wish] = []
    for row in rows(of: number) {
      guard let reading = tree.reading(of: row), reading.violation > 1e-6, reading.priority > .preference
      else { continue }
      wishes.append(
        ValueExplanation.Wish(
          row: row, place: writtenPlace(of: row), error: reading.violation,
          obstacles: reading.isBroken ? [] : try tree.obstacles(to: row), isBroken: reading.isBroken))
    }
    return wishes
  }

  /// The constraints that name the number's node on its axis, and what its content wants there.
  private func rows(of number: LayoutNumber) -> [RowSource] {
    var rows: [RowSource] = []
    for id in tree.constraints(naming: number.node) {
      if tree.constraint(id)?.first.attribute.axis == number.axis { rows.append(.constraint(id)) }
    }
    // Where something is does not follow from how large it would like to be.
    guard number.anchor.attribute.isDimension else { return rows }
    let part: RowPart = number.axis == .horizontal ? .width : .height
    rows.append(.generated(number.node, .contentHugging, part))
    rows.append(.generated(number.node, .contentCompressionResistance, part))
    return rows
  }

  private func openness(
    _ number: LayoutNumber, _ target: LayoutExpression, _ influences: [RowInfluence]
  ) throws(LayoutError) -> ValueExplanation.Openness? {
    let (lowest, highest) = try tree.range(of: target)
    guard lowest.isInfinite || highest.isInfinite || highest - lowest > 1e-6 * max(1, lowest.magnitude)
    else { return nil }
    var openness = ValueExplanation.Openness(
      lowest: lowest, highest: highest, preferences: influences.map { $0.row }.filter { isPreference($0) })
    guard let root = tree.root(of: number.node) else { return openness }
    for report in try words.openNumbers(under: root) {
      let speaksOfIt = report.node == number.node || report.followers.contains(number.node)
      guard speaksOfIt,
        let opening = report.openings.first(where: { $0.part.axis == number.axis })
      else { continue }
      openness.node = report.node
      let own = report.openings.first {
        $0.part.axis == number.axis && $0.part.isExtent == number.anchor.attribute.isDimension
      }
      openness.reason = (own ?? opening).reason
      break
    }
    return openness
  }

  private func isPreference(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id): tree.constraint(id)?.priority == .preference
    case .generated(_, let generator, _): generator == .preference
    }
  }

  /// The conflicts that take part in the value, or break a constraint of the number's view and axis.
  private func conflicts(
    _ number: LayoutNumber, _ influences: [RowInfluence]
  ) throws(LayoutError) -> [LayoutConflict] {
    guard let root = tree.root(of: number.node), try tree.conflictCount(under: root) > 0 else { return [] }
    let own = Set(rows(of: number))
    let used = Set(influences.map { $0.row })
    return try tree.conflicts(under: root).filter { conflict in
      own.contains(conflict.broken)
        || conflict.rows.contains { row in
          guard case .constraint = row else { return false }
          return used.contains(row)
        }
    }
  }
}

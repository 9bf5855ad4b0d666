import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// Why a number of a layout is what it is.
package struct ValueExplanation: Sendable {
  /// A row that is not met and speaks of the same view along the same axis, and what it has to yield to.
  package struct Wish: Sendable {
    package var row: RowSource
    package var place: SourcePlace?
    /// By how much it does not hold, in points.
    package var error: Double
    /// Those that hold it off now first; empty for a required row, which conflicts.
    package var obstacles: [RowObstacle]
    /// Whether it is required and was not admitted.
    package var isBroken: Bool
  }

  /// A row that would come into play if the number moved.
  package struct Limit: Sendable {
    package enum Effect: Hashable, Sendable {
      /// It has room to spare until then, and none from there on.
      case binds
      /// It holds until then, and not any more.
      case yields
      /// It is violated until then, and holds.
      case isMet
      /// It is required, and cannot hold any more.
      case breaks
    }

    package var row: RowSource
    package var place: SourcePlace?
    package var effect: Effect
    /// By how many points the constraint that is moved has changed by then.
    package var distance: Double
    /// What the number is then.
    package var value: Double
    /// How much room an inequality has to spare now, in points.
    package var slack: Double?
  }

  /// Values that would be as good.
  package struct Openness: Sendable {
    package var lowest: Double
    package var highest: Double
    /// Where the trouble is best settled; mostly the number's own node.
    package var node: NodeID?
    package var reason: AmbiguityReport.Reason?
    /// The rows that keep the number where it is, though no constraint does.
    package var preferences: [RowSource]
  }

  package var number: LayoutNumber
  /// In points; a position in the coordinates of the superview, or of a guide's owner.
  package var value: Double
  /// As formulas have it: `“Title”.top`.
  package var name: String
  /// In whose coordinates the value is, for a position.
  package var container: NodeID?
  /// All rows that the value comes from, in the order of their ranks.
  package var influences: [RowInfluence]
  package var steps: [DerivationStep]
  package var wishes: [Wish]
  /// The row that is moved to find out about limits; nil where none is.
  package var moved: RowSource?
  /// What comes into play first if the value grows.
  package var upperLimits: [Limit]
  /// What comes into play first if the value shrinks.
  package var lowerLimits: [Limit]
  /// Nil where the constraints determine the value.
  package var openness: Openness?
  /// Conflicts in which rows take part that the value comes from.
  package var conflicts: [LayoutConflict]
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
  package func why(_ anchor: Anchor) throws(LayoutError) -> ValueExplanation { try why(LayoutNumber(anchor)) }

  /// Why a number has the value that it has.
  ///
  /// - Parameter briefly: Leaves out what would happen if it moved.
  package func why(_ number: LayoutNumber, briefly: Bool = false) throws(LayoutError) -> ValueExplanation {
    var facts = LayoutFacts(tree)
    var open: [NodeID: [AmbiguityReport]] = [:]
    return try why(number, &facts, &open, briefly: briefly)
  }

  /// The same of several numbers.
  ///
  /// - Parameter facts: What is known of the tree.
  package func why(
    _ numbers: [LayoutNumber], _ facts: inout LayoutFacts, briefly: Bool
  ) throws(LayoutError) -> [ValueExplanation] {
    var open: [NodeID: [AmbiguityReport]] = [:]
    var explanations: [ValueExplanation] = []
    for number in numbers { explanations.append(try why(number, &facts, &open, briefly: briefly)) }
    return explanations
  }

  /// - Parameter open: What is undetermined under roots, as far as it was asked for.
  private func why(
    _ number: LayoutNumber, _ facts: inout LayoutFacts, _ open: inout [NodeID: [AmbiguityReport]],
    briefly: Bool
  ) throws(LayoutError) -> ValueExplanation {
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
    explanation.openness = try openness(number, target, influences, &open)
    explanation.conflicts = try conflicts(number, influences, &facts)
    if !briefly { try addLimits(&explanation, target) }
    return explanation
  }

  // MARK: What else there is to say

  /// Rows of the number's view and axis that do not hold.
  private func wishes(_ number: LayoutNumber) throws(LayoutError) -> [ValueExplanation.Wish] {
    var wishes: [ValueExplanation.Wish] = []
    var open: [RowSource] = []
    for row in rows(of: number) {
      guard let reading = tree.reading(of: row), reading.violation > 1e-6, reading.priority > .preference
      else { continue }
      wishes.append(
        ValueExplanation.Wish(
          row: row, place: writtenPlace(of: row), error: reading.violation, obstacles: [],
          isBroken: reading.isBroken))
      if !reading.isBroken { open.append(row) }
    }
    let obstacles = try tree.obstacles(to: open)
    var next = 0
    for index in wishes.indices where !wishes[index].isBroken {
      wishes[index].obstacles = obstacles[next]
      next += 1
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
    _ number: LayoutNumber, _ target: LayoutExpression, _ influences: [RowInfluence],
    _ open: inout [NodeID: [AmbiguityReport]]
  ) throws(LayoutError) -> ValueExplanation.Openness? {
    let (lowest, highest) = try tree.range(of: target)
    guard lowest.isInfinite || highest.isInfinite || highest - lowest > 1e-6 * max(1, lowest.magnitude)
    else { return nil }
    var openness = ValueExplanation.Openness(
      lowest: lowest, highest: highest, preferences: influences.map { $0.row }.filter { isPreference($0) })
    guard let root = tree.root(of: number.node) else { return openness }
    if open[root] == nil { open[root] = try words.openNumbers(under: root) }
    for report in open[root] ?? [] {
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
    _ number: LayoutNumber, _ influences: [RowInfluence], _ facts: inout LayoutFacts
  ) throws(LayoutError) -> [LayoutConflict] {
    guard let root = tree.root(of: number.node), try !facts.conflicts(under: root).isEmpty else { return [] }
    let own = Set(rows(of: number))
    let used = Set(influences.map { $0.row })
    return try facts.conflicts(under: root).filter { conflict in
      own.contains(conflict.broken)
        || conflict.rows.contains { row in
          guard case .constraint = row else { return false }
          return used.contains(row)
        }
    }
  }
}

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// The evidence of the recorded frames: the violated constraints that show that a frame is wrong.
///
/// Other violated constraints may only show that Plumb's model of Apple's views, bars and margins is wrong.
final class FrameEvidence: Sendable {
  let layout: SceneLayout
  /// The kind of each guide, by node.
  let guides: [NodeID: ResolvedGuide.Kind]
  /// The error of each row that the recorded frames violate, in points.
  private let errors: [RowSource: Double]
  /// The anchors of equations that hold for the recorded frames.
  let corroborated: Set<Anchor>
  /// The sizes of roots and rows that some constraint confirms: it depends on them, and holds for the
  /// recorded frames.
  let steadySizes: Set<GivenSize>
  let insets: SurroundingInsets
  let views: [NodeID: Int]
  private let violations: [LayoutTree.Violation]

  init(_ layout: SceneLayout, views: [NodeID: Int], violations: [LayoutTree.Violation]) {
    self.layout = layout
    self.views = views
    self.violations = violations
    var guides: [NodeID: ResolvedGuide.Kind] = [:]
    for (guide, node) in zip(layout.scene.guides, layout.guideNodes) {
      if let node { guides[node] = guide.kind }
    }
    self.guides = guides
    insets = SurroundingInsets(layout)
    let rounding = Self.rounding(layout)
    let errors = violations.reduce(into: [:]) { $0[$1.row] = max($0[$1.row] ?? 0, $1.error) }
    self.errors = errors
    corroborated = Self.corroborated(in: layout) { errors[$0] ?? 0 <= rounding }
    steadySizes = Self.steadySizes(in: layout, guides, views) { errors[$0] ?? 0 <= rounding }
  }

  /// The error of a row for the recorded frames, in points; 0 where the row holds.
  func error(of row: RowSource) -> Double { errors[row] ?? 0 }

  /// The violations that show that a frame is wrong, and the doubtful ones with the reason for doubt.
  func judged() -> (
    trusted: [LayoutTree.Violation], doubtful: [(violation: LayoutTree.Violation, doubt: Doubt)]
  ) {
    var trusted: [LayoutTree.Violation] = []
    var doubtful: [(violation: LayoutTree.Violation, doubt: Doubt)] = []
    for violation in violations {
      if let doubt = doubt(about: violation) {
        doubtful.append((violation, doubt))
      } else {
        trusted.append(violation)
      }
    }
    let elsewhere = recordedElsewhere(by: doubtful)
    if elsewhere.isEmpty { return (trusted, doubtful) }
    let remaining = trusted.filter { violation in
      isMarked(violation) || !violation.parts.contains { elsewhere.contains($0.node) }
    }
    let kept = Set(remaining.map { $0.row })
    for violation in trusted where !kept.contains(violation.row) { doubtful.append((violation, .givenSize)) }
    return (remaining, doubtful)
  }

  /// The views that doubtful violations show to have been recorded in another screen.
  private func recordedElsewhere(
    by doubtful: [(violation: LayoutTree.Violation, doubt: Doubt)]
  ) -> Set<NodeID> {
    var nodes: Set<NodeID> = []
    for (violation, doubt) in doubtful where doubt == .givenSize {
      guard case .constraint(let id) = violation.row, let constraint = layout.tree.constraint(id),
        let node = recordedElsewhere(constraint)
      else { continue }
      nodes.insert(node)
    }
    return nodes
  }

  /// The error that rounding to pixels may cause in a recorded constraint, in points.
  ///
  /// Each recorded edge is rounded by at most half a pixel. Two edges and a rounded center make a pixel and a
  /// half.
  static func rounding(_ layout: SceneLayout) -> Double {
    1.5 / (layout.mayBeRoundedToPoints ? 1 : layout.scale)
  }

  /// The reason why a violated row proves nothing; nil where it shows that a frame is wrong.
  private func doubt(about violation: LayoutTree.Violation) -> Doubt? {
    // No document records the size of a scroll view's content.
    if violation.parts.contains(where: { $0.part.isExtent && isContentArea($0.node) }) {
      return .scrollContent
    }
    switch violation.row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id), constraint.origin.kind == .document else {
        return .givenFrame
      }
      return constraint.priority == .required ? doubt(about: violation, of: constraint) : .optionalConstraints
    case .generated(let node, let generator, _):
      return doubt(about: violation, of: node, generator)
    }
  }

  private func doubt(about violation: LayoutTree.Violation, of constraint: LayoutConstraint) -> Doubt? {
    if isMarked(violation) { return violation.excess > 1.5 / layout.scale ? nil : .rounding }
    if isOfMarkedExtent(violation, constraint) { return .givenSize }
    // A multiplied number was rounded before the multiplication.
    let rounding = Self.rounding(layout) * max(1, (2 + constraint.multiplier.magnitude) / 3)
    // The standard space to a safe area is 0 points in some documents.
    if isStandardSpaceToGuide(constraint) { return .standardSpace }
    guard violation.excess > rounding else { return .rounding }
    let first = uncertainty(of: constraint.first)
    let second = constraint.second.map { uncertainty(of: $0) } ?? .rounding
    if violation.excess <= first.points + second.points {
      return first.points >= second.points ? first : second
    }
    // The distance by which the second anchor's edge would have to move for the constraint to hold.
    let shift = violation.residual / (constraint.multiplier == 0 ? 1 : constraint.multiplier)
    let isBorneOut =
      isBorneOut(constraint.first, shift: -violation.residual)
      && constraint.second.map { self.isBorneOut($0, shift: shift) } ?? true
    guard isBorneOut else { return .surroundings }
    let isSizeBorneOut =
      isSizeBorneOut(constraint.first, shift: -violation.residual)
      && constraint.second.map { self.isSizeBorneOut($0, shift: shift) } ?? true
    return isSizeBorneOut ? nil : .givenSize
  }

  private func isStandardSpaceToGuide(_ constraint: LayoutConstraint) -> Bool {
    let element = layout.scene.constraints[Int(constraint.origin.reference)].element
    guard ConstraintElement(element).symbolic == true, let second = constraint.second else { return false }
    return guides[constraint.first.node] != nil || guides[second.node] != nil
  }

  /// Whether Interface Builder itself marked a view of the row as misplaced, as Plumb does.
  private func isMarked(_ violation: LayoutTree.Violation) -> Bool {
    violation.parts.contains { part in
      views[part.node].map { layout.isMarked($0) && !layout.isMarkedThoughGiven($0) } ?? false
    }
  }

  /// Whether the row depends on the size of a view whose frame is given and that Interface Builder marked: the size is
  /// another one.
  ///
  /// On macOS the recorded place of every upper edge does, as frames are measured from the lower left.
  private func isOfMarkedExtent(_ violation: LayoutTree.Violation, _ constraint: LayoutConstraint) -> Bool {
    var nodes = violation.parts.map { $0.node }
    if layout.document.platform == .macOS, constraint.first.attribute.axis == .vertical {
      nodes += [constraint.first.node, constraint.second?.node].compactMap { $0 }
    }
    return nodes.contains { views[$0].map { layout.isMarkedThoughGiven($0) } ?? false }
  }

  private func isContentArea(_ node: NodeID) -> Bool {
    layout.tree.parent(of: node).map { layout.tree.contentArea(of: $0) == node } ?? false
  }
}

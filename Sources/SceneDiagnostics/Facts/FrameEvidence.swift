import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// Which constraints show, by not holding for the recorded frames, that a frame is wrong, rather than that
/// Plumb believes something wrong of Apple's views, bars and margins.
final class FrameEvidence: Sendable {
  let layout: SceneLayout
  /// The kinds of guides by their nodes.
  let guides: [NodeID: ResolvedGuide.Kind]
  /// By how much rows do not hold, in points.
  private let errors: [RowSource: Double]
  /// The anchors that some constraint places which holds for the recorded frames.
  let corroborated: Set<Anchor>
  /// The sizes of roots and rows on which some constraint hangs which holds for the recorded frames.
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

  /// By how much a row does not hold for the recorded frames, in points.
  func error(of row: RowSource) -> Double { errors[row] ?? 0 }

  /// The violations that can be trusted, and those that cannot and why not.
  func judged() -> (
    trusted: [LayoutTree.Violation], doubtful: [(violation: LayoutTree.Violation, doubt: FrameDoubt)]
  ) {
    var trusted: [LayoutTree.Violation] = []
    var doubtful: [(violation: LayoutTree.Violation, doubt: FrameDoubt)] = []
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

  /// The views that were recorded in another screen.
  private func recordedElsewhere(
    by doubtful: [(violation: LayoutTree.Violation, doubt: FrameDoubt)]
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

  /// Recorded edges are rounded to pixels, each by half of one at most: two of them and a rounded center make
  /// a pixel and a half.
  static func rounding(_ layout: SceneLayout) -> Double {
    1.5 / (layout.mayBeRoundedToPoints ? 1 : layout.scale)
  }

  /// Why a row that does not hold proves nothing; nil where it shows that a frame is wrong.
  private func doubt(about violation: LayoutTree.Violation) -> FrameDoubt? {
    // How large a scroll view's content would be in the recorded frames is nowhere recorded.
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

  private func doubt(about violation: LayoutTree.Violation, of constraint: LayoutConstraint) -> FrameDoubt? {
    if isMarked(violation) { return violation.excess > 1.5 / layout.scale ? nil : .rounding }
    // What is multiplied is rounded before.
    let rounding = Self.rounding(layout) * max(1, (2 + constraint.multiplier.magnitude) / 3)
    // The standard space to a safe area is nothing in some documents.
    if isStandardSpaceToGuide(constraint) { return .standardSpace }
    guard violation.excess > rounding else { return .rounding }
    let first = uncertainty(of: constraint.first)
    let second = constraint.second.map(uncertainty) ?? (0, .rounding)
    if violation.excess <= first.points + second.points {
      return first.points >= second.points ? first.doubt : second.doubt
    }
    // The edge that the surroundings decide would have to lie further along by this for the constraint to
    // hold.
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

  /// Whether Interface Builder itself found a view of the row misplaced, as Plumb does.
  private func isMarked(_ violation: LayoutTree.Violation) -> Bool {
    violation.parts.contains { part in views[part.node].map { layout.isMarked($0) } ?? false }
  }

  private func isContentArea(_ node: NodeID) -> Bool {
    layout.tree.parent(of: node).map { layout.tree.contentArea(of: $0) == node } ?? false
  }
}

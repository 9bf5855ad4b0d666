import AutoLayout
import ConstraintSolver
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import TextMetrics

/// Which constraints show, by not holding for the recorded frames, that a frame is wrong, rather than that
/// Plumb believes something wrong of Apple's views, bars and margins.
struct FrameEvidence {
  let layout: SceneLayout
  /// The kinds of guides by their nodes.
  let guides: [NodeID: ResolvedGuide.Kind]
  /// The rows that do not hold, by more than rounding.
  let broken: Set<RowSource>
  /// The anchors that some constraint places which holds for the recorded frames.
  let corroborated: Set<Anchor>
  let insets: SurroundingInsets
  private let views: [NodeID: Int]
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
    broken = Set(violations.filter { $0.error > rounding }.map { $0.row })
    corroborated = Self.corroborated(in: layout, broken: broken)
  }

  /// The violations that can be trusted.
  var trusted: [LayoutTree.Violation] { violations.filter(isTrusted) }

  /// Recorded edges are rounded to pixels, each by half of one at most: two of them and a rounded center make
  /// a pixel and a half.
  private static func rounding(_ layout: SceneLayout) -> Double { 1.5 / layout.scale }

  private func isTrusted(_ violation: LayoutTree.Violation) -> Bool {
    // How large a scroll view's content would be in the recorded frames is nowhere recorded.
    if violation.parts.contains(where: { $0.part.isExtent && isContentArea($0.node) }) { return false }
    switch violation.row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id), constraint.origin.kind == .document,
        constraint.priority == .required
      else { return false }
      return isTrusted(violation, of: constraint)
    case .generated(let node, let generator, _):
      return isTrusted(violation, of: node, generator)
    }
  }

  private func isTrusted(_ violation: LayoutTree.Violation, of constraint: LayoutConstraint) -> Bool {
    let rounding = Self.rounding(layout)
    if isMarked(violation) { return violation.excess > rounding }
    // The standard space to a safe area is nothing in some documents.
    if isStandardSpaceToGuide(constraint) { return false }
    let uncertainty = uncertainty(of: constraint.first) + (constraint.second.map(uncertainty) ?? 0)
    guard violation.excess > max(rounding, uncertainty) else { return false }
    // The edge that the surroundings decide would have to lie further along by this for the constraint to
    // hold.
    let first = -violation.residual
    let second = violation.residual / (constraint.multiplier == 0 ? 1 : constraint.multiplier)
    return isBorneOut(constraint.first, shift: first)
      && constraint.second.map { isBorneOut($0, shift: second) } ?? true
  }

  private func isStandardSpaceToGuide(_ constraint: LayoutConstraint) -> Bool {
    let element = layout.scene.constraints[Int(constraint.origin.reference)].element
    guard element.bool("symbolic") == true, let second = constraint.second else { return false }
    return guides[constraint.first.node] != nil || guides[second.node] != nil
  }

  /// Whether Interface Builder itself found a view of the row misplaced, as Plumb does.
  private func isMarked(_ violation: LayoutTree.Violation) -> Bool {
    violation.parts.contains { part in
      views[part.node].map { layout.scene.views[$0].element.bool("misplaced") == true } ?? false
    }
  }

  /// A stack view's own constraints can be trusted on iOS, where it is known what they are; not where margins
  /// that Plumb may have wrong would explain the difference.
  private func isTrusted(_ violation: LayoutTree.Violation, of node: NodeID, _ generator: Generator) -> Bool {
    guard layout.document.platform != .macOS, let stack = layout.tree.stack(of: node),
      !violation.parts.contains(where: isSymbol),
      // Rounded edges of several views come together.
      violation.excess > 2 * Self.rounding(layout)
    else { return false }
    let gap = violation.residual.magnitude
    let isMargin =
      layout.arrangesInsideMargins(stack: views[node] ?? 0)
      && (insets.arePlausible(gap, .topMargins) || insets.arePlausible(gap, .bottomMargins))
      && !hasSteadyNeighbour(violation, in: stack)
    switch generator {
    case .stackSpacing: return !stack.measuresFromBaselines
    case .stackCanvasConnection: return !isMargin
    case .stackAlignment:
      return !isMargin && stack.alignment != .firstBaseline && stack.alignment != .lastBaseline
    default: return false
    }
  }

  /// Whether another view of the stack is where it is recorded: other margins would have moved all of them.
  private func hasSteadyNeighbour(_ violation: LayoutTree.Violation, in stack: StackArrangement) -> Bool {
    guard let axis = violation.parts.first?.part.axis else { return false }
    return stack.arranged.contains { view in
      guard !violation.parts.contains(where: { $0.node == view.node }), let position = views[view.node],
        let frame = layout.tree.frame(of: view.node)
      else { return false }
      let recorded = layout.givenFrames[position]
      return abs(frame.origin[axis] - recorded.origin[axis]) < 0.75
        && abs(frame.size[axis] - recorded.size[axis]) < 0.75
    }
  }

  private func isContentArea(_ node: NodeID) -> Bool {
    layout.tree.parent(of: node).map { layout.tree.contentArea(of: $0) == node } ?? false
  }

  private func isSymbol(_ part: FramePartID) -> Bool {
    views[part.node].map { layout.scene.views[$0].showsSymbol } ?? false
  }

  /// By how much an anchor may lie elsewhere than Plumb believes because of alignment rectangles and
  /// baselines, in points.
  private func uncertainty(of anchor: Anchor) -> Double {
    let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard let position = views[anchor.node] else { return 0 }
    let view = layout.scene.views[position]
    guard layout.document.platform == .macOS else {
      if view.showsSymbol { return 4 }
      return isBaseline ? 3 : 0
    }
    switch view.kind {
    case .view, .customView, .containerView, .scrollView, .clipView, .tableView, .outlineView,
      .collectionView,
      .splitView, .visualEffectView, .stackView:
      return isBaseline ? 8 : 0
    case .label, .textView:
      return isBaseline ? 8 : 2
    default:
      // Bezels, shadows and focus rings: up to twelve points on an edge.
      return 12
    }
  }
}

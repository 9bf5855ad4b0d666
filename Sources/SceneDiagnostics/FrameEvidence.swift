import AutoLayout
import ConstraintSolver
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import TextMetrics

/// Which constraints show, by not holding for the recorded frames, that a frame is wrong, rather than that Plumb believes
/// something wrong of Apple's views, bars and margins.
struct FrameEvidence {
  private let layout: SceneLayout
  private let views: [NodeID: Int]
  /// The kinds of guides by their nodes.
  private let guides: [NodeID: ResolvedGuide.Kind]
  private let violations: [LayoutTree.Violation]
  private let broken: Set<RowSource>

  init(_ layout: SceneLayout, views: [NodeID: Int], violations: [LayoutTree.Violation]) {
    self.layout = layout
    self.views = views
    var guides: [NodeID: ResolvedGuide.Kind] = [:]
    for (guide, node) in zip(layout.scene.guides, layout.guideNodes) {
      if let node { guides[node] = guide.kind }
    }
    self.guides = guides
    self.violations = violations
    let rounding = Self.rounding(layout)
    broken = Set(violations.filter { $0.error > rounding }.map { $0.row })
  }

  /// The violations that can be trusted.
  var trusted: [LayoutTree.Violation] { violations.filter(isTrusted) }

  /// Recorded edges are rounded to pixels, each by half of one at most: two of them and a rounded center make a pixel and
  /// a half.
  private static func rounding(_ layout: SceneLayout) -> Double { 1.5 / layout.scale }

  private func isTrusted(_ violation: LayoutTree.Violation) -> Bool {
    guard case .constraint(let id) = violation.row, let constraint = layout.tree.constraint(id),
      constraint.origin.kind == .document, constraint.priority == .required
    else { return false }
    var margin = max(Self.rounding(layout), uncertainty(of: constraint.first))
    if let second = constraint.second {
      margin = max(margin, uncertainty(of: constraint.first) + uncertainty(of: second))
    }
    guard violation.excess > margin else { return false }
    // The edge that the surroundings decide would have to lie further along by this for the constraint to hold.
    let first = -violation.residual
    let second = violation.residual / (constraint.multiplier == 0 ? 1 : constraint.multiplier)
    return isBorneOut(constraint.first, shift: first, by: id)
      && constraint.second.map { isBorneOut($0, shift: second, by: id) } ?? true
  }

  // MARK: Alignment rectangles and baselines

  /// By how much an anchor may lie elsewhere than Plumb believes, in points.
  private func uncertainty(of anchor: Anchor) -> Double {
    let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard let position = views[anchor.node] else { return 0 }
    let view = layout.scene.views[position]
    guard layout.document.platform == .macOS else {
      if view.showsSymbol { return 4 }
      return isBaseline ? 3 : 0
    }
    switch view.kind {
    case .view, .customView, .scrollView, .clipView, .tableView, .outlineView, .collectionView, .splitView,
      .visualEffectView, .stackView:
      return isBaseline ? 8 : 0
    case .label, .textView:
      return isBaseline ? 8 : 2
    default:
      // Bezels, shadows and focus rings: up to ten points on an edge.
      return 10
    }
  }

  // MARK: Surroundings

  /// Whether an anchor on a safe area or a margin lies where Plumb believes: another constraint on the same edge says
  /// so, or the inset that would explain the recorded frame is none that bars, housings and margins make.
  private func isBorneOut(_ anchor: Anchor, shift: Double, by constraint: LayoutConstraintID) -> Bool {
    guard let edges = surroundingEdges(of: anchor) else { return true }
    if isCorroborated(anchor, but: constraint) { return true }
    return !edges.contains { SurroundingInsets.arePlausible($0.inset + $0.sign * shift, $0.kind) }
  }

  /// Whether an anchor does not lie on a safe area or a margin, or some constraint on the same edge holds for the recorded
  /// frames.
  func isCorroborated(_ anchor: Anchor) -> Bool {
    surroundingEdges(of: anchor) == nil || isCorroborated(anchor, but: nil)
  }

  private func isCorroborated(_ anchor: Anchor, but constraint: LayoutConstraintID?) -> Bool {
    layout.tree.constraints(naming: anchor.node).contains { other in
      guard other != constraint, let candidate = layout.tree.constraint(other),
        candidate.origin.kind == .document, candidate.relation == .equal,
        [candidate.first, candidate.second].contains(anchor)
      else { return false }
      return !broken.contains(.constraint(other))
    }
  }

  /// The insets that decide where an anchor lies, and how they change as it moves; nil where none does.
  private func surroundingEdges(of anchor: Anchor) -> [SurroundingInset]? {
    let tree = layout.tree
    let axis = anchor.attribute.axis
    if let kind = guides[anchor.node] {
      guard let owner = tree.parent(of: anchor.node), let whole = tree.frame(of: owner)?.size[axis],
        let frame = tree.frame(of: anchor.node)
      else { return nil }
      let near = frame.origin[axis]
      let far = whole - near - frame.size[axis]
      switch kind {
      case .contentLayout, .frameLayout: return nil
      case .top: return [SurroundingInset(inset: near + frame.size[axis], sign: 1, kind: .bars)]
      case .bottom: return [SurroundingInset(inset: whole - near, sign: -1, kind: .bars)]
      case .safeArea:
        // Elsewhere than in the document's own surroundings recorded frames show nothing, and the device table does.
        if axis == .horizontal, layout.isUpright || !layout.isAsRecorded { return nil }
        return edges(anchor.attribute, near: near, far: far, axis == .horizontal ? .housings : .bars)
      case .layoutMargins, .readableContent:
        return edges(anchor.attribute, near: near, far: far, .margins)
      }
    }
    let margins = tree.margins(of: anchor.node)
    switch anchor.attribute {
    case .leadingMargin, .leftMargin, .topMargin:
      return edges(axis.near, near: margins.near(axis), far: 0, .margins)
    case .trailingMargin, .rightMargin, .bottomMargin:
      return edges(axis.far, near: 0, far: margins.far(axis), .margins)
    case .centerXWithinMargins, .centerYWithinMargins:
      return edges(axis.center, near: margins.near(axis), far: margins.far(axis), .margins)
    default: return nil
    }
  }

  private func edges(
    _ attribute: Attribute, near: Double, far: Double, _ kind: SurroundingInset.Kind
  ) -> [SurroundingInset] {
    switch attribute {
    case .left, .leading, .top: return [SurroundingInset(inset: near, sign: 1, kind: kind)]
    case .right, .trailing, .bottom: return [SurroundingInset(inset: far, sign: -1, kind: kind)]
    // A center moves by half of what one of the insets does.
    default:
      return [
        SurroundingInset(inset: near, sign: 2, kind: kind),
        SurroundingInset(inset: far, sign: -2, kind: kind),
      ]
    }
  }
}

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Evidence about edges of safe areas and margins, which Plumb places by its model of bars and devices.
extension FrameEvidence {
  /// Whether an anchor's place is certain enough to trust a constraint that the recorded frames violate.
  ///
  /// It is certain if another constraint confirms the edge, or if no bar, sensor housing or margin makes the
  /// inset that would explain the recorded frame.
  ///
  /// - Parameter shift: The distance by which the anchor would have to move for the constraint to hold, in
  ///   points.
  func isBorneOut(_ anchor: Anchor, shift: Double) -> Bool {
    guard let edges = surroundingEdges(of: anchor), !corroborated.contains(anchor) else { return true }
    return !edges.contains { insets.arePlausible($0.inset + $0.sign * shift, $0.kind) }
  }

  /// Whether an anchor is not on a safe area or a margin, or some constraint on its edge holds for the
  /// recorded frames.
  func isCorroborated(_ anchor: Anchor) -> Bool {
    corroborated.contains(anchor) || surroundingEdges(of: anchor) == nil
  }

  /// The edges of safe areas and margins that constraints under a root name and that none of them confirms.
  ///
  /// A constraint confirms an edge if it holds for the recorded frames.
  ///
  /// - Complexity: Linear in the constraints and the views.
  func uncorroboratedEdges(under root: NodeID) -> Set<Anchor> {
    var edges: Set<Anchor> = []
    for case .some(let id) in layout.constraints {
      guard let constraint = layout.tree.constraint(id), layout.tree.root(of: constraint.first.node) == root
      else { continue }
      for anchor in [constraint.first, constraint.second ?? constraint.first] where !isCorroborated(anchor) {
        edges.insert(anchor)
      }
    }
    return edges
  }

  /// The anchors of equations that hold for the recorded frames.
  ///
  /// - Parameter holds: Whether a row holds for the recorded frames, but for rounding.
  static func corroborated(in layout: SceneLayout, where holds: (RowSource) -> Bool) -> Set<Anchor> {
    var anchors: Set<Anchor> = []
    for case .some(let id) in layout.constraints where holds(.constraint(id)) {
      guard let constraint = layout.tree.constraint(id), constraint.relation == .equal else { continue }
      anchors.insert(constraint.first)
      if let second = constraint.second { anchors.insert(second) }
    }
    return anchors
  }

  /// The insets that decide an anchor's place; nil where the surroundings do not decide it.
  private func surroundingEdges(of anchor: Anchor) -> [SurroundingInset]? {
    guideEdges(of: anchor) ?? ownMargins(of: anchor)
  }

  /// The insets that decide the place of an anchor on a guide; nil for other anchors.
  private func guideEdges(of anchor: Anchor) -> [SurroundingInset]? {
    let axis = anchor.attribute.axis
    guard let kind = guides[anchor.node], let owner = layout.tree.parent(of: anchor.node),
      let whole = layout.tree.frame(of: owner)?.size[axis], let frame = layout.tree.frame(of: anchor.node)
    else { return nil }
    let near = frame.origin[axis]
    let far = whole - near - frame.size[axis]
    switch kind {
    case .contentLayout, .frameLayout: return nil
    case .top: return [SurroundingInset(inset: near + frame.size[axis], sign: 1, kind: .topBars)]
    case .bottom: return [SurroundingInset(inset: whole - near, sign: -1, kind: .bottomBars)]
    case .safeArea:
      // An upright screen has no unsafe area at its sides.
      if axis == .horizontal, layout.isUpright, layout.document.platform != .tvOS { return nil }
      return axis == .horizontal
        ? edges(anchor.attribute, near, far, .housings, .housings)
        : edges(anchor.attribute, near, far, .topBars, .bottomBars)
    case .layoutMargins, .readableContent:
      return marginEdges(anchor.attribute, near, far)
    }
  }

  /// The insets that decide the place of an anchor on a view's margins; nil for other anchors.
  private func ownMargins(of anchor: Anchor) -> [SurroundingInset]? {
    let axis = anchor.attribute.axis
    let margins = layout.tree.margins(of: anchor.node)
    let edge: Attribute
    switch anchor.attribute {
    case .leadingMargin, .leftMargin, .topMargin: edge = axis.near
    case .trailingMargin, .rightMargin, .bottomMargin: edge = axis.far
    case .centerXWithinMargins, .centerYWithinMargins: edge = axis.center
    default: return nil
    }
    return marginEdges(edge, margins.near(axis), margins.far(axis))
  }

  /// The margin insets for an attribute; vertical margins begin at the safe area.
  ///
  /// This concerns roots, and views that reach under a root's bars.
  private func marginEdges(
    _ attribute: Attribute, _ near: Double, _ far: Double
  ) -> [SurroundingInset] {
    attribute.axis == .vertical
      ? edges(attribute, near, far, .topMargins, .bottomMargins)
      : edges(attribute, near, far, .margins, .margins)
  }

  private func edges(
    _ attribute: Attribute, _ near: Double, _ far: Double, _ nearKind: SurroundingInset.Kind,
    _ farKind: SurroundingInset.Kind
  ) -> [SurroundingInset] {
    switch attribute {
    case .left, .leading, .top: return [SurroundingInset(inset: near, sign: 1, kind: nearKind)]
    case .right, .trailing, .bottom: return [SurroundingInset(inset: far, sign: -1, kind: farKind)]
    // An extent shrinks by what either inset grows.
    case .width, .height:
      return [
        SurroundingInset(inset: near, sign: -1, kind: nearKind),
        SurroundingInset(inset: far, sign: -1, kind: farKind),
      ]
    // A center moves by half of the change of either inset.
    default:
      return [
        SurroundingInset(inset: near, sign: 2, kind: nearKind),
        SurroundingInset(inset: far, sign: -2, kind: farKind),
      ]
    }
  }
}

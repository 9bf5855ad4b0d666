import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Edges of safe areas and margins: where they lie is what Plumb believes of bars and devices.
extension FrameEvidence {
  /// Whether an anchor lies where Plumb believes: another constraint on the same edge says so, or the inset
  /// that would explain the recorded frame is none that bars, housings and margins make.
  ///
  /// - Parameter shift: By how much further along it would have to lie for the constraint to hold.
  func isBorneOut(_ anchor: Anchor, shift: Double) -> Bool {
    guard let edges = surroundingEdges(of: anchor), !corroborated.contains(anchor) else { return true }
    return !edges.contains { insets.arePlausible($0.inset + $0.sign * shift, $0.kind) }
  }

  /// Whether an anchor is none on a safe area or a margin, or some constraint on the same edge holds for the
  /// recorded frames.
  func isCorroborated(_ anchor: Anchor) -> Bool {
    corroborated.contains(anchor) || surroundingEdges(of: anchor) == nil
  }

  /// The edges of safe areas and margins under a root that constraints name and on which none holds for the
  /// recorded frames.
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

  /// The anchors of which a constraint says where they lie, and holds for the recorded frames.
  ///
  /// - Parameter holds: Whether a row does, but for rounding.
  static func corroborated(in layout: SceneLayout, where holds: (RowSource) -> Bool) -> Set<Anchor> {
    var anchors: Set<Anchor> = []
    for case .some(let id) in layout.constraints where holds(.constraint(id)) {
      guard let constraint = layout.tree.constraint(id), constraint.relation == .equal else { continue }
      anchors.insert(constraint.first)
      if let second = constraint.second { anchors.insert(second) }
    }
    return anchors
  }

  /// The insets that decide where an anchor lies, and how they change as it moves; nil where none does.
  private func surroundingEdges(of anchor: Anchor) -> [SurroundingInset]? {
    guideEdges(of: anchor) ?? ownMargins(of: anchor)
  }

  /// Of an anchor on a guide.
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
      // Held upright, a screen is safe from side to side.
      if axis == .horizontal, layout.isUpright, layout.document.platform != .tvOS { return nil }
      return axis == .horizontal
        ? edges(anchor.attribute, near, far, .housings, .housings)
        : edges(anchor.attribute, near, far, .topBars, .bottomBars)
    case .layoutMargins, .readableContent:
      return marginEdges(anchor.attribute, near, far)
    }
  }

  /// Of an anchor on a view's margins.
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

  /// Margins begin at the safe area: a root's, and those of views that reach under its bars.
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
    // A center moves by half of what one of the insets does.
    default:
      return [
        SurroundingInset(inset: near, sign: 2, kind: nearKind),
        SurroundingInset(inset: far, sign: -2, kind: farKind),
      ]
    }
  }
}

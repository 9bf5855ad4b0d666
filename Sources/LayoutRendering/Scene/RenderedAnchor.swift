import PlumbGeometry

/// One side of a constraint: where an attribute of a view or guide lies.
package struct RenderedAnchor: Sendable {
  /// What the attribute speaks of.
  package enum Kind: Hashable, Sendable {
    /// The edge with the smaller coordinate, and that with the larger.
    case minEdge, maxEdge
    case center
    case baseline
    /// Width or height.
    case extent

    var isEdge: Bool { self == .minEdge || self == .maxEdge }
  }

  /// Position in `RenderedScene.views` of the view, or of the one that owns the guide; nil for one that is not there.
  package var view: Int?
  /// The alignment rectangle, the guide, or the rectangle inside the margins.
  package var rect: Rect
  package var kind: Kind
  package var axis: Axis
  /// The coordinate on the axis; without meaning for extents.
  package var position: Double

  package init(view: Int?, rect: Rect, kind: Kind, axis: Axis, position: Double) {
    self.view = view
    self.rect = rect
    self.kind = kind
    self.axis = axis
    self.position = position
  }
}

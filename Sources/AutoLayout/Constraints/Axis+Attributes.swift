import PlumbGeometry

extension Axis {
  /// The edge with the lesser coordinate: left or top.
  public var near: Attribute { self == .horizontal ? .left : .top }

  /// The edge with the greater coordinate: right or bottom.
  public var far: Attribute { self == .horizontal ? .right : .bottom }

  /// The middle between the two edges.
  public var center: Attribute { self == .horizontal ? .centerX : .centerY }

  /// The distance between the two edges: width or height.
  public var extent: Attribute { self == .horizontal ? .width : .height }
}

extension Attribute {
  /// Whether it is the edge at the end of an axis, or the margin there.
  package var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}

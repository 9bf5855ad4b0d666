import PlumbGeometry

/// The part of a view or guide that a constraint speaks of, as Apple's `NSLayoutConstraint.Attribute`.
///
/// Attributes act on alignment rectangles; those that end in `Margin` act on the layout margins.
public enum Attribute: UInt8, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height
  case centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The axis along which the attribute measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is an extent rather than a position.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge of the rectangle or of its margins: neither an extent nor a center nor
  /// a baseline.
  public var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    }
  }

  /// Whether the attribute is measured from the layout margins.
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline:
      false
    }
  }

  /// The same edge or center of the layout margins; itself where margins have none.
  package var ofMargins: Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }

  /// Whether the attribute depends on the direction in which text runs.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The same attribute with leading and trailing replaced by left and right.
  public func resolved(for direction: LayoutDirection) -> Attribute {
    let leftToRight = direction == .leftToRight
    return switch self {
    case .leading: leftToRight ? .left : .right
    case .trailing: leftToRight ? .right : .left
    case .leadingMargin: leftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: leftToRight ? .rightMargin : .leftMargin
    default: self
    }
  }
}

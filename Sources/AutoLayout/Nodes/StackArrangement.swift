import PlumbConstraintSolver
import PlumbGeometry

/// How a stack view arranges its views: the properties of `UIStackView` and `NSStackView` that bear on
/// layout.
public struct StackArrangement: Sendable {
  /// Along the axis.
  public enum Distribution: UInt8, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// macOS: views gather at the beginning, in the middle and at the end.
    case gravityAreas
  }

  /// Across the axis.
  public enum Alignment: UInt8, Sendable {
    case fill, leading, trailing, center, firstBaseline, lastBaseline
  }

  /// Where on the axis a view belongs under `Distribution.gravityAreas`.
  public enum Gravity: UInt8, Sendable { case leading, center, trailing }

  /// A child of the stack view that it places.
  public struct ArrangedView: Hashable, Sendable {
    public var node: NodeID
    public var gravity: Gravity
    /// Space after the view in points, where it differs from the stack's.
    public var spacingAfter: Double?
    /// Whether the view takes no room along the axis. Across it takes part as the others do.
    public var isHidden: Bool

    public init(
      _ node: NodeID, gravity: Gravity = .leading, spacingAfter: Double? = nil, isHidden: Bool = false
    ) {
      self.isHidden = isHidden
      self.node = node
      self.gravity = gravity
      self.spacingAfter = spacingAfter
    }
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points.
  public var spacing: Double
  /// From the stack's edges to its arranged views, in points.
  public var insets: EdgeInsets
  public var arranged: [ArrangedView]
  /// How strongly `NSStackView` keeps to the size of its views along and across its axis; nil on
  /// `UIStackView`.
  public var hugging: (horizontal: Priority, vertical: Priority)?
  /// How strongly `NSStackView` keeps its far edges from clipping its views, along each axis.
  public var clippingResistance: (horizontal: Priority, vertical: Priority) = (.required, .required)
  /// `isBaselineRelativeArrangement`: a vertical stack measures its spacing from baseline to baseline.
  public var measuresFromBaselines: Bool
  /// When what it asks for gives way where required constraints clash.
  package var yielding: Yielding = .asLogged
  /// Whether it arranges nothing because all its views are left out: then it wants no room, as recorded frames show
  /// (5 stack views of 4 projects), while one that never had any may have any size.
  package var isClosedUp = false
  /// Whether the baseline of views side by side is that of the tallest by its content, as
  /// `UIView.forFirstBaselineLayout` documents it of stack views; otherwise it is the first one's.
  public var hasBaselineOfTallest = false

  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
    insets: EdgeInsets = .zero, arranged: [ArrangedView] = [],
    hugging: (horizontal: Priority, vertical: Priority)? = nil, measuresFromBaselines: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.insets = insets
    self.arranged = arranged
    self.hugging = hugging
    self.measuresFromBaselines = measuresFromBaselines
  }
}

// Written out, because tuples are nothing that can be compared without being named.
extension StackArrangement: Equatable {
  public static func == (a: StackArrangement, b: StackArrangement) -> Bool {
    a.axis == b.axis && a.distribution == b.distribution && a.alignment == b.alignment
      && a.spacing == b.spacing && a.insets == b.insets && a.arranged == b.arranged
      && a.hugging?.horizontal == b.hugging?.horizontal && a.hugging?.vertical == b.hugging?.vertical
      && a.clippingResistance == b.clippingResistance
      && a.measuresFromBaselines == b.measuresFromBaselines
      && a.hasBaselineOfTallest == b.hasBaselineOfTallest && a.yielding == b.yielding
      && a.isClosedUp == b.isClosedUp
  }
}

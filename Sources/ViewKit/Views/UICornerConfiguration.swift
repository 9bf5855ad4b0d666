public import CoreGraphics

/// How far a corner is round.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let radius: CGFloat
  private let followsContainer: Bool

  private init(radius: CGFloat, followsContainer: Bool) {
    (self.radius, self.followsContainer) = (radius, followsContainer)
  }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(radius: radius, followsContainer: false)
  }
  /// As far as fits the corner of what the view is in, and no less than a radius.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(radius: minimum ?? 0, followsContainer: true)
  }
}

/// How a view's corners are round. Nothing of a layout depends on it.
public struct UICornerConfiguration: Hashable, Sendable {
  private let corners: [UICornerRadius?]
  private let longestRadius: CGFloat?

  private init(_ corners: [UICornerRadius?], longest: CGFloat? = nil) {
    (self.corners, longestRadius) = (corners, longest)
  }

  /// Half as far as the view is wide or high, whichever is less.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration([nil, nil, nil, nil], longest: maximumRadius ?? .infinity)
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  public static func uniformTopRadius(_ topRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([topRadius, topRadius, nil, nil])
  }
  public static func uniformBottomRadius(_ bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([nil, nil, bottomRadius, bottomRadius])
  }
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius])
  }
}

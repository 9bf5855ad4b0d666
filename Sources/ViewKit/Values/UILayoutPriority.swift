import CoreGraphics

/// How strongly Auto Layout holds to a constraint, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// No layout without it.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which someone drags who may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which someone drags who cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which a button hugs its content horizontally.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a view is as small as it can be in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A little more or less than another priority: `.required - 1`. Libraries for layout have operators of their own from
/// before UIKit had these: where both are seen, theirs count.
extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  @_disfavoredOverload
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  @_disfavoredOverload
  public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

  @_disfavoredOverload
  public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}

import CoreGraphics
import Foundation

extension NSStackView {
  /// What becomes of the room along the orientation.
  public enum Distribution: Int, Sendable {
    /// Views gather at the beginning, in the middle and at the end.
    case gravityAreas = -1
    /// Who hugs and resists least gets larger or smaller.
    case fill = 0
    /// As far as can be, all have the same extent.
    case fillEqually = 1
    /// Each gets its part as its content is large.
    case fillProportionally = 2
    /// Sizes stay, and what is left goes between them in equal parts.
    case equalSpacing = 3
    /// From middle to middle it is equally far, where that can be had.
    case equalCentering = 4
  }

  /// The areas in which views gather, in their order.
  public enum Gravity: Int, Sendable {
    /// The top of a column, the leading end of a row.
    case top = 1
    case center = 2
    /// The bottom of a column, the trailing end of a row.
    case bottom = 3

    public static var leading: Gravity { .top }
    public static var trailing: Gravity { .bottom }
  }

  /// Whether a view is shown.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let mustHold = VisibilityPriority(1000)
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    public static let notVisible = VisibilityPriority(0)
  }

  /// For `setCustomSpacing(_:after:)`: none of its own.
  public class var useDefaultSpacing: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// An arranged view, and what was said of it.
  struct Member {
    let view: NSView
    var gravity: Gravity
    /// In points; nil where it is the stack view's.
    var spacingAfter: CGFloat?
    var visibility = VisibilityPriority.mustHold
  }
}

/// What a stack view's delegate is told.
@MainActor
public protocol NSStackViewDelegate: AnyObject {
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}

/// Along the width or along the height.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

import ConstraintSolver
import Geometry

/// The size that a view's content asks for, in points of its alignment rectangle; nil where it asks for none.
@frozen
public struct ContentSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public static let none = ContentSize(width: nil, height: nil)

  @inlinable public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  @inlinable public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// The priorities with which a view keeps its content size on one axis.
@frozen
public struct ContentPriorities: Hashable, Sendable {
  /// Against growing beyond the content.
  public var hugging: Priority
  /// Against shrinking below it.
  public var compressionResistance: Priority

  /// What `UIView` starts with: 250 and 750.
  public static let standard = ContentPriorities(
    hugging: Priority(250), compressionResistance: Priority(750))

  @inlinable public init(hugging: Priority, compressionResistance: Priority) {
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// Distances from a view's alignment rectangle to its text, in points: nil where it has none.
@frozen
public struct Baselines: Hashable, Sendable {
  /// From the top edge down to the first line's baseline.
  public var firstFromTop: Double?
  /// From the bottom edge up to the last line's baseline.
  public var lastFromBottom: Double?

  public static let none = Baselines(firstFromTop: nil, lastFromBottom: nil)

  @inlinable public init(firstFromTop: Double?, lastFromBottom: Double?) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}

/// Whoever knows what a view's content needs at a given width: text that wraps, above all.
public protocol ContentProvider: AnyObject, Sendable {
  /// The content's size when it may be `width` points wide.
  func contentSize(of node: NodeID, width: Double) -> ContentSize
}

import PlumbConstraintSolver

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

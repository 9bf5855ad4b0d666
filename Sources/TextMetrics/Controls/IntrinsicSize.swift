/// The size a control takes by itself, in points, of its alignment rectangle; nil on an axis where it has
/// none.
@frozen
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  /// No size of its own on either axis.
  public static let none = IntrinsicSize(width: nil, height: nil)

  @inlinable public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

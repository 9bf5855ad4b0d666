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

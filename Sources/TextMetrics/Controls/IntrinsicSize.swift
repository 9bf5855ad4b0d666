/// The size a control takes by itself, in points, of its alignment rectangle; nil on an axis where it has
/// none.
@frozen
package struct IntrinsicSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  /// No size of its own on either axis.
  package static let none = IntrinsicSize(width: nil, height: nil)

  @inlinable package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

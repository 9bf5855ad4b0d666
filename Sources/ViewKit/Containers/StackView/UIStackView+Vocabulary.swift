import CoreGraphics

extension UIStackView {
  /// How views share the stack view's extent along its axis.
  public enum Distribution: Int, Sendable {
    /// Views grow and shrink by their hugging and compression resistance.
    case fill = 0
    /// All have the same extent.
    case fillEqually = 1
    /// Their extents are in proportion to their contents.
    case fillProportionally = 2
    /// They keep their extents, and the space between them is the same everywhere.
    case equalSpacing = 3
    /// As far as there is room, their centers are equally far from each other.
    case equalCentering = 4
  }

  /// Where views stand across the stack view's axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, or at the top of a row.
    case leading = 1
    /// On the first baseline of a row.
    case firstBaseline = 2
    case center = 3
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing = 4
    /// On the last baseline of a row.
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// For `setCustomSpacing(_:after:)`: what `spacing` says.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// For `spacing` and `setCustomSpacing(_:after:)`: the system's space between neighbours.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

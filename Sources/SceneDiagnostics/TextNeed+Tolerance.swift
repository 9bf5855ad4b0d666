import PlumbGeometry
import PlumbInterfaceBuilder

extension TextNeed {
  /// The error of text metrics along a line: this many points, or this part of the needed width.
  private static let tolerance = (points: 2.0, part: 0.03)
  /// The part of a line's height above and below its letters. Letters are cut only if more than this is missing.
  package static let leading = 0.15

  /// The least extent, in points, in which the text still counts as whole; nil along a line that wraps.
  package func leastExtent(_ axis: Axis) -> Double? {
    switch axis {
    case .vertical: height - lineHeight * Self.leading
    case .horizontal: width.map { $0 - max(Self.tolerance.points, $0 * Self.tolerance.part) }
    }
  }

  /// Whether a size is less than that.
  func isShort(_ given: Size, _ axis: Axis) -> Bool { leastExtent(axis).map { given[axis] < $0 } ?? false }
}

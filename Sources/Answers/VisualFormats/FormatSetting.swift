import PlumbAutoLayout
import PlumbGeometry

/// What visual formats are tried on: a superview, and views that have nothing but what is said here.
package struct FormatSetting: Sendable {
  /// The superview's, in points.
  package var size = Size(width: 320, height: 200)
  /// How far the superview's margins are from each of its edges, in points: those of a view of which nobody said.
  package var margin = 8.0
  package var direction = LayoutDirection.leftToRight
  /// What holds for neighbours; alignments count in the formats across which they lie.
  package var options: VisualFormat.Options = []
  /// Numbers by name.
  package var metrics: [String: Double] = [:]
  /// The sizes that contents ask for, by view.
  package var contents: [String: Size] = [:]

  package init() {}
}

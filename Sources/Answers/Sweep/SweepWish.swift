import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// The sizes and settings that a sweep goes through.
package struct SweepWish: Hashable, Sendable {
  /// The widths that the main root takes, in points; nil keeps its width.
  package var widths: ClosedRange<Double>?
  /// The heights, likewise.
  package var heights: ClosedRange<Double>?
  /// Each gets a sweep of its own; empty for the session's device alone.
  package var devices: [Device] = []
  /// Each gets a sweep of its own; empty for the session's text size alone.
  package var textSizes: [ContentSizeCategory] = []

  package init() {}

  /// From the narrowest phone's width to the widest of tablets.
  package static let usualWidths = 320.0...1366.0

  /// The axes to sweep along; widths where nothing was chosen.
  var courses: [(axis: Axis, sizes: ClosedRange<Double>)] {
    var courses: [(axis: Axis, sizes: ClosedRange<Double>)] = []
    if let widths { courses.append((axis: .horizontal, sizes: widths)) }
    if let heights { courses.append((axis: .vertical, sizes: heights)) }
    if courses.isEmpty { courses.append((axis: .horizontal, sizes: Self.usualWidths)) }
    return courses
  }
}

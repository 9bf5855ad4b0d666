import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// The size, insets and baselines of a view's content, and the trust in them.
struct ViewContent: Sendable {
  /// The size of the alignment rectangle that the layout uses, in points.
  var size = ContentSize.none
  /// The size that the content would have if nothing stretched or compressed the view, in points.
  ///
  /// A recorded size far from it does not count.
  var naturalSize = ContentSize.none
  /// The size by Plumb's own metrics, whatever the document records, in points.
  var measuredSize = ContentSize.none
  /// Whether anybody can know the size.
  ///
  /// Nobody knows that of an absent image, a symbol, or a text in an unknown font.
  var isKnown = true
  /// Whether Plumb's metrics give a size that is good enough to use, known or not.
  var isEstimated = false
  /// Whether a recorded extent stands in for an unknown one, on one axis at least.
  var isStandIn = false
  /// Whether Plumb's metrics give the size that the content needs; they do not for a text that wraps.
  var isMeasured = true
  var alignmentInsets = EdgeInsets.zero
  var baselines = Baselines.none
  /// The text that is measured again once the width is known; nil where the height does not depend on the
  /// width.
  var wrappedText: WrappedText?
}

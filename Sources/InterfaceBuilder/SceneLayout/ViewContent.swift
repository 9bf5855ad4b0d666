import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// What a view's content asks of its layout.
struct ViewContent: Sendable {
  /// Of the alignment rectangle, in points.
  var size = ContentSize.none
  /// The size without regard to a recorded one that is far from it: what the content would have if nothing
  /// stretched or compressed the view.
  var naturalSize = ContentSize.none
  /// The size by Plumb's own metrics, whatever the document records.
  var measuredSize = ContentSize.none
  /// Whether anybody can know the size: not that of an absent image, a symbol, or a text in a font that
  /// nobody has.
  var isKnown = true
  /// Whether Plumb's metrics have a size that is good enough to go by, known or not.
  var isEstimated = false
  /// Whether the layout uses a recorded extent for want of a better, on one axis at least.
  var isStandIn = false
  /// Whether Plumb's metrics have what the content needs; they do not for text that wraps.
  var isMeasured = true
  var alignmentInsets = EdgeInsets.zero
  var baselines = Baselines.none
  /// The text that is measured anew once the width is known; nil where the height does not depend on it.
  var wrappedText: WrappedText?
}

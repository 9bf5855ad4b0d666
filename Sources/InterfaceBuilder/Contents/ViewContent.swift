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
  var trust = ContentTrust.none
  /// The axis on which the extent only keeps an empty view visible; nil where none does.
  var visibleAxis: Axis?
  /// In points.
  var alignmentInsets = EdgeInsets.zero
  var baselines = Baselines.none
  /// The text that is measured again once the width is known; nil where the height does not depend on the
  /// width.
  var wrappedText: WrappedText?
}

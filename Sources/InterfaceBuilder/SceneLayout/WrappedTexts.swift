import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// A label's text, whose height depends on the width that the label gets.
struct WrappedText: Sendable {
  let text: WrappingText
  let context: ControlContext
  /// What the recorded height exceeds the measured one by, in points; 0 where no recorded height counts.
  let offset: Double
  /// By how much Plumb's widths may be off from those that Interface Builder recorded, in points: a line is not broken for
  /// less.
  let slack: Double
  /// Of one line, in points: a text has no less.
  let lineHeight: Double

  /// The height of the lines, in points, when each may be `width` points wide.
  func height(within width: Double) -> Double {
    max(size(of: text, within: width + slack, in: context).height + offset, lineHeight)
  }
}

/// Tells a layout tree the heights of texts once it knows their widths.
final class WrappedTexts: ContentProvider {
  private let texts: [NodeID: WrappedText]

  init(_ texts: [NodeID: WrappedText]) { self.texts = texts }

  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    ContentSize(width: nil, height: texts[node]?.height(within: width))
  }
}

import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// A label's text, whose height depends on the label's width.
struct WrappedText: Sendable {
  let text: WrappingText
  let context: ControlContext
  /// The height by which the recorded height exceeds the measured one, in points; 0 where no recorded height
  /// counts.
  let offset: Double
  /// The error that Plumb's widths may have against those that Interface Builder recorded, in points.
  ///
  /// A line is not broken for less.
  let slack: Double
  /// The height of one line, in points, which is the least height of the text.
  let lineHeight: Double

  /// The height of the text, in points, where lines may be `width` points wide.
  func height(within width: Double) -> Double {
    max(size(of: text, within: width + slack, in: context).height + offset, lineHeight)
  }

  /// The width of the longest line with the spaces at its end, in points, where lines may be `width` points wide.
  func longestLine(within width: Double) -> Double {
    let lines = text.known(in: context.release).lines(within: width + slack)
    return PixelGrid(scale: context.scale).ceil(lines.widthWithSpaces)
  }
}

/// Gives a layout tree the heights of texts once it knows their widths.
final class WrappedTexts: ContentProvider {
  private let texts: [NodeID: WrappedText]

  init(_ texts: [NodeID: WrappedText]) { self.texts = texts }

  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    ContentSize(width: nil, height: texts[node]?.height(within: width))
  }
}

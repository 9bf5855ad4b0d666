import CoreGraphics
import Foundation
internal import PlumbTextMetrics

extension ControlSpec {
  /// For `intrinsicContentSize`.
  var contentSize: NSSize {
    NSSize(
      width: size.width.map { CGFloat($0) } ?? -1, height: size.height.map { CGFloat($0) } ?? -1)
  }

  /// The frame's size; on an axis without one of its own, that of another size.
  func frameSize(or other: NSSize) -> NSSize {
    NSSize(
      width: frameSize.width.map { CGFloat($0) } ?? other.width,
      height: frameSize.height.map { CGFloat($0) } ?? other.height)
  }

  func alignmentInsets(mirrored: Bool) -> NSEdgeInsets {
    NSEdgeInsets(
      top: insets.top, left: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      right: mirrored ? insets.left : insets.right)
  }
}

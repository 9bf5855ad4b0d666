import CoreGraphics
internal import PlumbGeometry

/// How a frame and an alignment rectangle follow from each other near some size, for the engine's rows: distances from the
/// frame's edges, and what each point of the frame's size adds to them.
///
/// A view may override `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` with any functions that are each other's
/// inverse. The engine has them as lines through two sizes: exact for insets that are fixed and for those that scale with
/// the view, and for all others after some rounds, each of which draws the lines anew at the size that the last one found.
struct AlignmentConversion {
  let insets: EdgeInsets
  let growth: EdgeInsets

  /// From a size to the other one that a line is drawn through, in points: coarser than any rounding to pixels.
  private static let step: CGFloat = 16

  /// - Parameters:
  ///   - rect: The alignment rectangle at which the lines are exact.
  ///   - frame: The view's function from alignment rectangles to frames.
  init(atRect rect: CGRect, frame: (CGRect) -> CGRect) {
    let (inner, outer) = (rect, frame(rect))
    let larger = rect.enlarged(by: Self.step)
    self.init(inner, in: outer, larger, in: frame(larger))
  }

  /// - Parameters:
  ///   - frame: The frame at which the lines are exact.
  ///   - rect: The view's function from frames to alignment rectangles.
  init(atFrame frame: CGRect, rect: (CGRect) -> CGRect) {
    let larger = frame.enlarged(by: Self.step)
    self.init(rect(frame), in: frame, rect(larger), in: larger)
  }

  private init(_ inner: CGRect, in outer: CGRect, _ largerInner: CGRect, in largerOuter: CGRect) {
    let (here, there) = (Self.insets(of: inner, in: outer), Self.insets(of: largerInner, in: largerOuter))
    let width = largerOuter.width - outer.width
    let height = largerOuter.height - outer.height
    let innerWidth = largerInner.width - inner.width
    let innerHeight = largerInner.height - inner.height
    // Rectangles that do not grow with each other have no line; what they are at this size is the best that is known.
    let grows = (
      horizontal: width > 0 && innerWidth > 0, vertical: height > 0 && innerHeight > 0
    )
    growth = EdgeInsets(
      top: grows.vertical ? (there.top - here.top) / height : 0,
      left: grows.horizontal ? (there.left - here.left) / width : 0,
      bottom: grows.vertical ? (there.bottom - here.bottom) / height : 0,
      right: grows.horizontal ? (there.right - here.right) / width : 0)
    insets = EdgeInsets(
      top: here.top - growth.top * outer.height, left: here.left - growth.left * outer.width,
      bottom: here.bottom - growth.bottom * outer.height, right: here.right - growth.right * outer.width)
  }

  private static func insets(of inner: CGRect, in outer: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
      right: outer.maxX - inner.maxX)
  }
}

extension CGRect {
  fileprivate func enlarged(by step: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width + step, height: height + step)
  }
}

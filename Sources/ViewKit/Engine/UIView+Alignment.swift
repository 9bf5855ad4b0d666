import CoreGraphics
internal import PlumbGeometry

/// Which classes of views convert between frames and alignment rectangles by functions of their own.
@MainActor
enum AlignmentOverrides {
  private final class Plain: UIView {}
  private final class ConvertingFrames: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 3, dy: 1) }
  }
  private final class ConvertingRects: UIView {
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      alignmentRect.insetBy(dx: -5, dy: -7)
    }
  }

  private static let rectForFrame = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ConvertingFrames.self)
  private static let frameForRect = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ConvertingRects.self)

  static func giveRects(_ type: UIView.Type) -> Bool { rectForFrame.isOverridden(in: type) }
  static func giveFrames(_ type: UIView.Type) -> Bool { frameForRect.isOverridden(in: type) }
}

extension UIView {
  /// Whether the distances between frame and alignment rectangle may depend on the size.
  var convertsAlignment: Bool {
    canvas == nil
      && (AlignmentOverrides.giveFrames(type(of: self)) || AlignmentOverrides.giveRects(type(of: self)))
  }

  /// The distances of a view that does not convert by itself.
  var fixedAlignmentInsets: EdgeInsets { (canvas?.alignmentInsets ?? alignmentRectInsets).engineInsets }

  /// What the engine takes of the view's own conversions, at the rectangle and frame that it found; at 100 × 100 points
  /// where it has found none.
  ///
  /// `frame(forAlignmentRect:)` is the one that is asked, since constraints decide the alignment rectangle; the other one
  /// where a class overrides that alone.
  func alignmentConversion(at solved: (rect: Rect, frame: Rect)?) -> AlignmentConversion {
    let standard = CGRect(x: 0, y: 0, width: 100, height: 100)
    guard AlignmentOverrides.giveFrames(type(of: self)) else {
      let found = solved.map { CGRect(notNegative: $0.frame) }
      return AlignmentConversion(atFrame: found ?? standard) { alignmentRect(forFrame: $0) }
    }
    let found = solved.map { CGRect(notNegative: $0.rect) }
    return AlignmentConversion(atRect: found ?? standard) { frame(forAlignmentRect: $0) }
  }

  /// Whether the view converts the solved rectangles into each other, up to what is rounding.
  func converts(_ solved: (rect: Rect, frame: Rect)) -> Bool {
    guard solved.rect.width >= 0, solved.rect.height >= 0 else { return true }
    if AlignmentOverrides.giveFrames(type(of: self)) {
      return frame(forAlignmentRect: CGRect(solved.rect)).isNear(CGRect(solved.frame), within: 1e-6)
    }
    return alignmentRect(forFrame: CGRect(solved.frame)).isNear(CGRect(solved.rect), within: 1e-6)
  }

  /// Whether the view's two conversions are each other's inverse at the solved frame, up to half a point.
  func convertsBack(_ solved: (rect: Rect, frame: Rect)) -> Bool {
    guard AlignmentOverrides.giveFrames(type(of: self)), solved.rect.width >= 0, solved.rect.height >= 0
    else {
      return true
    }
    return alignmentRect(forFrame: CGRect(solved.frame)).isNear(CGRect(solved.rect), within: 0.5)
  }
}

extension CGRect {
  /// An alignment rectangle may have a negative size where its frame has none.
  fileprivate init(notNegative rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
  }

  /// - Parameter tolerance: In points, of rectangles up to a thousand points from the origin; more beyond.
  fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    let reach = max(abs(other.minX), abs(other.minY), abs(other.maxX), abs(other.maxY))
    let bound = tolerance * max(1, reach / 1000)
    return abs(minX - other.minX) <= bound && abs(minY - other.minY) <= bound
      && abs(maxX - other.maxX) <= bound && abs(maxY - other.maxY) <= bound
  }
}

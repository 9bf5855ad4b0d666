import PlumbConstraintSolver
import PlumbGeometry

extension RectElement {
  /// The rectangle as it is written, in points.
  package var rect: Rect { Rect(x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0) }
}

extension FrameInsetElement {
  /// The frame as it is written, in points.
  package var rect: Rect { Rect(x: minX ?? 0, y: minY ?? 0, width: width ?? 0, height: height ?? 0) }
}

extension SizeElement {
  /// In points.
  package var size: Size { Size(width: width ?? 0, height: height ?? 0) }
}

extension PointElement {
  /// In points.
  package var point: Point { Point(x: x ?? 0, y: y ?? 0) }
}

extension InsetsElement {
  /// The insets in points, which come by three sets of names; directional ones are read left to right.
  package var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: top ?? minY ?? 0, left: left ?? leading ?? minX ?? 0, bottom: bottom ?? maxY ?? 0,
      right: right ?? trailing ?? maxX ?? 0)
  }
}

extension ViewAttributes {
  /// The frame as it is written; Xcode 8's first releases wrote `<frame key="frameInset" minX="…" width="…">` for it.
  package var recordedFrame: Rect? { frame?.rect ?? frameInset?.rect }
}

extension Priority {
  /// A priority as it is written, at most 1000; the usual one where the document has none, or one that counts for nothing.
  init(written value: Double?, otherwise usual: Double) {
    guard let value, value > 0 else {
      self.init(usual)
      return
    }
    self.init(min(value, 1000))
  }
}

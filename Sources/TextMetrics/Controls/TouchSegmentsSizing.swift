import Geometry

/// The size of a `UISegmentedControl` from its titles.
enum TouchSegmentsSizing {
  static func size(of segments: TouchSegments, in context: ControlContext) -> IntrinsicSize {
    var widest = 0.0
    for title in segments.titles { widest = max(widest, singleLineWidth(of: title, font: segments.font)) }
    let segment = PixelGrid(scale: context.scale).ceil(widest) + 20
    return IntrinsicSize(
      width: segment * Double(segments.titles.count), height: context.toolsVersion < 15000 ? 28 : 31)
  }
}

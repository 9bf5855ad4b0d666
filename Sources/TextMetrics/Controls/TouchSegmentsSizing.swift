import Geometry

/// The size of a `UISegmentedControl`: all segments are as wide as the widest title needs.
///
/// Frames are 29 pt high, since Xcode 11 32 (n = 12), with 1 pt below the alignment rectangle.
enum TouchSegmentsSizing {
  static func size(of segments: TouchSegments, in context: ControlContext) -> IntrinsicSize {
    var widest = 0.0
    for title in segments.titles { widest = max(widest, singleLineWidth(of: title, font: segments.font)) }
    let segment = (widest + 20).rounded()
    let isOld = ControlEra.touch(toolsVersion: context.toolsVersion) == .beforeXcode11
    return IntrinsicSize(width: segment * Double(segments.titles.count), height: isOld ? 28 : 31)
  }
}

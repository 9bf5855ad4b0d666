import Geometry

/// The width of AppKit's segmented controls.
enum DesktopSegmentsSizing {
  /// The width of the frame in points.
  ///
  /// A given width is that of the segment's content; what a control adds is 7 pt for two segments up to macOS 15 (n =
  /// 7, of widths 24 and 32) and 1 pt, the line between them, from macOS 26 on (n = 2).
  static func frameWidth(_ titles: [String], _ control: DesktopControl, in context: ControlContext) -> Double
  {
    guard !titles.isEmpty else { return 0 }
    let lines = Double(titles.count - 1)
    var width =
      context.generation(of: control) == .glass ? lines : lines * 3 + 4
    for (position, title) in titles.enumerated() {
      let segment = position < control.segments.count ? control.segments[position] : DesktopSegment()
      width += segmentWidth(title, segment, control, in: context)
    }
    return PixelGrid(scale: 1).ceil(width)
  }

  private static func segmentWidth(
    _ title: String, _ segment: DesktopSegment, _ control: DesktopControl, in context: ControlContext
  ) -> Double {
    if let given = segment.givenWidth, given > 0 { return given }
    let text = singleLineWidth(of: title, font: control.font.released(withToolsVersion: context.toolsVersion))
    let label = PixelGrid(scale: 1).ceil(text)
    let image = segment.imageSize?.width ?? 0
    guard label > 0 else { return image > 0 ? image + imagePadding : labelPadding }
    return image > 0 ? image + imagePadding + label + labelPadding / 2 : label + labelPadding
  }

  /// What a segment is wider than its image: three segments with symbols of 57 pt together are 82 pt wide (n = 4).
  private static let imagePadding = 5.0
  /// What a segment is wider than its label.
  private static let labelPadding = 16.0
}

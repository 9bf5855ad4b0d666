import Geometry

/// The width of AppKit's segmented controls.
enum DesktopSegmentsSizing {
  /// The width of the frame in points.
  static func frameWidth(_ titles: [String], _ control: DesktopControl, in context: ControlContext) -> Double
  {
    guard !titles.isEmpty else { return 0 }
    var width = DesktopMeasure.segmentsPadding.points(of: control, in: context)
    for (position, title) in titles.enumerated() {
      let segment = position < control.segments.count ? control.segments[position] : DesktopSegment()
      width += segmentWidth(title, segment, control, in: context)
    }
    return PixelGrid(scale: 1).ceil(width)
  }

  /// A given width is that of the segment's content.
  private static func segmentWidth(
    _ title: String, _ segment: DesktopSegment, _ control: DesktopControl, in context: ControlContext
  ) -> Double {
    if let given = segment.givenWidth, given > 0 { return given }
    let text = singleLineWidth(of: title, font: control.font.released(withToolsVersion: context.toolsVersion))
    let label = PixelGrid(scale: 1).ceil(text)
    let image = segment.image?.shownSize(in: control.font, toolsVersion: context.toolsVersion).width ?? 0
    let padding = DesktopMeasure.segmentPadding.points(of: control, in: context)
    guard image > 0 else { return label + padding }
    return label > 0 ? image + imagePadding / 2 + label + padding : image + imagePadding
  }

  /// What a segment is wider than its image: n = 4, of three symbols each.
  private static let imagePadding = 8.0
}

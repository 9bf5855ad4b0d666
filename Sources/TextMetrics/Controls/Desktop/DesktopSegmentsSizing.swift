import PlumbAppleFacts
import PlumbGeometry

/// The width of AppKit's segmented controls.
enum DesktopSegmentsSizing {
  /// The width of the frame in points.
  static func frameWidth(_ control: DesktopControl, in context: ControlContext) -> Double {
    guard !control.segments.isEmpty else { return 0 }
    // A line of a point is between two segments: n = 15 of 4 projects, against 2 of 1.
    var width = (context.points(.padding, of: control) ?? 0) + Double(control.segments.count - 1)
    for segment in control.segments { width += segmentWidth(segment, control, in: context) }
    return PixelGrid(scale: 1).ceil(width)
  }

  /// A given width is that of the segment's content.
  private static func segmentWidth(
    _ segment: DesktopSegment, _ control: DesktopControl, in context: ControlContext
  ) -> Double {
    if let given = segment.givenWidth, given > 0 { return given }
    let font = control.font.known(in: context.release, on: context.platform)
    let label = PixelGrid(scale: 1).ceil(singleLineWidth(of: segment.title, font: font))
    let image = segment.image?.shownSize(in: control.font, context.release).width ?? 0
    let padding = context.points(.each, of: control) ?? 0
    guard image > 0 else { return label + padding }
    return label > 0 ? image + imagePadding / 2 + label + padding : image + imagePadding
  }

  /// What a segment is wider than its image: n = 4, of three symbols each.
  private static let imagePadding = 8.0
}

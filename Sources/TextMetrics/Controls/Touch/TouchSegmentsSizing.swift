import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UISegmentedControl`: all segments are as wide as the widest needs, but for those that are
/// set to a width or, where the control says so, sized by their own content.
///
/// Lines of 1 pt stand between segments, but in iOS 26 (n = 1): two of 100 pt make 201, three of 44 pt 134. A title takes
/// whole points with the room beside it, since iOS 13 those of its medium weight, in which it is shown selected: so 24 of 26
/// controls of 19 projects are wide.
enum TouchSegmentsSizing {
  static func size(of control: TouchSegments, in context: ControlContext) -> IntrinsicSize {
    let design = TouchDesign(in: context.release)
    var font = control.font.known(in: context.release, on: context.platform)
    if design != .classic { font.weight = max(font.weight, .medium) }
    var widest = 0.0
    for segment in control.segments where segment.width == nil {
      widest = max(widest, ownWidth(of: segment, font: font, in: context))
    }
    var width = 0.0
    for segment in control.segments {
      width +=
        segment.width ?? (control.sizesByContent ? ownWidth(of: segment, font: font, in: context) : widest)
    }
    if design != .glass { width += Double(max(control.segments.count - 1, 0)) }
    return IntrinsicSize(width: width, height: context.alignmentSize(of: .segmentedControl).height)
  }

  /// What title or image takes, with the room at either side.
  private static func ownWidth(
    of segment: TouchSegments.Segment, font: Font, in context: ControlContext
  ) -> Double {
    let image = segment.symbol?.size(in: context) ?? segment.imageSize
    let content = image?.width ?? singleLineWidth(of: segment.title, font: font)
    return (content + (context.points(.each, of: .segmentedControl) ?? 0)).rounded(.up)
  }
}

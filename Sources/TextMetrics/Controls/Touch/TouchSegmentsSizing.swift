import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UISegmentedControl`: all segments are as wide as the widest needs, but for those that are
/// set to a width or, where the control says so, sized by their own content.
///
/// Up to iOS 12 lines of 1 pt stood between segments: two of 100 pt make 201 (n = 1).
enum TouchSegmentsSizing {
  static func size(of control: TouchSegments, in context: ControlContext) -> IntrinsicSize {
    let font = control.font.known(in: context.release, on: context.platform)
    var widest = 0.0
    for segment in control.segments where segment.width == nil {
      widest = max(widest, ownWidth(of: segment, font: font, in: context))
    }
    var width = 0.0
    for segment in control.segments {
      width +=
        segment.width ?? (control.sizesByContent ? ownWidth(of: segment, font: font, in: context) : widest)
    }
    let isOld = TouchDesign(in: context.release) == .classic
    if isOld, control.segments.contains(where: { $0.width != nil }) {
      width += Double(control.segments.count - 1)
    }
    return IntrinsicSize(width: width, height: context.alignmentSize(of: .segmentedControl).height)
  }

  /// What title or image takes, with the room at either side.
  private static func ownWidth(
    of segment: TouchSegments.Segment, font: Font, in context: ControlContext
  ) -> Double {
    let image = segment.symbol?.size(in: context) ?? segment.imageSize
    let content = image?.width ?? singleLineWidth(of: segment.title, font: font)
    return (content + (context.points(.each, of: .segmentedControl) ?? 0)).rounded()
  }
}

import PlumbAppleFacts
import PlumbGeometry

/// The size that a control of macOS takes by itself: that of its alignment rectangle, in points.
///
/// The frame is this size outset by `alignmentInsets(of:in:)`. An axis is nil where the control has no size
/// of its own: the width of a text field that is edited, of a slider or a progress bar.
package func intrinsicSize(of control: DesktopControl, in context: ControlContext) -> IntrinsicSize {
  let insets = alignmentInsets(of: control, in: context)
  var size = IntrinsicSize(
    width: context.points(.width, of: control).map { $0 - insets.left - insets.right },
    height: control.fixedHeight(in: context).map { $0 - insets.top - insets.bottom })
  let title = DesktopText.size(of: control, in: context)
  switch control.kind {
  case .label: size = IntrinsicSize(width: title.width, height: title.height)
  case .textField, .tokenField: size.height = DesktopText.fieldHeight(of: control, in: context)
  case .button(let style):
    if size.width == nil {
      let width = DesktopButtonSizing.frameWidth(style, control, title: title, in: context)
      size.width = width - insets.left - insets.right
    }
    if size.height == nil {
      size.height = DesktopButtonSizing.contentHeight(control, title: title, in: context)
    }
  case .popUpButton(let style):
    let width = DesktopButtonSizing.popUpFrameWidth(style, control, in: context)
    size.width = width - insets.left - insets.right
    if size.height == nil {
      size.height = DesktopButtonSizing.contentHeight(control, title: title, in: context)
    }
  case .segmentedControl:
    let width = DesktopSegmentsSizing.frameWidth(control, in: context)
    size.width = width - insets.left - insets.right
  default: break
  }
  return size
}

/// How far the alignment rectangle of a control of macOS lies inside its frame, in points.
package func alignmentInsets(of control: DesktopControl, in context: ControlContext) -> EdgeInsets {
  control.insets(in: context)
}

/// The distance from the alignment rectangle's top to the baseline of a control's text, in points; nil where
/// nothing could be written.
///
/// Sliders, steppers and switches have the baseline that a title of their control size would have.
package func firstBaseline(of control: DesktopControl, height: Double, in context: ControlContext) -> Double?
{
  switch control.kind {
  case .progressBar, .spinner, .separator, .levelIndicator, .box:
    return nil
  default:
    return DesktopText.baseline(of: control, height: height, in: context)
  }
}

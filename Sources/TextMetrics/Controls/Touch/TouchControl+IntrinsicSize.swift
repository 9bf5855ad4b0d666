import PlumbAppleFacts
import PlumbGeometry

/// The size that a control of iOS takes by itself: that of its alignment rectangle, in points.
///
/// The frame is this size outset by `alignmentInsets(of:in:)`. An axis is nil where the control has no size
/// of its own.
package func intrinsicSize(of control: TouchControl, in context: ControlContext) -> IntrinsicSize {
  switch control {
  case .label(let text, let font):
    let size = size(
      ofSingleLine: text, font: font.known(in: context.release), scale: context.scale,
      platform: context.platform)
    return IntrinsicSize(width: size.width, height: size.height)
  case .button(let button): return TouchButtonSizing.size(of: button, in: context)
  case .textField(let field): return TouchTextFieldSizing.size(of: field, in: context)
  case .segmentedControl(let segments): return TouchSegmentsSizing.size(of: segments, in: context)
  case .switch, .slider, .progressView, .stepper, .activityIndicator:
    return control.row.map { context.alignmentSize(of: $0) } ?? .none
  case .pageControl(let pages):
    let dots = Double(pages) * (context.points(.each, of: .pageControl) ?? 0)
    return IntrinsicSize(
      width: max(dots + (context.points(.padding, of: .pageControl) ?? 0), 0),
      height: context.points(.height, of: .pageControl))
  case .datePicker(let style): return TouchPickerSizing.size(ofDatePicker: style, in: context)
  case .pickerView: return TouchPickerSizing.wheels(in: context)
  case .searchBar: return IntrinsicSize(width: nil, height: SearchBars.height(in: context.release))
  case .navigationBar:
    return IntrinsicSize(
      width: nil, height: NavigationBars.height(in: context.barPlace, isInSheet: context.isInSheet))
  case .toolbar: return IntrinsicSize(width: nil, height: Toolbars.height(in: context.barPlace))
  case .tabBar: return IntrinsicSize(width: nil, height: TabBars.height(in: context.barPlace))
  }
}

/// How far the alignment rectangle of a control of iOS lies inside its frame, in points.
package func alignmentInsets(of control: TouchControl, in context: ControlContext) -> EdgeInsets {
  control.row.map { context.insets(of: $0) } ?? .zero
}

/// The distance from a control's top to its first baseline in points, given the height that it has; nil
/// where nothing is written.
package func firstBaseline(of control: TouchControl, height: Double, in context: ControlContext) -> Double? {
  switch control {
  case .label(_, let font): return Baseline.centered(font: font, height: height, scale: context.scale)
  case .button(let button):
    return Baseline.centered(font: button.font, height: height, scale: context.scale) + button.baselineShift
  case .textField(let field): return Baseline.centered(font: field.font, height: height, scale: context.scale)
  default: return nil
  }
}

import Geometry

/// The size that a control of iOS takes by itself.
public func intrinsicSize(of control: TouchControl, in context: ControlContext) -> IntrinsicSize {
  switch control {
  case .label(let text, let font):
    let size = size(ofSingleLine: text, font: font, scale: context.scale, platform: context.platform)
    return IntrinsicSize(width: size.width, height: size.height)
  case .button(let button): return TouchButtonSizing.size(of: button, in: context)
  case .textField(let field): return TouchTextFieldSizing.size(of: field, in: context)
  case .segmentedControl(let segments): return TouchSegmentsSizing.size(of: segments, in: context)
  case .switch:
    return IntrinsicSize(
      width: context.toolsVersion < 33000 ? 51 : 63, height: context.toolsVersion < 33000 ? 31 : 28)
  case .slider: return IntrinsicSize(width: nil, height: 30)
  case .progressView(let bar):
    return IntrinsicSize(width: nil, height: bar ? 2.5 : context.toolsVersion < 15000 ? 2 : 4)
  case .stepper: return IntrinsicSize(width: 94, height: context.toolsVersion < 15000 ? 29 : 32)
  case .activityIndicator(let large):
    let side = large ? 37.0 : 20
    return IntrinsicSize(width: side, height: side)
  case .pageControl(let pages): return IntrinsicSize(width: Double(16 * pages) - 9, height: 37)
  case .datePicker(let style): return IntrinsicSize(width: 320, height: style == .compact ? 34 : 216)
  case .pickerView: return IntrinsicSize(width: 320, height: 216)
  case .searchBar: return IntrinsicSize(width: nil, height: context.toolsVersion < 13000 ? 44 : 56)
  case .navigationBar, .toolbar: return IntrinsicSize(width: nil, height: 44)
  case .tabBar: return IntrinsicSize(width: nil, height: 49)
  }
}

/// How far the alignment rectangle of a control of iOS lies inside its frame.
public func alignmentInsets(of control: TouchControl, in context: ControlContext) -> EdgeInsets {
  .zero
}

/// The distance from a control's top to its first baseline, given the height it has; nil where nothing is written.
public func firstBaseline(of control: TouchControl, height: Double, in context: ControlContext) -> Double? {
  switch control {
  case .label(_, let font): return Baseline.centered(font: font, height: height, scale: context.scale)
  case .button(let button): return Baseline.centered(font: button.font, height: height, scale: context.scale)
  case .textField(let field): return Baseline.centered(font: field.font, height: height, scale: context.scale)
  default: return nil
  }
}

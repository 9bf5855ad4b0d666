import Geometry

/// The size that a control of macOS takes by itself: that of its alignment rectangle.
public func intrinsicSize(of control: DesktopControl, in context: ControlContext) -> IntrinsicSize {
  DesktopSizing.size(of: control, in: context)
}

/// How far the alignment rectangle of a control of macOS lies inside its frame.
public func alignmentInsets(of control: DesktopControl, in context: ControlContext) -> EdgeInsets {
  DesktopAlignment.insets(of: control, toolsVersion: context.toolsVersion)
}

/// The distance from the alignment rectangle's top to the baseline of a control's text; nil where there is none.
public func firstBaseline(of control: DesktopControl, height: Double, in context: ControlContext) -> Double? {
  switch control.kind {
  case .slider, .stepper, .progressBar, .spinner, .switch, .colorWell, .separator, .levelIndicator, .box:
    return nil
  default:
    return Baseline.centered(font: control.font, height: height, scale: context.scale)
  }
}

import PlumbAppleFacts
import PlumbGeometry

/// The size that a control of iOS takes by itself: that of its alignment rectangle, in points.
///
/// The frame is this size outset by `alignmentInsets(of:in:)`. An axis is nil where the control has no size
/// of its own.
package func intrinsicSize(of control: TouchControl, in context: ControlContext) -> IntrinsicSize {
  let design = TouchDesign(in: context.release)
  switch control {
  case .label(let text, let font):
    let size = size(
      ofSingleLine: text, font: font.known(in: context.release), scale: context.scale,
      platform: context.platform)
    return IntrinsicSize(width: size.width, height: size.height)
  case .button(let button): return TouchButtonSizing.size(of: button, in: context)
  case .textField(let field): return TouchTextFieldSizing.size(of: field, in: context)
  case .segmentedControl(let segments): return TouchSegmentsSizing.size(of: segments, in: context)
  // Frames 51 × 31 (n = 26), in Xcode 26 63 × 28 (n = 18); the right inset of 2 pt is not part of this size.
  case .switch:
    return design == .glass
      ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
  // Frames 31 pt high, one of them below the alignment rectangle (n = 33).
  // 34 in Xcode 26 (n = 10 of 2 projects).
  case .slider: return IntrinsicSize(width: nil, height: design == .glass ? 34 : 30)
  // Frames 2 pt high (n = 2), 4 pt since Xcode 12 (n = 2).
  case .progressView(let bar):
    let height: Double = context.release < .xcode12 ? 2 : 4
    return IntrinsicSize(width: nil, height: bar ? 2.5 : height)
  // 94 × 29 (n = 2), since Xcode 11 94 × 32 (n = 2).
  case .stepper: return IntrinsicSize(width: 94, height: design == .classic ? 29 : 32)
  // 20 (n = 13) and 37 (n = 14).
  case .activityIndicator(let large):
    let side: Double = large ? 37 : 20
    return IntrinsicSize(width: side, height: side)
  // Dots of 7 pt with 9 between them, since Xcode 11 17 a dot and 65 around: from memory of what UIKit
  // answers; no recorded document has one.
  case .pageControl(let pages):
    return design == .classic
      ? IntrinsicSize(width: max(16 * Double(pages) - 9, 0), height: 37)
      : IntrinsicSize(width: max(17 * Double(pages), 0) + 65, height: 26)
  case .datePicker(let style): return TouchPickerSizing.size(ofDatePicker: style, in: context)
  case .pickerView: return TouchPickerSizing.wheels(in: context)
  case .searchBar: return IntrinsicSize(width: nil, height: searchBarHeight(in: context))
  case .navigationBar: return IntrinsicSize(width: nil, height: navigationBarHeight(in: context))
  case .toolbar:
    // Recorded frames: 5 of 5 with a home button, 3 of 3 with a home indicator.
    return IntrinsicSize(width: nil, height: context.hasHomeIndicator ? 49 : 44)
  // n = 5.
  case .tabBar: return IntrinsicSize(width: nil, height: 49)
  }
}

/// How far the alignment rectangle of a control of iOS lies inside its frame, in points.
///
/// Source: required constraints that hold between recorded frames only with these insets: switches 2 on the
/// right (n = 23), sliders 2 on either side (n = 32) and 1 below (n = 32), in Xcode 26 none (n = 16 below, 11 at the sides,
/// of 4 projects), segmented controls 1 below (n = 10).
package func alignmentInsets(of control: TouchControl, in context: ControlContext) -> EdgeInsets {
  switch control {
  case .switch: return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  case .slider:
    return TouchDesign(in: context.release) == .glass
      ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  case .segmentedControl: return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  default: return .zero
  }
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

/// 44 pt (n = 73), in Xcode 26 54 (n = 5); from Xcode 11 on, sheets have one of 56 (n = 24).
private func navigationBarHeight(in context: ControlContext) -> Double {
  switch TouchDesign(in: context.release) {
  case .classic: 44
  case .modern: context.isInSheet ? 56 : 44
  case .glass: 54
  }
}

/// 44 pt (n = 2), since Xcode 9 56 (n = 2): a field of 36 with 10 above and below. The field of iOS 26 is 44
/// high (n = 1).
private func searchBarHeight(in context: ControlContext) -> Double {
  if context.release < .xcode9 { return 44 }
  return TouchDesign(in: context.release) == .glass ? 64 : 56
}

import PlumbAppleFacts
import PlumbGeometry

/// The sizes of `UIPickerView` and `UIDatePicker`.
enum TouchPickerSizing {
  /// Wheels are 216 pt high (n = 2), and 162 on a phone held sideways (n = 1): the two heights that UIKit's
  /// pickers have had since iOS 2.
  static func wheels(in context: ControlContext) -> IntrinsicSize {
    IntrinsicSize(width: 320, height: context.hasCompactHeight ? 162 : 216)
  }

  static func size(ofDatePicker style: TouchDatePickerStyle, in context: ControlContext) -> IntrinsicSize {
    switch style {
    case .wheels: return wheels(in: context)
    // Xcode 12 is the first with the pickers of iOS 14.
    case .automatic where context.release < .xcode12: return wheels(in: context)
    // As high as a button with a configuration; in Xcode 26 36 pt (n = 1). Its width is that of a date of
    // today.
    case .automatic, .compact:
      let line = PixelGrid(scale: context.scale).ceil(lineHeight(of: .textStyle(.body), platform: .iOS))
      let isNew = TouchDesign(in: context.release) == .glass
      return IntrinsicSize(width: nil, height: isNew ? 36 : line + 14)
    case .inline: return IntrinsicSize(width: 320, height: 330)
    }
  }
}

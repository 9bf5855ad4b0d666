import PlumbAppleFacts
import PlumbGeometry

/// The sizes of `UIPickerView` and `UIDatePicker`.
enum TouchPickerSizing {
  static func wheels(in context: ControlContext) -> IntrinsicSize {
    context.alignmentSize(of: context.hasCompactHeight ? .pickerViewCompact : .pickerView)
  }

  static func size(ofDatePicker style: TouchDatePickerStyle, in context: ControlContext) -> IntrinsicSize {
    switch style {
    case .wheels: return wheels(in: context)
    // Xcode 12 is the first with the pickers of iOS 14.
    case .automatic where context.release < .xcode12: return wheels(in: context)
    // As high as a button with a configuration, but in iOS 26. Its width is that of a date of today.
    case .automatic, .compact:
      let line = PixelGrid(scale: context.scale).ceil(lineHeight(of: .textStyle(.body), platform: .iOS))
      let padding = context.points(.linePadding, of: .datePicker) ?? 0
      return IntrinsicSize(width: nil, height: context.points(.height, of: .datePicker) ?? line + padding)
    case .inline: return context.alignmentSize(of: .datePickerInline)
    }
  }
}

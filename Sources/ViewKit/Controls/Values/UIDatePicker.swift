import CoreGraphics
internal import PlumbTextMetrics

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A control for a date, a time or a span of time.
///
/// The width of a compact one depends on the date and the language; it has none here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode: UIDatePicker.Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The style that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var measuredControl: TouchControl? {
    switch datePickerStyle {
    case .wheels: .datePicker(.wheels)
    case .inline: .datePicker(.inline)
    case .automatic, .compact: .datePicker(.compact)
    }
  }
}

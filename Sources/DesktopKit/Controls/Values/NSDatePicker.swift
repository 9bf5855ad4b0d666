import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// A date in a field, or a calendar and a clock. How wide a date is, is not known: the width is left to others.
@preconcurrency @MainActor
open class NSDatePicker: NSControl {
  public enum Style: UInt, Sendable {
    case textFieldAndStepper = 0
    case clockAndCalendar = 1
    case textField = 2
  }
  public enum Mode: UInt, Sendable { case single, range }

  /// Which parts of a date are shown.
  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0x0c)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0e)
    public static let timeZone = ElementFlags(rawValue: 0x10)
    public static let yearMonth = ElementFlags(rawValue: 0xc0)
    public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
    public static let era = ElementFlags(rawValue: 0x100)
  }

  open var datePickerStyle = Style.textFieldAndStepper { didSet { measureChanged() } }
  open weak var delegate: (any NSDatePickerCellDelegate)?
  /// Does nothing here.
  open var datePickerMode = Mode.single
  /// Does nothing here.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  open var dateValue: Date {
    get { contents.value as? Date ?? .distantPast }
    set { contents.value = bounded(newValue) }
  }
  /// Does nothing here.
  open var timeInterval: TimeInterval = 0
  open var minDate: Date?
  open var maxDate: Date?
  open var calendar: Calendar?
  /// Does nothing here.
  open var locale: Locale?
  open var timeZone: TimeZone?
  /// Does nothing here.
  open var isBezeled = true
  /// Does nothing here.
  open var isBordered = false
  /// Does nothing here.
  open var drawsBackground = true
  /// Does nothing here.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// Does nothing here.
  open var textColor: NSColor = .controlTextColor
  /// Does nothing here.
  open var presentsCalendarOverlay = false

  private func bounded(_ date: Date) -> Date {
    max(minDate ?? .distantPast, min(maxDate ?? .distantFuture, date))
  }

  override class var usualCellClass: NSCell.Type { NSDatePickerCell.self }
  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.value = Date(timeIntervalSinceReferenceDate: 0)
    return contents
  }
  override var measure: ControlMeasure? {
    guard datePickerStyle != .clockAndCalendar else { return nil }
    return ControlMeasure(
      DesktopControl(
        kind: .plain(datePickerStyle == .textField ? .datePickerField : .datePicker),
        controlSize: contents.controlSize.measured, font: contents.firstFont.onDesktop))
  }
  override func clicked(at point: NSPoint?) { window?.makeFirstResponder(self) }
  override var consoleLabel: String? { nil }
}

/// Says which dates may be chosen. Nobody chooses one here.
@preconcurrency @MainActor
public protocol NSDatePickerCellDelegate: NSObjectProtocol {
  func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
}

extension NSDatePickerCellDelegate {
  public func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?
  ) {}
}

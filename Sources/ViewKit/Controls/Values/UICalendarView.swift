import CoreGraphics

/// A month's days, of which some are chosen and some are decorated. No days are shown here.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  /// Whether digits are of one width. Does nothing here.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// A day of the month that is shown: today's until another is set.
  open var visibleDateComponents: DateComponents {
    get { storedVisible ?? calendar.dateComponents([.calendar, .era, .year, .month, .day], from: Date()) }
    set { storedVisible = newValue }
  }
  private var storedVisible: DateComponents?
  open var wantsDateDecorations = true
  open var selectionBehavior: UICalendarSelection?
  open weak var delegate: (any UICalendarViewDelegate)?

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Does nothing here: no decoration is shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// In points: as a date picker that shows a month. What a calendar asks for itself is not known.
  open override var intrinsicContentSize: CGSize { measuredSize(of: .datePicker(.inline)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// What stands below a day. Does nothing here.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    public override init() { super.init() }
    public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {}
    public init(customViewProvider: @escaping () -> UIView) {}
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration() }
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}

/// Decorates a calendar's days. Nobody is asked here: no days are shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

public import Foundation

/// How long ago something was, or until it will be. Foundation has it on Apple's platforms.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names: yesterday, for 1 day ago.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// Does nothing here: text stands for itself.
  open var formattingContext = Formatter.Context.unknown
  open var locale: Locale! = .autoupdatingCurrent
  open var calendar: Calendar! = .autoupdatingCurrent

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar = calendar ?? .current
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// - Parameter timeInterval: In seconds; negative for what is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: foundationUnits,
      locale: locale ?? .current, calendar: calendar ?? .current)
    // The style counts from the moment that it is asked in, which is a little later than this one.
    return style.format(Date(timeIntervalSinceNow: timeInterval + 0.01))
  }

  private var foundationUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

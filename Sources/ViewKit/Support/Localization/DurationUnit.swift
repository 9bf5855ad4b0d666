import Foundation

/// What times are told in, and how English has it.
struct DurationUnit {
  let component: Calendar.Component
  let calendarUnit: NSCalendar.Unit
  let letters: String
  private let short: String
  /// Whether the short name has a plural of its own.
  private let hasShortPlural: Bool
  private let name: String

  func short(_ value: Int) -> String { hasShortPlural && value != 1 ? short + "s" : short }
  func name(_ value: Int) -> String { value == 1 ? name : name + "s" }

  private init(
    _ component: Calendar.Component, _ unit: NSCalendar.Unit, _ letters: String, _ short: String,
    _ name: String, hasShortPlural: Bool
  ) {
    (self.component, calendarUnit, self.letters) = (component, unit, letters)
    (self.short, self.name, self.hasShortPlural) = (short, name, hasShortPlural)
  }

  /// From the longest to the shortest.
  static let all = [
    DurationUnit(.year, .year, "y", "yr", "year", hasShortPlural: true),
    DurationUnit(.month, .month, "mo", "mth", "month", hasShortPlural: true),
    DurationUnit(.weekOfMonth, .weekOfMonth, "w", "wk", "week", hasShortPlural: true),
    DurationUnit(.day, .day, "d", "day", "day", hasShortPlural: true),
    DurationUnit(.hour, .hour, "h", "hr", "hour", hasShortPlural: false),
    DurationUnit(.minute, .minute, "m", "min", "minute", hasShortPlural: false),
    DurationUnit(.second, .second, "s", "sec", "second", hasShortPlural: false),
  ]
}

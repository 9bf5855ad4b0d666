public import Foundation

/// How long something takes, in words or digits, in English. Foundation has it on Apple's platforms.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05
    case positional = 0
    /// 1h 5m
    case abbreviated
    /// 1 hr, 5 min
    case short
    /// 1 hour, 5 minutes
    case full
    /// one hour, five minutes
    case spellOut
    /// 1hr 5min
    case brief
  }

  /// Which units are left out that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those that lead where units have places, and else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and those that have places have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// What something is told in; empty for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of units, from the first that is not 0; 0 for all.
  open var maximumUnitCount = 0
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when units of different lengths are counted, such as months.
  open var referenceDate: Date?
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// Does nothing here: all numbers are whole.
  open var allowsFractionalUnits = false
  /// Does nothing here.
  open var collapsesLargestUnit = false
  /// Does nothing here: text stands for itself.
  open var formattingContext = Formatter.Context.unknown

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// - Parameter ti: In seconds; negative for what is past.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? .current
    // Days have 24 hours where nobody says when they are.
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    let (first, last) = (min(startDate, endDate), max(startDate, endDate))
    let units = DurationUnit.all.filter { isAllowed($0) }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
    return text(of: units.map { ($0, components.value(for: $0.component) ?? 0) }, startDate > endDate)
  }

  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private func isAllowed(_ unit: DurationUnit) -> Bool {
    allowedUnits.isEmpty || allowedUnits.contains(unit.calendarUnit)
  }

  private func text(of all: [(unit: DurationUnit, value: Int)], _ isNegative: Bool) -> String? {
    guard let smallest = all.last else { return nil }
    var kept = shown(all)
    if kept.isEmpty { kept = [smallest] }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let numbers = kept.enumerated().map { place, part in
      unitsStyle == .positional ? digits(part.value, isFirst: place == 0) : phrase(part.value, part.unit)
    }
    let separator = [UnitsStyle.positional: ":", .abbreviated: " ", .brief: " "][unitsStyle] ?? ", "
    let text = (isNegative ? "-" : "") + numbers.joined(separator: separator)
    let about = includesApproximationPhrase ? "About " : ""
    return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// What is left once the zeros are out that are to be.
  private func shown(_ all: [(unit: DurationUnit, value: Int)]) -> [(unit: DurationUnit, value: Int)] {
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    let first = all.firstIndex { $0.value != 0 } ?? all.endIndex
    let last = all.lastIndex { $0.value != 0 } ?? all.startIndex - 1
    return all.indices.filter { place in
      if all[place].value != 0 { return true }
      if place < first { return !drops.contains(.dropLeading) }
      return place > last ? !drops.contains(.dropTrailing) : !drops.contains(.dropMiddle)
    }.map { all[$0] }
  }

  private func digits(_ value: Int, isFirst: Bool) -> String {
    let behavior = zeroFormattingBehavior
    let isPadded = behavior.contains(.pad) || behavior.contains(.default) && !isFirst
    return value < 10 && isPadded ? "0\(value)" : "\(value)"
  }

  private func phrase(_ value: Int, _ unit: DurationUnit) -> String {
    switch unitsStyle {
    case .positional, .abbreviated: "\(value)\(unit.letters)"
    case .short: "\(value) \(unit.short(value))"
    case .brief: "\(value)\(unit.short(value))"
    case .full: "\(value) \(unit.name(value))"
    case .spellOut: "\(spelled(value)) \(unit.name(value))"
    }
  }

  private func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

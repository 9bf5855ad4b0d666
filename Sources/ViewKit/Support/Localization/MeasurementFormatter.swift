public import Foundation

/// Measures with their units, in English. Foundation has it on Apple's platforms.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measure's own; else the one that the locale's people use.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Does nothing here.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open lazy var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if let temperature = unit as? UnitTemperature {
      return number + degrees(temperature, isOne: number == "1")
    }
    switch unitStyle {
    case .short: return number + unit.symbol
    case .long: return number + " " + UnitWords.name(of: unit, isOne: number == "1")
    default: return number + " " + UnitWords.symbol(of: unit)
    }
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitWords.name(of: unit, isOne: false) : unit.symbol
  }

  open override func string(for obj: Any?) -> String? { (obj as? Unit).map { string(from: $0) } }

  private func degrees(_ unit: UnitTemperature, isOne: Bool) -> String {
    if unitStyle == .long, !unitOptions.contains(.temperatureWithoutUnit) {
      return " " + UnitWords.name(of: unit, isOne: isOne)
    }
    if unit == .kelvin { return " " + unit.symbol }
    return unitStyle == .short || unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol
  }

  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit), let own = unit as? Dimension else { return (value, unit) }
    let isMetric = (locale ?? .current).measurementSystem != .us
    guard let pair = UnitWords.pairs.first(where: { (isMetric ? $0.customary : $0.metric) == own }) else {
      return (value, unit)
    }
    let other = isMetric ? pair.metric : pair.customary
    return (other.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value)), other)
  }
}

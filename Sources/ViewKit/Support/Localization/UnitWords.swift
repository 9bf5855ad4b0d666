import Foundation

/// English names of units, and which of them people use instead of which.
enum UnitWords {
  /// The unit's symbol where the name is not known.
  static func name(of unit: Unit, isOne: Bool) -> String {
    guard let words = names[unit.symbol] else { return unit.symbol }
    return isOne ? words.one : words.many
  }

  /// The unit's symbol where it stands behind a space.
  static func symbol(of unit: Unit) -> String { ["h": "hr", "s": "sec"][unit.symbol] ?? unit.symbol }

  private static let names: [String: (one: String, many: String)] = {
    var names: [String: (one: String, many: String)] = [
      "ft": ("foot", "feet"), "in": ("inch", "inches"), "mph": ("mile per hour", "miles per hour"),
      "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
      "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "K": ("kelvin", "kelvins"), "fl oz": ("fluid ounce", "fluid ounces"), "h": ("hour", "hours"),
    ]
    let regular = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
      "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "L": "liter",
      "mL": "milliliter", "gal": "gallon", "cup": "cup", "min": "minute", "s": "second",
      "cal": "calorie", "kCal": "kilocalorie", "J": "joule", "kJ": "kilojoule", "W": "watt",
      "kWh": "kilowatt-hour",
    ]
    for (symbol, name) in regular { names[symbol] = (name, name + "s") }
    return names
  }()

  /// Units of the metric system, and what stands for them in the United States.
  static let pairs: [(metric: Dimension, customary: Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
    (UnitMass.grams, UnitMass.ounces), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    (UnitTemperature.celsius, UnitTemperature.fahrenheit),
  ]
}

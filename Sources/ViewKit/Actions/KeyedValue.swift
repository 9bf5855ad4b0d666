import CoreGraphics

/// Values that are set by a property's name, as Objective-C sets them.
package enum KeyedValue {
  /// A value as each of the types that a property for it may have: numbers and truth values are one thing there.
  package static func candidates(_ value: Any?) -> [Any?] {
    guard let value else { return [nil] }
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    guard let number else { return [value] }
    return [
      value, number, CGFloat(number), Float(number), Int(exactly: number), UInt(exactly: number), number != 0,
      NSNumber(value: number),
    ]
  }
}

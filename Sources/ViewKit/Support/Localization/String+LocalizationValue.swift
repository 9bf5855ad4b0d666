public import Foundation

extension String {
  /// A text to be looked up in a bundle's tables, with values between its words. Foundation has it on Apple's platforms.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// What is looked up: with a `%@`, `%lld` or `%lf` for each value.
    var key: String
    var arguments: [Argument] = []

    /// A value, and how it is shown.
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case number(Double)
    }

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
      public mutating func appendInterpolation(_ substring: Substring) { add("%@", .text(String(substring))) }
      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value, specifier: String? = nil
      ) {
        if Value.isSigned {
          add(specifier ?? "%lld", .integer(Int64(truncatingIfNeeded: value)))
        } else {
          add(specifier ?? "%llu", .natural(UInt64(truncatingIfNeeded: value)))
        }
      }
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String? = nil
      ) {
        add(specifier ?? (Value.self == Float.self ? "%f" : "%lf"), .number(Double(value)))
      }
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { add("%@", .text(format.format(value))) }
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        add("%@", .text(String(describing: value)))
      }

      private mutating func add(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// What a table has for the key, with the values in their places; `%2$@` is the place of the second.
    func shown(_ format: String) -> String {
      guard !arguments.isEmpty else { return format }
      let values = arguments.map { argument -> any CVarArg in
        switch argument {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .natural(let number): number
        case .number(let number): number
        }
      }
      return String(format: format, arguments: values)
    }
  }
}

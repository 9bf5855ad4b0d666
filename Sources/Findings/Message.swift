/// A sentence whose parts know what they are, so that output can set them apart.
///
/// It is written as a string: `"\(item: "“Title”") needs \(value: "20")"`.
public struct Message: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    case text(String)
    /// A view, guide or constraint.
    case item(String)
    /// A number or a formula.
    case value(String)

    public var text: String {
      switch self {
      case .text(let text), .item(let text), .value(let text): text
      }
    }
  }

  public private(set) var parts: [Part]

  public init(parts: [Part]) { self.parts = parts }

  /// The sentence without its parts' kinds.
  public var text: String { parts.reduce(into: "") { $0 += $1.text } }

  public static func + (left: Message, right: Message) -> Message { Message(parts: left.parts + right.parts) }

  public static func += (left: inout Message, right: Message) { left.parts += right.parts }
}

extension Message: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    public mutating func appendInterpolation(_ count: Int) { parts.append(.text(String(count))) }

    public mutating func appendInterpolation(item: String) { parts.append(.item(item)) }

    public mutating func appendInterpolation(value: String) { parts.append(.value(value)) }

    public mutating func appendInterpolation(_ message: Message) { parts += message.parts }
  }

  public init(stringLiteral text: String) { parts = [.text(text)] }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

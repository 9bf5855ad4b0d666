/// A value that was read from JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in their order.
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  /// The member of that name, the last where a name comes twice; nil where there is none, or this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// A number without a fraction.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Why a text is no JSON.
package struct JSONError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case valueExpected
    case nameExpected
    case colonExpected
    case separatorExpected
    case controlCharacter
    case unknownEscape
    case loneSurrogate
    case numberOutOfRange
    case notUTF8
    case tooDeep
    case textAfterEnd
  }

  package let reason: Reason
  /// Where in the text, in bytes from its start.
  package let offset: Int
  /// Both count from 1; columns in bytes.
  package let line: Int
  package let column: Int

  /// What is wrong, as the end of a sentence: “a value is missing”.
  package var words: String {
    switch reason {
    case .valueExpected: "a value is missing"
    case .nameExpected: "a name in quotes is missing"
    case .colonExpected: "a colon is missing"
    case .separatorExpected: "a comma or the closing bracket is missing"
    case .controlCharacter: "a string has a control character, or no end"
    case .unknownEscape: "an escape is unknown"
    case .loneSurrogate: "an escape is half a character"
    case .numberOutOfRange: "a number is too large"
    case .notUTF8: "a string is not UTF-8"
    case .tooDeep: "brackets are nested more than \(JSONReader.deepest) deep"
    case .textAfterEnd: "there is more after the end"
    }
  }
}

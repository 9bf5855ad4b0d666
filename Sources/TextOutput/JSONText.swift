/// Writes JSON on one line, with members in the order in which they are given.
package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONText) -> Void) { nest("{", "}", body) }

  package mutating func array(_ body: (inout JSONText) -> Void) { nest("[", "]", body) }

  package mutating func member(_ name: String, _ body: (inout JSONText) -> Void) {
    separate()
    text += Self.quoted(name) + ":"
    needsComma = false
    body(&self)
    needsComma = true
  }

  package mutating func member(_ name: String, _ value: String?) {
    member(name) { $0.text += value.map(Self.quoted) ?? "null" }
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    member(name) { $0.text += value.map { $0 ? "true" : "false" } ?? "null" }
  }

  package mutating func member(_ name: String, _ value: Double?) {
    member(name) { $0.text += value.map(Self.number) ?? "null" }
  }

  package mutating func member(_ name: String, _ value: Int?) {
    member(name) { $0.text += value.map { String($0) } ?? "null" }
  }

  /// Adds a member that is an array, each element as `write` has it.
  package mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONText) -> Void
  ) {
    member(name) { json in json.array { json in for element in elements { write(element, &json) } } }
  }

  /// Adds a member that is an array of texts.
  package mutating func member(_ name: String, _ texts: [String]) { list(name, texts) { $1.element($0) } }

  /// Adds a member whose value was written before.
  package mutating func member(_ name: String, json: String) { member(name) { $0.text += json } }

  package mutating func element(_ value: String) {
    separate()
    text += Self.quoted(value)
  }

  package mutating func element(_ value: Double?) {
    separate()
    text += value.map(Self.number) ?? "null"
  }

  /// Adds an element that was written before.
  package mutating func element(json: String) {
    separate()
    text += json
  }

  /// The shortest text that reads back as the number, without a fraction where there is none.
  package static func number(_ value: Double) -> String {
    // Negative zero is no number that a person expects.
    let value = value == 0 ? 0 : value
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }

  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        // Also what some readers take for the end of a line: every object is one line.
        if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }
}

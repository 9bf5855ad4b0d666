/// SVG text under construction, as UTF-8.
package struct SVGText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends markup as it is.
  package mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends elements that somebody else wrote, as they are.
  package mutating func markup(elements: String) { bytes.append(contentsOf: elements.utf8) }

  /// Appends an attribute, with a space before it.
  package mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    number(value)
    bytes.append(0x22)
  }

  package mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    content(value)
    bytes.append(0x22)
  }

  mutating func attribute(_ name: StaticString, _ color: Color) {
    begin(name)
    bytes.append(0x23)
    let components = [color.red, color.green, color.blue].map { UInt8($0 * 255 + 0.5) }
    // #RGB where every pair of digits repeats one.
    let isShort = components.allSatisfy { $0 >> 4 == $0 & 15 }
    for component in components {
      if !isShort { hexDigit(component >> 4) }
      hexDigit(component & 15)
    }
    bytes.append(0x22)
  }

  /// Appends an attribute whose value a function writes.
  package mutating func attribute(_ name: StaticString, _ value: (inout SVGText) -> Void) {
    begin(name)
    value(&self)
    bytes.append(0x22)
  }

  package mutating func number(_ value: Double) { ShortDecimal.append(value, to: &bytes) }

  package mutating func space() { bytes.append(0x20) }

  /// Appends text that somebody wrote: what XML reads as markup is escaped, what it does not allow is left out.
  package mutating func content(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      case 0x09, 0x0A, 0x0D: space()
      // Controls, the noncharacters that XML forbids, and marks that turn the direction of what follows.
      case 0x00..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF, 0x2028...0x202E, 0x2066...0x2069: break
      default: bytes.append(contentsOf: Array(String(scalar).utf8))
      }
    }
  }

  private mutating func begin(_ name: StaticString) {
    space()
    markup(name)
    bytes.append(0x3D)
    bytes.append(0x22)
  }

  private mutating func hexDigit(_ value: UInt8) {
    bytes.append(value < 10 ? 0x30 + value : 0x57 + value)
  }
}

import PlumbMarkup

extension String {
  /// The text as it stands in an attribute's value. A line end or a tab would be read back as a space as it is.
  func escaped(inQuotes quote: Unicode.Scalar) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quote == "\"": escaped += "&quot;"
      case "'" where quote == "'": escaped += "&apos;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\t": escaped += "&#9;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as it stands between tags.
  var escapedAsText: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether XML can have all the characters ("Extensible Markup Language (XML) 1.0", 2.2).
  var isXMLText: Bool {
    unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
  }

  /// Whether this is a name as Interface Builder's elements and attributes have them: letters, digits, and marks between.
  var isXMLName: Bool {
    let bytes = Array(utf8)
    guard let first = bytes.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
    return bytes.allSatisfy { byte in
      0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }
  }
}

extension ElementDraft {
  /// The element as it is written into a document, without indentation around it.
  package func printed(in document: MarkupDocument) -> String {
    printed(indent: "", MarkupLayout(document), WritingEra(document))
  }

  /// The element as Xcode writes it: a line an element, attributes in order, one tag where there is nothing inside.
  func printed(indent: String, _ layout: MarkupLayout, _ era: WritingEra) -> String {
    let order = ElementOrder.of(name, era)
    let ordered = attributes.enumerated().sorted {
      let left = order.rank(ofAttribute: $0.element.name, $0.element.value)
      let right = order.rank(ofAttribute: $1.element.name, $1.element.value)
      return left == right ? $0.offset < $1.offset : left < right
    }
    var text = "<" + name
    for attribute in ordered {
      text += " \(attribute.element.name)=\"\(attribute.element.value.escaped(inQuotes: "\""))\""
    }
    guard !children.isEmpty else { return text + "/>" }
    text += ">"
    let inner = indent + layout.step
    for child in children { text += layout.newline + inner + child.printed(indent: inner, layout, era) }
    return text + layout.newline + indent + "</\(name)>"
  }
}

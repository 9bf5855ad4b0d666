@_spi(Lookup) import PlumbMarkup

extension MarkupDocument {
  /// The document as Xcode would write it: four spaces a level, an element a line, attributes in order, double quotes, the
  /// few escapes that there are, a line feed at the end. Of a document that Xcode saved these are its own bytes.
  ///
  /// The order of children stays: it is that of the objects, and changed with Xcode's releases elsewhere.
  ///
  /// - Complexity: O(*bytes*)
  package func canonicalPrint() -> [UInt8] {
    let era = WritingEra(self)
    var printer = CanonicalPrinter(era: era)
    for event in events { printer.print(event) }
    return Array((printer.text + (era.endsLastLine ? "\n" : "")).utf8)
  }
}

private struct CanonicalPrinter {
  private let era: WritingEra
  private(set) var text = ""
  private var depth = 0
  private var orders: [String: ElementOrder] = [:]

  init(era: WritingEra) { self.era = era }

  mutating func print(_ event: MarkupEvent) {
    switch event {
    case .piece(let piece):
      switch piece.kind {
      case .byteOrderMark, .text, .section: break
      case .declaration, .instruction, .comment:
        beginLine()
        text += String(decoding: piece.bytes, as: UTF8.self)
      }
    case .start(let element): start(element)
    case .end(let element):
      depth -= 1
      guard !element.children.isEmpty || !element.comments.isEmpty else { return }
      beginLine()
      text += "</" + element.name + ">"
    }
  }

  private mutating func beginLine() {
    if !text.isEmpty { text += "\n" }
    text += String(repeating: "    ", count: depth)
  }

  private mutating func start(_ element: MarkupElement) {
    beginLine()
    depth += 1
    let name = element.name
    text += "<" + name
    for attribute in ordered(element.attributes.map { ($0.name, $0.value) }, name) {
      text += " \(attribute.name)=\"\(attribute.value.escaped(inQuotes: "\""))\""
    }
    guard element.children.isEmpty, element.comments.isEmpty else {
      text += ">"
      return
    }
    let content = element.text
    // An empty text is two tags, everything else that is empty one.
    text += content.isEmpty && name != "string" ? "/>" : ">\(content.escapedAsText)</\(name)>"
  }

  private mutating func ordered(
    _ attributes: [(name: String, value: String)], _ element: String
  ) -> [(name: String, value: String)] {
    let order = orders[element] ?? ElementOrder.of(element, era)
    orders[element] = order
    let ranks = order.ranks(ofWritten: attributes)
    guard !zip(ranks, ranks.dropFirst()).allSatisfy({ $0 <= $1 }) else { return attributes }
    return zip(ranks, attributes).enumerated().sorted {
      $0.element.0 == $1.element.0 ? $0.offset < $1.offset : $0.element.0 < $1.element.0
    }.map { $0.element.1 }
  }
}

import PlumbMarkup

/// What an XML reader says of a document, in order, so that two readers can be compared.
struct ReaderEvents {
  enum Event: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    /// Texts and sections that nothing parts, together; those outside the root are left out.
    case text(String)
    case comment(String)
    case instruction(name: String, text: String)
  }

  private(set) var events: [Event] = []
  private var depth = 0

  init() {}

  mutating func append(_ event: Event) {
    switch event {
    case .start: depth += 1
    case .end: depth -= 1
    case .text(let addition):
      if addition.isEmpty || depth == 0 { return }
      if case .text(let text)? = events.last {
        events[events.count - 1] = .text(text + addition)
        return
      }
    case .comment, .instruction: break
    }
    events.append(event)
  }
}

extension ReaderEvents {
  init(_ document: MarkupDocument) {
    for event in document.events {
      switch event {
      case .start(let element):
        let pairs = element.attributes.map { ($0.name, $0.value) }
        append(.start(name: element.name, attributes: Dictionary(uniqueKeysWithValues: pairs)))
      case .end(let element):
        append(.end(name: element.name))
      case .piece(let piece):
        append(piece)
      }
    }
  }

  private mutating func append(_ piece: MarkupPiece) {
    switch piece.kind {
    case .text, .section: append(.text(piece.text))
    case .comment: append(.comment(piece.text))
    case .instruction:
      let name = piece.text.prefix { !$0.isWhitespace }
      let text = piece.text.dropFirst(name.count).drop { $0.isWhitespace }
      append(.instruction(name: String(name), text: String(text)))
    case .declaration, .byteOrderMark: break
    }
  }
}

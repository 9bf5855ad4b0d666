import PlumbMarkup

/// How a document is spaced.
struct MarkupLayout {
  private let document: MarkupDocument
  private let bytes: [UInt8]
  /// What ends the document's lines.
  let newline: String
  /// What a level adds to the indent: four spaces, unless the document shows something else.
  let step: String

  init(_ document: MarkupDocument) {
    self.document = document
    bytes = document.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = end.map { $0 > 0 && document.bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    step = Self.step(of: document) ?? "    "
  }

  /// A range with the white space before it.
  func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    return start..<range.upperBound
  }

  /// What stands before an element in its line, where that is white space; else what its depth asks for.
  func indent(of element: MarkupElement) -> String {
    var start = element.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r") {
      return String(decoding: bytes[start..<element.range.lowerBound], as: UTF8.self)
    }
    return String(repeating: step, count: element.depth)
  }

  func indent(ofChildrenOf element: MarkupElement) -> String { indent(of: element) + step }

  /// Whether there is nothing in an element but its children and white space.
  func isBlank(_ element: MarkupElement, without children: [MarkupElement]) -> Bool {
    var start = element.contentRange.lowerBound
    let end = element.contentRange.upperBound
    for range in children.map({ $0.range }) + [end..<end] {
      guard bytes[start..<range.lowerBound].allSatisfy({ $0.isSpace }) else { return false }
      start = range.upperBound
    }
    return true
  }

  /// The bytes of an element, its lines moved so far that it stands at an indent.
  func text(of element: MarkupElement, indentedBy indent: String) -> String {
    let old = Array(self.indent(of: element).utf8)
    let new = Array(indent.utf8)
    guard old != new else { return String(decoding: bytes[element.range], as: UTF8.self) }
    var moved: [UInt8] = []
    var copied = element.range.lowerBound
    for range in blanks(in: element) {
      guard let end = bytes[range].lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let spaces = bytes[end + 1..<range.upperBound]
      guard spaces.starts(with: old) else { continue }
      moved += bytes[copied...end]
      moved += new + spaces.dropFirst(old.count)
      copied = range.upperBound
    }
    return String(decoding: moved + bytes[copied..<element.range.upperBound], as: UTF8.self)
  }

  /// The stretches of white space between the tags inside an element. White space alone in an element is its text, and so is
  /// what follows other text.
  private func blanks(in element: MarkupElement) -> [Range<Int>] {
    var ends: [Int] = []
    for index in element.index..<element.subtreeEnd {
      let inner = document.element(at: index)
      if index > element.index { ends.append(inner.range.lowerBound) }
      if !inner.children.isEmpty { ends.append(inner.contentRange.upperBound) }
    }
    return ends.sorted().map { withSpaceBefore($0..<$0) }.filter { range in
      !range.isEmpty && bytes[range.lowerBound - 1] == UInt8(ascii: ">")
    }
  }

  /// What the first child of the document's own element stands behind its line's start.
  private static func step(of document: MarkupDocument) -> String? {
    guard let child = document.root.children.first(where: { _ in true }) else { return nil }
    let before = document.bytes[..<child.range.lowerBound]
    let start = before.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? 0
    guard before[start] == UInt8(ascii: "\n"), start + 1 < before.endIndex else { return nil }
    return String(decoding: before[(start + 1)...], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

/// Swift source text, read just far enough to tell code from comments and string literals.
///
/// Nested comments, raw and multi-line strings and escapes are understood. The code inside an interpolation counts
/// as part of the string.
struct SwiftText {
  private let characters: [Character]
  /// For each character, what it belongs to.
  private let parts: [Part]

  private enum Part { case code, comment, string }

  init(_ text: String) {
    characters = Array(text)
    var scan = Scan(characters: characters)
    parts = scan.run()
  }

  /// The text with spaces in place of comments.
  var withoutComments: String { blanking { $0 == .comment } }

  /// The text with spaces in place of comments and string literals.
  var code: String { blanking { $0 != .code } }

  /// The modules that the text imports, in order.
  ///
  /// `import struct A.B` and `@testable public import A.C` import `A`.
  var imports: [String] {
    code.split(whereSeparator: \.isNewline).flatMap { line in
      line.split(separator: ";").compactMap { Self.importedModule($0) }
    }
  }

  private static func importedModule(_ statement: Substring) -> String? {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map { String($0) }
  }

  private func blanking(_ isBlanked: (Part) -> Bool) -> String {
    String(zip(characters, parts).map { isBlanked($1) && !$0.isNewline ? " " : $0 })
  }

  /// One pass over the characters.
  private struct Scan {
    let characters: [Character]
    var parts: [Part] = []
    var position: Int { parts.count }

    mutating func run() -> [Part] {
      while position < characters.count {
        if starts(with: "//") {
          mark(.comment, until: { $0.characters[$0.position].isNewline })
        } else if starts(with: "/*") {
          blockComment()
        } else if let hashes = hashesBeforeQuote() {
          string(hashes: hashes)
        } else {
          parts.append(.code)
        }
      }
      return parts
    }

    private func starts(with text: String) -> Bool { characters[position...].starts(with: text) }

    private mutating func mark(_ part: Part, until isEnd: (Scan) -> Bool) {
      while position < characters.count, !isEnd(self) { parts.append(part) }
    }

    private mutating func mark(_ part: Part, count: Int) {
      for _ in 0..<min(count, characters.count - position) { parts.append(part) }
    }

    private mutating func blockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          mark(.comment, count: 2)
        } else if starts(with: "*/") {
          depth -= 1
          mark(.comment, count: 2)
        } else {
          mark(.comment, count: 1)
        }
      } while depth > 0 && position < characters.count
    }

    /// The number of `#` in front of the quote that begins here; nil where no string literal begins.
    private func hashesBeforeQuote() -> Int? {
      var index = position
      while index < characters.count, characters[index] == "#" { index += 1 }
      return index < characters.count && characters[index] == "\"" ? index - position : nil
    }

    private mutating func string(hashes: Int) {
      mark(.string, count: hashes)
      let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      let fence = String(repeating: "#", count: hashes)
      mark(.string, count: quotes.count)
      while position < characters.count {
        if starts(with: "\\" + fence) {
          mark(.string, count: 2 + hashes)
        } else if starts(with: quotes + fence) {
          return mark(.string, count: quotes.count + hashes)
        } else {
          mark(.string, count: 1)
        }
      }
    }
  }
}

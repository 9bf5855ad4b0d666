import Foundation

/// What people and programs do to logs before they show them.
enum Mangling: String, CaseIterable {
  case windowsLines, slashes, comment, quote, hash, table, backticks, indented, listMarkers, starred
  case markdown, markdownHard, entities, doubleEntities, html, htmlSpans, jsonEscaped, jsonUnicode,
    stringLiteral
  case smartQuotes, nonbreaking, wrappedAtSpaces, wrappedAnywhere, wrappedNarrowly, wrappedInQuote, oneLine,
    oneLineSpaced
  case deviceTimes, foreignLines, blankLines, byteOrderMark, zeros, invalidBytes, colours, translated,
    noAdvice
  case noSpacesBeforeTail, tabs, emphasized

  func apply(_ text: String) -> [UInt8] {
    switch self {
    case .zeros: return Array(text.utf8).flatMap { $0 == 0x0A ? [0, $0] : [$0] }
    case .invalidBytes: return [0xFF, 0xC0] + Array(text.utf8).flatMap { $0 == 0x0A ? [0x0A, 0x80] : [$0] }
    case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    default: return Array(applyToText(text).utf8)
    }
  }

  private func applyToText(_ text: String) -> String {
    switch self {
    case .windowsLines: replaced(text, ["\n": "\r\n"])
    case .slashes: lines(text) { "//\t\t" + $0.trimmingCharacters(in: .whitespaces) }
    case .comment: "/*" + text + "*/"
    case .quote: lines(text) { "> " + $0 }
    case .hash: lines(text) { "# " + $0 }
    case .table: lines(text) { "| " + $0 }
    case .backticks: lines(text) { "`" + $0 + "`" }
    case .indented: lines(text) { "        " + $0 }
    case .listMarkers:
      lines(text) { $0.contains("\"<") ? "- " + $0.trimmingCharacters(in: .whitespaces) : $0 }
    case .starred: "**" + text
    case .markdown: replaced(text, ["\"<": "\\<", ">\"": "\\>"])
    case .markdownHard:
      replaced(text, ["<": "\\<", ">": "\\>", "_": "\\_", "|": "\\|", "[": "\\[", "]": "\\]"])
    case .entities: entities(text)
    case .doubleEntities: replaced(entities(text), ["&": "&amp;"])
    case .html: replaced(entities(text), ["\n": "<br/>\n", "    ": "&nbsp;&nbsp;&nbsp;&nbsp;"])
    case .htmlSpans:
      "<pre><code>" + lines(entities(text)) { "<span class=\"s\">" + $0 + "</span>" } + "</code></pre>"
    case .jsonEscaped: "{\"message\": \"" + json(text) + "\"}"
    case .jsonUnicode:
      "{\"message\": \"" + replaced(json(text), ["<": "\\u003c", ">": "\\u003e", "&": "\\u0026"]) + "\"}"
    case .stringLiteral: "let log = \"" + json(replaced(json(text), [:])) + "\""
    case .smartQuotes: smart(text)
    case .nonbreaking: replaced(text, [" ": "\u{A0}"])
    case .wrappedAtSpaces: lines(text) { wrapped($0, at: 70) }
    case .wrappedAnywhere: lines(text) { cut($0, at: 80) }
    case .wrappedNarrowly: lines(text) { cut($0, at: 41) }
    case .wrappedInQuote: lines(lines(text) { wrapped($0, at: 70) }) { "> " + $0 }
    case .oneLine: lines(text, joined: "") { $0.trimmingCharacters(in: .whitespaces) }
    case .oneLineSpaced: replaced(text, ["\n": " "])
    case .deviceTimes: lines(text) { "Mar  4 18:25:38 Phone Shop(UIKitCore)[10567] <Notice>: " + $0 }
    case .foreignLines:
      lines(text) { $0 + "\n2031-05-20 15:23:58.720723+0200 Mail[77:12] a \"quoted\" word, and (more)" }
    case .blankLines: replaced(text, ["\n": "\n\n"])
    case .colours: lines(text) { "\u{1B}[0;33m" + $0 + "\u{1B}[0m" }
    case .translated:
      replaced(
        text,
        [
          "Unable to simultaneously satisfy constraints": "Die Bedingungen sind nicht zugleich zu erfüllen",
          "Will attempt to recover by breaking constraint": "Zur Erholung wird diese Bedingung gebrochen:",
        ])
    case .noAdvice:
      text.split(separator: "\n").filter { !$0.hasPrefix("\t") }.joined(separator: "\n")
    case .noSpacesBeforeTail: replaced(text, ["   (": "("])
    case .emphasized: replaced(text, [" _UI": " *UI", "[_UI": "[*UI", "<_UI": "<*UI"])
    case .tabs: replaced(text, ["    \"": "\t\"", "   (": "\t("])
    case .zeros, .invalidBytes, .byteOrderMark: text
    }
  }

  private func lines(_ text: String, joined: String = "\n", _ change: (String) -> String) -> String {
    text.components(separatedBy: "\n").map(change).joined(separator: joined)
  }

  private func replaced(_ text: String, _ replacements: [String: String]) -> String {
    // All at once, so that nothing is replaced twice.
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if let found = replacements.first(where: { rest.hasPrefix($0.key) }) {
        result += found.value
        rest = rest.dropFirst(found.key.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  private func entities(_ text: String) -> String {
    replaced(text, ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&#39;"])
  }

  private func json(_ text: String) -> String {
    replaced(text, ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"])
  }

  private func smart(_ text: String) -> String {
    var result = ""
    var isOpening = true
    for character in replaced(text, ["--": "–", "...": "…"]) {
      switch character {
      case "\"":
        result += isOpening ? "“" : "”"
        isOpening.toggle()
      case "'": result += "’"
      default: result.append(character)
      }
    }
    return result
  }

  private func wrapped(_ line: String, at width: Int) -> String {
    var result = ""
    var length = 0
    for word in line.components(separatedBy: " ") {
      if length > 0, length + word.count + 1 > width {
        result += "\n" + word
        length = word.count
      } else {
        result += (length > 0 ? " " : "") + word
        length += word.count + 1
      }
    }
    return result
  }

  private func cut(_ line: String, at width: Int) -> String {
    var result = ""
    for (place, character) in line.enumerated() {
      if place > 0, place % width == 0 { result += "\n" }
      result.append(character)
    }
    return result
  }
}

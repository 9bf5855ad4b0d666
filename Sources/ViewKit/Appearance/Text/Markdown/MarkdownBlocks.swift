import CoreGraphics

/// The paragraphs of a text of Markdown, without the marks at their beginnings.
enum MarkdownBlocks {
  static func texts(
    of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [String] {
    switch syntax {
    case .full: paragraphs(of: markdown)
    case .inlineOnly: [joined(markdown.split(separator: "\n", omittingEmptySubsequences: false)[...])]
    case .inlineOnlyPreservingWhitespace: [markdown]
    }
  }

  private static func paragraphs(of markdown: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let (content, begins) = withoutMark(line)
      if begins || content.isEmpty { paragraphs.append([]) }
      if !content.isEmpty { paragraphs[paragraphs.count - 1].append(content) }
      if begins, line.first == "#" { paragraphs.append([]) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { joined($0[...]) }
  }

  /// A line without the mark of a heading, a quotation or an item of a list, and whether it had one.
  private static func withoutMark(_ line: Substring) -> (content: Substring, begins: Bool) {
    let line = line.drop { $0 == " " }
    let first = line.prefix { $0 != " " }
    let rest = line.dropFirst(first.count).drop { $0 == " " }
    let isHeading = (1...6).contains(first.count) && first.allSatisfy { $0 == "#" }
    let isItem = ["-", "*", "+"].contains(first) && !rest.isEmpty
    let isNumber = first.count > 1 && first.last == "." && first.dropLast().allSatisfy(\.isNumber)
    if isHeading || isItem || isNumber || first == ">" { return (rest, true) }
    return (line, false)
  }

  /// A line that ends in two spaces or a backslash ends for good; any other goes on.
  private static func joined(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if isLast {
        text += line
      } else if line.hasSuffix("  ") {
        text += line.trimmingCharacters(in: .whitespaces) + "\n"
      } else if line.hasSuffix("\\") {
        text += line.dropLast() + "\n"
      } else {
        text += line + " "
      }
    }
    return text
  }
}

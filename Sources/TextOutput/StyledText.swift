/// A text whose parts have styles, for output that may or may not show them.
package struct StyledText: Hashable, Sendable {
  private struct Run: Hashable {
    var text: String
    var style: OutputStyle?
  }

  /// Neighbours differ in style.
  private var runs: [Run] = []

  package init() {}

  package init(_ text: String, _ style: OutputStyle? = nil) { append(text, style) }

  /// How many columns of a terminal the text takes.
  package var columns: Int { runs.reduce(0) { $0 + $1.text.columns } }

  package mutating func append(_ text: String, _ style: OutputStyle? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  package mutating func append(_ other: StyledText) {
    for run in other.runs { append(run.text, run.style) }
  }

  package func rendered(colors: Bool) -> String {
    var text = ""
    for run in runs {
      if colors, let style = run.style { text += style.applied(to: run.text) } else { text += run.text }
    }
    return text
  }

  /// The text in lines that are no wider than a number of columns, broken at spaces; a word that is wider has a line
  /// of its own.
  package func wrapped(to width: Int) -> [StyledText] {
    guard columns > width else { return [self] }
    var lines: [StyledText] = []
    var line = StyledText()
    for word in words {
      if !line.runs.isEmpty, line.columns + 1 + word.columns > width {
        lines.append(line)
        line = StyledText()
      }
      if let last = line.runs.last {
        line.append(" ", last.style == word.runs.first?.style ? last.style : nil)
      }
      line.append(word)
    }
    return lines + [line]
  }

  private var words: [StyledText] {
    var words: [StyledText] = []
    var word = StyledText()
    for run in runs {
      for (position, part) in run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if position > 0, !word.runs.isEmpty {
          words.append(word)
          word = StyledText()
        }
        word.append(String(part), run.style)
      }
    }
    return word.runs.isEmpty ? words : words + [word]
  }
}

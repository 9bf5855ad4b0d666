import PlumbFindings
import PlumbTextOutput

/// Writes findings for a person: what and where, the line of the document with the place marked, and notes.
///
///     Form.storyboard:21:44: error: “Banner” cannot be 300 and 335 wide [conflicting-constraints]
///       21 │ <constraint firstAttribute="width" constant="300" id="R3u-Oy-9fA"/>
///          │ ━━━━━━━━━━━
///          constraints  21:44  “Banner” is 300 wide
///                       …
///
/// Where the document has several scenes, the sentence begins with the scene's name.
///
/// The first line is the one that editors and build servers know how to read; it is never broken. Lines below keep to
/// the width.
package struct TextReporter: Sendable {
  /// What the place that the output goes to can show.
  package struct Style: Hashable, Sendable {
    package var colors: Bool
    /// Whether to write nothing but ASCII, names from the document apart.
    package var isASCII: Bool
    /// In columns; held between 60 and 160.
    package var width: Int

    package init(colors: Bool = false, isASCII: Bool = false, width: Int = 100) {
      self.colors = colors
      self.isASCII = isASCII
      self.width = min(max(width, 60), 160)
    }
  }

  package let style: Style
  let glyphs: Glyphs

  package init(style: Style = Style()) {
    self.style = style
    glyphs = Glyphs(isASCII: style.isASCII)
  }

  /// The findings of a file, each with an empty line behind it; behind the first `most`, how many more there are.
  package func report(_ file: FileReport) -> String {
    let shown = file.findings.prefix(Self.most)
    // All findings of a file stand in the same columns.
    let digits = shown.reduce(1) { max($0, String($1.position.line).count) }
    var text = ""
    for finding in shown {
      for line in lines(of: finding, path: file.path, digits: digits) {
        text += line.rendered(colors: style.colors) + "\n"
      }
      text += "\n"
    }
    return text + (rest(of: file).map { $0 + "\n" } ?? "")
  }

  /// The lines of one finding.
  private func lines(of finding: Finding, path: String, digits: Int) -> [StyledText] {
    let indent = digits + 5
    let notes = finding.notes.flatMap { lines(of: $0, width: style.width - indent) }
    let surroundings = lines(ofEnvironments: finding, width: style.width - indent)
    return [heading(of: finding, path: path)] + excerpt(of: finding, digits: digits)
      + (notes + surroundings).map { note in
        var line = StyledText(String(repeating: " ", count: indent))
        line.append(note)
        return line
      }
  }

  /// The first line of a finding: what and where, and what editors know how to read.
  func heading(of finding: Finding, path: String) -> StyledText {
    let position = finding.position
    var line = StyledText("\(glyphs.printable(path)):\(position.line):\(position.column): ", .bold)
    line.append("\(finding.severity.name): ", finding.severity.style)
    if let scene = finding.scene, !scene.isOnly { line.append(glyphs.own(scene.name) + ": ") }
    line.append(styled(finding.message))
    line.append(" [\(finding.rule)]", .faint)
    return line
  }

  /// The line of the document, and the mark below it.
  private func excerpt(of finding: Finding, digits: Int) -> [StyledText] {
    guard let span = finding.span,
      let excerpt = SourceExcerpt(span, width: style.width - digits - 5, glyphs: glyphs)
    else { return [] }
    let number = String(span.position.line)
    let space = String(repeating: " ", count: digits + 2 - number.count)
    var source = StyledText("\(space)\(number) \(glyphs.bar) ", .faint)
    source.append(excerpt.text)
    var mark = StyledText(String(repeating: " ", count: digits + 2) + " \(glyphs.bar) ", .faint)
    mark.append(String(repeating: " ", count: excerpt.marked.lowerBound))
    mark.append(String(repeating: glyphs.mark, count: excerpt.marked.count), finding.severity.style)
    return [source, mark]
  }

  /// A sentence with its parts set apart.
  func styled(_ message: Message) -> StyledText {
    var text = StyledText()
    for part in message.parts {
      switch part {
      case .text(let words): text.append(glyphs.own(words))
      case .item(let name): text.append(glyphs.own(name), .bold)
      case .value(let value): text.append(glyphs.own(value), .cyan)
      }
    }
    return text
  }
}

extension Severity {
  /// How output sets it apart.
  package var style: OutputStyle {
    switch self {
    case .note: .boldCyan
    case .warning: .boldOrange
    case .error: .boldRed
    }
  }
}

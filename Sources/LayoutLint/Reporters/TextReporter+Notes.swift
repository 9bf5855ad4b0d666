import Findings
import TextOutput

extension TextReporter {
  /// More lines than this are counted, not shown: a finding is read at one glance.
  private static let mostLines = 10

  /// The width of the widest heading, so that all notes of all findings begin in one column.
  private static let headingWidth = 11

  /// The lines of a note, its heading before the first.
  func lines(of note: Note, width: Int) -> [StyledText] {
    let room = width - Self.headingWidth - 2
    let body: [StyledText]
    switch note.topic {
    case .followers: body = [followers(note.lines.map(\.message), width: room)]
    case .frames: body = aligned(note.lines.map(\.message))
    case .constraints, .arithmetic, .consequence, .reason, .repair: body = list(note.lines, width: room)
    }
    return headed("\(note.topic.name)", body)
  }

  /// Where a finding holds, where that is not everywhere.
  func lines(ofEnvironments environments: [String], width: Int) -> [StyledText] {
    guard !environments.isEmpty else { return [] }
    let list = StyledText(environments.map(glyphs.own).joined(separator: ", "))
    return headed("only on", list.wrapped(to: width - Self.headingWidth - 2))
  }

  private func headed(_ heading: String, _ body: [StyledText]) -> [StyledText] {
    body.enumerated().map { position, text in
      var line = StyledText((position == 0 ? heading : "").padded(to: Self.headingWidth + 2), .faint)
      line.append(text)
      return line
    }
  }

  /// Sentences with their places before them, one under the other.
  private func list(_ lines: [Note.Line], width: Int) -> [StyledText] {
    // One more line than the most costs no more than the line that would say so.
    let shown = lines.count <= Self.mostLines + 1 ? lines[...] : lines.prefix(Self.mostLines)
    let places = shown.map { $0.position.map { "\($0.line):\($0.column)" } ?? "" }
    let placeWidth = places.map(\.count).max() ?? 0
    let indent = placeWidth == 0 ? 0 : placeWidth + 2
    var body: [StyledText] = []
    for (line, place) in zip(shown, places) {
      for (row, text) in styled(line.message).wrapped(to: width - indent).enumerated() {
        var styledLine = StyledText((row == 0 ? place : "").padded(to: indent), .faint)
        styledLine.append(text)
        body.append(styledLine)
      }
    }
    if shown.count < lines.count {
      body.append(StyledText("and \(lines.count - shown.count) more".indented(by: indent), .faint))
    }
    return body
  }

  /// As many names as fit on a line.
  private func followers(_ names: [Message], width: Int) -> StyledText {
    guard names.count > 1 else { return names.first.map(styled) ?? StyledText() }
    var line = StyledText("\(names.count) views: ")
    for (position, name) in names.enumerated() {
      var next = line
      if position > 0 { next.append(", ") }
      next.append(styled(name))
      let rest = names.count - position - 1
      let ending = rest == 0 ? "" : " and \(rest) more"
      guard position == 0 || next.columns + ending.columns <= width else {
        line.append(" and \(rest + 1) more")
        return line
      }
      line = next
    }
    return line
  }

  /// Sentences of one form with their numbers one under the other.
  private func aligned(_ messages: [Message]) -> [StyledText] {
    let rows = messages.map { message in message.parts.map { (part: $0, text: glyphs.own($0.text)) } }
    let isTable = rows.allSatisfy { row in
      row.count == rows[0].count && zip(row, rows[0]).allSatisfy { $0.part.isValue == $1.part.isValue }
    }
    guard isTable, let columns = rows.first?.indices else { return messages.map(styled) }
    let widths = columns.map { column in rows.map { $0[column].text.columns }.max() ?? 0 }
    return rows.map { row in
      var line = StyledText()
      for (column, cell) in row.enumerated() {
        switch cell.part {
        case .value: line.append(cell.text.rightAligned(in: widths[column]), .cyan)
        case .item: line.append(cell.text.padded(to: column == row.count - 1 ? 0 : widths[column]), .bold)
        case .text: line.append(cell.text.padded(to: column == row.count - 1 ? 0 : widths[column]))
        }
      }
      return line
    }
  }
}

extension Message.Part {
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }
}

extension String {
  fileprivate func indented(by columns: Int) -> String { String(repeating: " ", count: columns) + self }
}

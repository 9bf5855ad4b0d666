import PlumbFindings
import PlumbTextOutput

extension TextReporter {
  /// More lines than this are counted, not shown: a finding is read at one glance. Of what contradicts, every line
  /// counts.
  private static let mostLines = 10

  /// Of reasons, the few that decide come first.
  private static let mostReasons = 6

  /// A set of constraints is shown whole unless nobody would read it.
  private static let mostConstraints = 60

  /// The width of the widest heading, so that all notes of all findings begin in one column.
  private static let headingWidth = 11

  /// The lines of a note, its heading before the first.
  func lines(of note: Note, width: Int) -> [StyledText] {
    let room = width - Self.headingWidth - 2
    let body: [StyledText]
    switch note.topic {
    case .followers: body = [followers(note.lines.map { $0.message }, width: room)]
    case .frames:
      let table = aligned(note.lines.map { $0.message }) ?? []
      let fits = !table.isEmpty && table.allSatisfy { $0.columns <= room }
      body = fits ? table : list(note.lines, note.topic, width: room)
    case .constraints, .arithmetic, .range, .consequence, .reason, .alsoBroken, .repair:
      body = list(note.lines, note.topic, width: room)
    }
    return headed("\(note.topic.name)", body)
  }

  /// Where a finding holds, where that is not everywhere.
  func lines(ofEnvironments finding: Finding, width: Int) -> [StyledText] {
    let room = width - Self.headingWidth - 2
    var lines: [StyledText] = []
    if let extent = finding.extent {
      lines += headed("only on", StyledText(glyphs.own(extent)).wrapped(to: room))
    }
    if let shown = finding.shownIn {
      lines += headed("numbers of", StyledText(glyphs.own(shown)).wrapped(to: room))
    }
    return lines
  }

  private func headed(_ heading: String, _ body: [StyledText]) -> [StyledText] {
    body.enumerated().map { position, text in
      var line = StyledText((position == 0 ? heading : "").padded(to: Self.headingWidth + 2), .faint)
      line.append(text)
      return line
    }
  }

  /// Sentences with their places before them, one under the other.
  ///
  /// Of constraints, those that nobody wrote stand under the others; elsewhere a sentence without place introduces
  /// what follows.
  private func list(_ lines: [Note.Line], _ topic: Note.Topic, width: Int) -> [StyledText] {
    // One more line than the most costs no more than the line that would say so.
    let most =
      topic == .constraints ? Self.mostConstraints : topic == .reason ? Self.mostReasons : Self.mostLines
    let isWhole = lines.count <= most + 1
    let shown = isWhole ? lines[...] : lines.prefix(most)
    let places = shown.map { $0.position.map { "\($0.line):\($0.column)" } ?? "" }
    let placeWidth = places.map { $0.count }.max() ?? 0
    let indent = placeWidth == 0 ? 0 : placeWidth + 2
    var body: [StyledText] = []
    for (line, place) in zip(shown, places) {
      let indent = place.isEmpty && topic != .constraints ? 0 : indent
      // Where one line follows another, what goes on is set apart from what begins.
      let message = styled(line.message)
      let hang = lines.count == 1 || message.columns <= width - indent ? 0 : 2
      for (row, text) in message.wrapped(to: width - indent - hang).enumerated() {
        var styledLine = StyledText(
          (row == 0 ? place : "").padded(to: indent + (row == 0 ? 0 : hang)), .faint)
        styledLine.append(text)
        body.append(styledLine)
      }
    }
    if shown.count < lines.count {
      body.append(StyledText("".padded(to: indent) + "and \(lines.count - shown.count) more", .faint))
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

  /// Sentences of one form with their numbers one under the other; two spaces end a column. Nil where they have no
  /// columns, or not the same.
  private func aligned(_ messages: [Message]) -> [StyledText]? {
    let rows = messages.map(cells)
    guard let first = rows.first, rows.allSatisfy({ $0.contains { $0.endsColumn } }),
      rows.allSatisfy({ $0.count == first.count && zip($0, first).allSatisfy { $0.isValue == $1.isValue } })
    else { return nil }
    let widths = first.indices.map { column in rows.map { $0[column].text.columns }.max() ?? 0 }
    return rows.map { row in
      var line = StyledText()
      for (column, cell) in row.enumerated() {
        let isLast = column == row.count - 1
        if cell.isValue {
          line.append(cell.text.rightAligned(in: widths[column]), .cyan)
        } else {
          line.append(cell.text.padded(to: isLast ? 0 : widths[column]), cell.style)
        }
      }
      return line
    }
  }

  private struct TableCell {
    var text: String
    var style: OutputStyle?
    var isValue: Bool { style == .cyan }
    var endsColumn: Bool { !isValue && text.hasSuffix("  ") }
  }

  private func cells(of message: Message) -> [TableCell] {
    message.parts.flatMap { part -> [TableCell] in
      switch part {
      case .value(let value): return [TableCell(text: glyphs.own(value), style: .cyan)]
      case .item(let name): return [TableCell(text: glyphs.own(name), style: .bold)]
      case .text(let words):
        var columns: [String] = [""]
        var hasEnded = false
        for character in glyphs.own(words) {
          if hasEnded, character != " " { columns.append("") }
          columns[columns.count - 1].append(character)
          hasEnded = columns[columns.count - 1].hasSuffix("  ")
        }
        return columns.map { TableCell(text: $0, style: nil) }
      }
    }
  }
}

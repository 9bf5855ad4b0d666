import PlumbFindings

/// A finding with everything in it, a fact a line, as snapshots keep it.
extension Finding {
  var dump: String {
    var text = "\(position.line):\(position.column) \(severity.name) \(rule)\n"
    text += "  \(message.text)\n"
    if let span {
      text += "  marked \(Self.marked(span))\n"
    }
    if let subject { text += "  subject \(subject)\n" }
    if !environments.isEmpty { text += "  only on \(environments.joined(separator: ", "))\n" }
    for note in notes {
      text += "  \(note.topic.name)\n"
      for line in note.lines {
        let place = line.position.map { "\($0.line):\($0.column) " } ?? ""
        text += "    \(place)\(line.message.text)\n"
      }
    }
    return text
  }

  private static func marked(_ span: SourceSpan) -> String {
    let scalars = Array(span.line.unicodeScalars)[span.marked]
    return String(String.UnicodeScalarView(scalars))
  }
}

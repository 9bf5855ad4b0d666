import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry

/// What is undetermined, and why, in words.
extension ConstraintWords {
  /// A sentence, and the row that it is about where it is about one.
  package struct Sentence: Sendable {
    package var message: Message
    package var row: RowSource?

    package init(_ message: Message, about row: RowSource? = nil) {
      self.message = message
      self.row = row
    }
  }

  /// `The vertical position of “Title” is ambiguous`.
  package func headline(of report: AmbiguityReport) -> Message {
    let parts = Self.names(of: report.openings.map { $0.part })
    let verb = parts.count == 1 ? "is" : "are"
    return "The \(list(parts)) of \(item: name(of: report.node)) \(verb) ambiguous"
  }

  /// `vertical position: anywhere from 20 to 548`.
  ///
  /// - Parameters:
  ///   - lowest: The range as it is to be told; that of the opening counts from the top.
  package func range(of opening: AmbiguityReport.Opening, _ lowest: Double, _ highest: Double) -> Message {
    let name = opening.part.name.description
    if lowest.isFinite, highest.isFinite {
      return "\(name): anywhere from \(value: lowest.points) to \(value: highest.points)"
    }
    if lowest.isFinite, !(lowest == 0 && opening.part.isExtent) {
      return "\(name): anywhere from \(value: lowest.points) on"
    }
    if highest.isFinite { return "\(name): anywhere up to \(value: highest.points)" }
    return "\(name): anywhere"
  }

  /// Why nothing decides; what holds of several numbers for one reason is told once.
  package func reasons(for report: AmbiguityReport) -> [Sentence] {
    var sentences: [Sentence] = []
    var told: [AmbiguityReport.Reason] = []
    for opening in report.openings where !told.contains(opening.reason) {
      told.append(opening.reason)
      let parts = report.openings.filter { $0.reason == opening.reason }.map { $0.part }
      sentences.append(Sentence(Self.reason(opening.reason, for: list(Self.names(of: parts)))))
      sentences += opening.reason.rows.map { Sentence(words($0), about: $0) }
    }
    return sentences
  }

  /// The whole report as lines of text.
  package func text(of report: AmbiguityReport) -> String {
    var lines = [headline(of: report).text]
    lines += report.openings.map { "  " + range(of: $0, $0.lowest, $0.highest).text }
    lines += reasons(for: report).map { ($0.row == nil ? "  " : "    ") + $0.message.text }
    if !report.followers.isEmpty {
      lines.append("  with it: " + list(report.followers.map { name(of: $0) }))
    }
    lines += report.repairs.map { "  repair: " + words($0).text }
    return joined(lines, "\n")
  }

  /// “position” and “size” where both axes are meant.
  private static func names(of parts: [FramePart]) -> [String] {
    var names: [String] = []
    for (horizontal, vertical, both) in [(FramePart.x, FramePart.y, "position"), (.width, .height, "size")] {
      switch (parts.contains(horizontal), parts.contains(vertical)) {
      case (true, true): names.append(both)
      case (true, false): names.append(horizontal.name.description)
      case (false, true): names.append(vertical.name.description)
      case (false, false): break
      }
    }
    return names
  }

  private static func reason(_ reason: AmbiguityReport.Reason, for parts: String) -> Message {
    switch reason {
    case .nothing: "no constraint speaks of its \(parts)"
    case .inequalities: "only inequalities speak of its \(parts):"
    case .references: "what it hangs on is open as well:"
    case .insufficient: "these do not settle its \(parts):"
    case .tie: "these tie, and which of them gives way is open:"
    }
  }
}

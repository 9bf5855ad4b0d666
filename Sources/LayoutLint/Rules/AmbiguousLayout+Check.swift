import AutoLayout
import Findings
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// `ambiguous-layout`: views that the constraints leave undetermined.
enum AmbiguousLayout {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.ambiguities.compactMap { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for report: AmbiguityReport, in diagnosis: SceneDiagnosis) -> Finding? {
    guard let element = diagnosis.element(of: report.node) else { return nil }
    let words = diagnosis.ambiguityWords
    let parts = names(of: report.openings.map(\.part))
    let verb = parts.count == 1 ? "is" : "are"
    var notes = [Note(.range, report.openings.map { Note.Line(range(of: $0, report.node, in: diagnosis)) })]
    notes.append(Note(.reason, reasons(for: report, in: diagnosis)))
    if !report.followers.isEmpty {
      notes.append(Note(.followers, report.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    if !report.repairs.isEmpty {
      notes.append(Note(.repair, report.repairs.map { Note.Line(words.words($0)) }))
    }
    return Rule.ambiguousLayout.finding(
      "The \(list(parts)) of \(item: words.name(of: report.node)) \(verb) ambiguous",
      at: element.attribute("id")?.span ?? element.span, subject: element["id"], notes: notes)
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

  /// “vertical position: anywhere from 20 to 548”, counted as the document counts.
  private static func range(
    of opening: AmbiguityReport.Opening, _ node: NodeID, in diagnosis: SceneDiagnosis
  ) -> Message {
    let (low, high) = diagnosis.documentRange(of: opening, node)
    let name = opening.part.name.description
    if low.isFinite, high.isFinite {
      return "\(name): anywhere from \(value: low.points) to \(value: high.points)"
    }
    if low.isFinite, !(low == 0 && opening.part.isExtent) {
      return "\(name): anywhere from \(value: low.points) on"
    }
    if high.isFinite { return "\(name): anywhere up to \(value: high.points)" }
    return "\(name): anywhere"
  }

  /// Why nothing decides; what holds of several numbers for one reason is told once.
  private static func reasons(for report: AmbiguityReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    var lines: [Note.Line] = []
    var told: [AmbiguityReport.Reason] = []
    for opening in report.openings where !told.contains(opening.reason) {
      told.append(opening.reason)
      let parts = report.openings.filter { $0.reason == opening.reason }.map(\.part)
      lines.append(reason(opening.reason, for: list(names(of: parts))))
      lines += Self.lines(for: opening.reason.rows, in: diagnosis)
    }
    return lines
  }

  private static func reason(_ reason: AmbiguityReport.Reason, for parts: String) -> Note.Line {
    switch reason {
    case .nothing: Note.Line("no constraint speaks of its \(parts)")
    case .inequalities: Note.Line("only inequalities speak of its \(parts):")
    case .references: Note.Line("what it hangs on is open as well:")
    case .insufficient: Note.Line("these do not settle its \(parts):")
    case .tie: Note.Line("these tie, and which of them gives way is open:")
    }
  }

  private static func lines(for rows: [RowSource], in diagnosis: SceneDiagnosis) -> [Note.Line] {
    rows.map { Note.Line(diagnosis.ambiguityWords.words($0), at: diagnosis.span(of: $0)?.position) }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

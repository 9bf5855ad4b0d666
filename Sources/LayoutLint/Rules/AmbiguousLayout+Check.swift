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
    let parts = report.openings.map { $0.part.name.description }
    let verb = parts.count == 1 ? "is" : "are"
    var notes = [Note(.frames, report.openings.map { Note.Line(range(of: $0, report.node, in: diagnosis)) })]
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

  private static func reasons(for report: AmbiguityReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    var lines: [Note.Line] = []
    for opening in report.openings {
      for line in reason(for: opening, in: diagnosis) where !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private static func reason(
    for opening: AmbiguityReport.Opening, in diagnosis: SceneDiagnosis
  ) -> [Note.Line] {
    let axis = opening.part.axis == .horizontal ? "horizontally" : "vertically"
    switch opening.reason {
    case .nothing:
      return [Note.Line("no constraint speaks of it \(axis)")]
    case .inequalities(let rows):
      return [Note.Line("only inequalities speak of it \(axis):")] + lines(for: rows, in: diagnosis)
    case .references(let rows):
      return [Note.Line("its constraints do not lead to anything that is decided \(axis):")]
        + lines(for: rows, in: diagnosis)
    case .insufficient(let rows):
      return [Note.Line("what speaks of it \(axis) does not suffice:")] + lines(for: rows, in: diagnosis)
    case .tie(let rows):
      return [Note.Line("these tie, and which of them gives way is open:")] + lines(for: rows, in: diagnosis)
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

import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `ambiguous-layout`: views that the constraints leave undetermined.
enum AmbiguousLayout {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.ambiguities.compactMap { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for report: AmbiguityReport, in diagnosis: SceneDiagnosis) -> Finding? {
    guard let element = diagnosis.element(of: report.node) else { return nil }
    let words = diagnosis.ambiguityWords
    var notes = [Note(.range, report.openings.map { Note.Line(range(of: $0, report.node, in: diagnosis)) })]
    notes.append(
      Note(
        .reason,
        words.reasons(for: report).map { sentence in
          Note.Line(sentence.message, at: sentence.row.flatMap { diagnosis.span(of: $0)?.position })
        }))
    if !report.followers.isEmpty {
      notes.append(Note(.followers, report.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    if !report.repairs.isEmpty {
      notes.append(Note(.repair, report.repairs.map { Note.Line(words.words($0)) }))
    }
    return Rule.ambiguousLayout.finding(
      words.headline(of: report),
      at: element.idAttribute?.span ?? element.span, subject: element.id, notes: notes)
  }

  /// Counted as the document counts.
  private static func range(
    of opening: AmbiguityReport.Opening, _ node: NodeID, in diagnosis: SceneDiagnosis
  ) -> Message {
    let (low, high) = diagnosis.documentRange(of: opening, node)
    return diagnosis.ambiguityWords.range(of: opening, low, high)
  }
}

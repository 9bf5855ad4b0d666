import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextMetrics

/// `invisible-view`: views without extent, and views that lie where nobody sees them.
enum InvisibleView {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.lostViews.compactMap { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for lost: LostView, in diagnosis: SceneDiagnosis) -> Finding? {
    if case .squeezed = lost.loss { return nil }
    guard let element = diagnosis.element(of: lost.node) else { return nil }
    let words = diagnosis.lostWords
    var notes = [Note(.reason, diagnosis.lines(for: lost))]
    if !lost.followers.isEmpty {
      notes.append(Note(.followers, lost.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    let surroundings = diagnosis.layout.document.platform == .macOS ? "window" : "screen"
    return Rule.invisibleView.finding(
      words.headline(of: lost, on: surroundings), at: element.idAttribute?.span ?? element.span,
      subject: element.id, notes: notes)
  }
}

extension SceneDiagnosis {
  /// What did it, with the places of what somebody wrote.
  func lines(for lost: LostView) -> [Note.Line] {
    lostWords.causes(of: lost).map { cause in
      Note.Line(cause.message, at: cause.row.flatMap { span(of: $0)?.position })
    }
  }
}

import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `clipped-content`: texts and images that have less room than they need.
enum ClippedContent {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.lostViews.compactMap { lost in
      guard case .squeezed = lost.loss, let element = diagnosis.element(of: lost.node) else { return nil }
      return Rule.clippedContent.finding(
        diagnosis.lostWords.headline(of: lost), at: element.idAttribute?.span ?? element.span,
        subject: element.id, notes: [Note(.reason, diagnosis.lines(for: lost))])
    }
  }
}

import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `clipped-content`: texts and images that have less room than they need.
enum ClippedContent {
  static let tolerance = RuleOption(
    "tolerance", "how much room may be missing, in points", 0...1000, standard: 0)

  /// - Parameter tolerance: How much room may be missing, in points.
  static func findings(in diagnosis: SceneDiagnosis, beyond tolerance: Double = 0) -> [Finding] {
    diagnosis.lostViews.compactMap { lost in
      guard case .squeezed(let squeeze) = lost.loss, squeeze.needed - squeeze.given > tolerance,
        let element = diagnosis.element(of: lost.node)
      else { return nil }
      return Rule.clippedContent.finding(
        diagnosis.lostWords.headline(of: lost), at: element.idAttribute?.span ?? element.span,
        subject: element.id, notes: [Note(.reason, diagnosis.lines(for: lost))])
    }
  }
}

import AutoLayout
import Findings
import Geometry
import LayoutDiagnostics
import SceneDiagnostics

/// `clipped-content`: texts and images that have less room than they need.
enum ClippedContent {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.lostViews.compactMap { lost in
      if case .squeezed(let squeeze) = lost.loss { return finding(for: lost, squeeze, in: diagnosis) }
      return nil
    }
  }

  private static func finding(
    for lost: LostView, _ squeeze: LostView.Squeeze, in diagnosis: SceneDiagnosis
  ) -> Finding? {
    guard let element = diagnosis.element(of: lost.node) else { return nil }
    let words = diagnosis.lostWords
    let name = words.name(of: lost.node)
    let isWide = squeeze.axis == .horizontal
    let extent = isWide ? "wide" : "high"
    let content = squeeze.content == .image ? "image" : "text"
    let resistance = words.tree.contentPriorities(squeeze.axis, of: lost.node).compressionResistance
    return Rule.clippedContent.finding(
      """
      The \(content) of \(item: name) is cut: it is \(value: squeeze.needed.points) \(extent), \
      but the view \(value: squeeze.given.points)
      """,
      at: element.attribute("id")?.span ?? element.span, subject: element["id"],
      notes: [
        Note(
          .reason,
          [Note.Line("these outrank its compression resistance of \(value: resistance.value.points):")]
            + diagnosis.lines(for: lost))
      ])
  }
}

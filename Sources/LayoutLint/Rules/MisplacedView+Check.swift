import AutoLayout
import Findings
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// `misplaced-view`: recorded frames that the constraints contradict.
enum MisplacedView {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.misplacements.compactMap { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for report: MisplacementReport, in diagnosis: SceneDiagnosis) -> Finding? {
    guard let position = diagnosis.view(of: report.node),
      let recorded = diagnosis.layout.scene.views[position].recorded
    else { return nil }
    let words = diagnosis.words
    let element = diagnosis.layout.scene.views[position].element
    let solved = diagnosis.layout.documentFrame(ofView: position)
    var notes = [
      Note(
        .frames,
        [
          Note.Line("recorded \(value: text(recorded))"), Note.Line("solved   \(value: text(solved))"),
        ]),
      Note(
        .reason,
        [Note.Line("the recorded frame does not satisfy")]
          + report.evidence.map { Note.Line(words.words($0), at: diagnosis.span(of: $0)?.position) }),
    ]
    if !report.followers.isEmpty {
      notes.append(Note(.followers, report.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    return Rule.misplacedView.finding(
      "\(item: words.name(of: report.node)) is \(difference(from: recorded, to: solved))",
      at: diagnosis.frameSpan(ofView: position), subject: element["id"], notes: notes)
  }

  /// “misplaced by 16 horizontally and 8 points wider than its constraints say”: what a person would see.
  private static func difference(from recorded: Rect, to solved: Rect) -> Message {
    let numbers = [
      ("x", recorded.minX, solved.minX), ("y", recorded.minY, solved.minY),
      ("width", recorded.width, solved.width), ("height", recorded.height, solved.height),
    ]
    // An edge may be off by more than half a point though neither origin nor size is.
    let different = numbers.filter { abs($0.1 - $0.2) > 0.25 }
    return
      "misplaced: \(different.map { "\($0.0) \($0.1.points) instead of \($0.2.points)" }.joined(separator: ", "))"
  }

  private static func text(_ rect: Rect) -> String {
    "x \(rect.minX.points)  y \(rect.minY.points)  width \(rect.width.points)  height \(rect.height.points)"
  }
}

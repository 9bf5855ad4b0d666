import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `misplaced-view`: recorded frames that the constraints contradict.
enum MisplacedView {
  static let tolerance = RuleOption(
    "tolerance", "how far an edge may be off, in points", 0.5...1000, standard: 0.5)

  /// - Parameter tolerance: How far an edge may be off, in points; less than half a point never counts.
  static func findings(in diagnosis: SceneDiagnosis, beyond tolerance: Double = 0.5) -> [Finding] {
    diagnosis.misplacements.compactMap { finding(for: $0, in: diagnosis, beyond: tolerance) }
  }

  private static func finding(
    for report: MisplacementReport, in diagnosis: SceneDiagnosis, beyond tolerance: Double
  ) -> Finding? {
    guard let position = diagnosis.view(of: report.node),
      let recorded = diagnosis.layout.scene.views[position].recorded
    else { return nil }
    let words = diagnosis.words
    let element = diagnosis.layout.scene.views[position].element
    let solved = diagnosis.layout.documentFrame(ofView: position)
    if tolerance > Self.tolerance.standard, solved.edgeDistance(to: recorded) <= tolerance { return nil }
    var notes = [
      Note(
        .frames,
        [
          Note.Line("recorded  \(columns(of: recorded))"), Note.Line("solved  \(columns(of: solved))"),
        ]),
      Note(
        .reason,
        [Note.Line("the recorded frame does not satisfy:")]
          + report.evidence.map { Note.Line(words.words($0), at: diagnosis.span(of: $0)?.position) }),
    ]
    if !report.followers.isEmpty {
      notes.append(Note(.followers, report.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    return Rule.misplacedView.finding(
      "\(item: words.name(of: report.node)) is \(difference(from: recorded, to: solved))",
      at: diagnosis.frameSpan(ofView: position), subject: element.id, notes: notes)
  }

  /// “misplaced: x 36 instead of 20, width 95 instead of 103”.
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

  /// Two spaces end a column.
  private static func columns(of rect: Rect) -> Message {
    let (x, y) = (rect.minX.points, rect.minY.points)
    let (width, height) = (rect.width.points, rect.height.points)
    return "x \(value: x)  y \(value: y)  width \(value: width)  height \(value: height)"
  }
}

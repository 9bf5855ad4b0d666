import PlumbAnswers
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextOutput

/// What `plumb layout` says of a view behind its frame: hidden, ambiguous, misplaced, in doubt.
struct ViewStateText {
  private let output: Output
  private let judgement: SceneJudgement
  private let position: Int
  private let keepsSize: Bool

  /// - Parameter keepsSize: Whether the view is a root that keeps its recorded size.
  init(_ output: Output, _ judgement: SceneJudgement, _ position: Int, keepsSize: Bool) {
    self.output = output
    self.judgement = judgement
    self.position = position
    self.keepsSize = keepsSize
  }

  private var view: SolvedView { judgement.solved.views[position] }

  var text: String {
    var states: [String] = []
    if keepsSize { states.append(output.styled("keeps its size", .orange)) }
    if let written = judgement.layout.scene.views[position].unsettledSize {
      let size = written.width.shortened + " × " + written.height.shortened
      states.append(trouble("as large as what is in it: recorded " + size))
    }
    if view.isHidden { states.append(output.styled("hidden", .faint)) }
    if let verdict = judgement.verdicts[position] { states.append(words(verdict)) }
    return states.isEmpty ? "" : "  " + states.joined(separator: "  ")
  }

  private func words(_ verdict: ViewVerdict) -> String {
    switch verdict {
    case .misplaced: trouble("misplaced: " + recorded)
    case .follows(let leader): trouble("follows \(name(leader)): " + recorded)
    case .doubtfullyOff(let doubt): doubtful(recorded + "; in doubt, " + doubt.words)
    case .ambiguous: trouble("ambiguous: " + open)
    case .ambiguousWith(let leader):
      trouble((leader.map { "ambiguous with \(name($0)): " } ?? "ambiguous with what scrolls: ") + open)
    case .doubtfullyAmbiguous(let doubt): doubtful("open: \(open); in doubt, " + doubt.words)
    }
  }

  private func trouble(_ text: String) -> String { output.styled(output.shown(text), .orange) }

  private func doubtful(_ text: String) -> String { output.styled(output.shown(text), .faint) }

  private var recorded: String {
    guard let frame = view.recorded else { return "" }
    return "recorded "
      + [frame.minX, frame.minY, frame.width, frame.height].map(\.shortened).joined(separator: " ")
  }

  /// What is open by geometry, else what is once contents are as large as they would be by themselves.
  private var open: String {
    var free = view.free
    if free.isEmpty,
      let report = judgement.ambiguities.first(where: { judgement.view(of: $0.node) == position })
    {
      for opening in report.openings { free.insert(opening.part.freedom) }
    }
    return free.isEmpty ? "by the sizes of contents" : free.names.joined(separator: ", ")
  }

  private func name(_ position: Int) -> String {
    judgement.words.name(of: judgement.layout.viewNodes[position]).printable
  }
}

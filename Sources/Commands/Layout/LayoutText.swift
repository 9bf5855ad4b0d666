import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextOutput

/// The report of `plumb layout` for a person: each scene as a tree with aligned frames and states.
struct LayoutText {
  let output: Output

  func report(_ answer: LayoutAnswer, _ session: DocumentSession) -> String {
    let answers = answer.scenes
    let environment = session.environment
    let setting = SettingText(output: output)
      .text(session.document, environment, answers.map(\.judgement.layout))
    var text = output.styled(session.name.printable, .bold) + "  " + setting + "\n"
    for answer in answers where !answer.judgement.solved.views.isEmpty {
      let scene = answer.judgement
      text += "\n"
      if let id = scene.solved.id { text += output.styled("scene \(id.printable)", .bold) + "\n" }
      text += table(scene)
      if let exercise = scene.solved.exercise {
        text += sentence(exercise, in: scene.solved) + "\n"
      } else if environment.exercise != nil {
        text += output.styled("exercise: the constraints leave nothing open here", .faint) + "\n"
      }
      if let window = answer.window { text += WindowStopText(output: output).text(window, session) }
      for conflict in answer.conflicts { text += lines(of: conflict) }
    }
    let summary = LayoutSummary(answers.map(\.judgement), output).text
    return text + "\n" + (summary.isEmpty ? "" : summary + "\n\n")
  }

  private func sentence(_ exercise: SolvedExercise, in scene: SolvedScene) -> String {
    let view = exercise.view.map { scene.views[$0] }
    let name = view.map { $0.name.map { "“" + $0 + "”" } ?? $0.className } ?? "a guide"
    let end = exercise.isGreatest ? "greatest" : "least"
    return output.styled(
      output.shown(
        "exercise \(exercise.place) of \(exercise.count): \(name.printable).\(exercise.part.symbol) at its \(end)"
      ),
      .orange)
  }

  /// What contradicts what: a sentence, and the others below it.
  private func lines(of conflict: LayoutAnswer.ConflictText) -> String {
    let heading =
      conflict.doubt == nil
      ? output.styled("conflict:", .red) : output.styled("conflict, in doubt:", .faint)
    let reason = conflict.doubt.map { output.shown("; " + $0.words) } ?? ""
    var text = heading + " " + shown(conflict.headline) + reason + "\n"
    for other in conflict.others { text += "  " + shown(other) + "\n" }
    return text
  }

  private func shown(_ message: Message) -> String { output.shown(message.text.printable) }

  // MARK: The table

  private func table(_ judgement: SceneJudgement) -> String {
    let scene = judgement.solved
    let labels = treeLabels(scene)
    let labelWidth = labels.map(\.columns).max() ?? 0
    let idWidth = scene.views.map(\.id.printable.columns).max() ?? 0
    let frames = scene.views.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(\.shortened)
    }
    let widths = (0..<4).map { column in frames.map { $0[column].count }.max() ?? 0 }
    let headings = ["x", "y", "width", "height"]
    let columns = (0..<4).map { max(widths[$0], headings[$0].count) }
    var text =
      output.styled(
        "".padded(to: labelWidth + 2) + "".padded(to: idWidth + 2)
          + (0..<4).map { headings[$0].rightAligned(in: columns[$0]) }.joined(separator: "  "), .faint) + "\n"
    let kept = Set(judgement.layout.rootsKeepingSize)
    for (position, view) in scene.views.enumerated() {
      let numbers = (0..<4).map { frames[position][$0].rightAligned(in: columns[$0]) }.joined(separator: "  ")
      text += labels[position].padded(to: labelWidth + 2)
      text += output.styled(view.id.printable.padded(to: idWidth + 2), .faint)
      text += numbers + ViewStateText(output, judgement, position, keepsSize: kept.contains(position)).text
      text += "\n"
    }
    return text
  }

  /// Class and name of every view, drawn as a tree.
  private func treeLabels(_ scene: SolvedScene) -> [String] {
    var children: [[Int]] = Array(repeating: [], count: scene.views.count)
    for (position, view) in scene.views.enumerated() {
      if let parent = view.parent { children[parent].append(position) }
    }
    var prefixes: [String] = Array(repeating: "", count: scene.views.count)
    var labels: [String] = []
    for (position, view) in scene.views.enumerated() {
      var branch = ""
      if let parent = view.parent {
        let isLast = children[parent].last == position
        branch = prefixes[parent] + (isLast ? "└─ " : "├─ ")
        prefixes[position] = prefixes[parent] + (isLast ? "   " : "│  ")
      }
      let label = branch + view.className.printable + (view.name.map { " “\(shortened($0))”" } ?? "")
      labels.append(output.shown(label))
    }
    return labels
  }

  /// A name that fits on a line.
  private func shortened(_ name: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ").printable
    return line.count > 28 ? line.prefix(27) + "…" : line
  }
}

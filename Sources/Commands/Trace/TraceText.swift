import PlumbAnswers
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb trace` prints for a person: the scenes one after the other, and the legend once.
struct TraceText {
  let output: Output
  let form: TraceForm

  func text(_ answer: TraceAnswer) -> String {
    let scenes = answer.scenes
    var text = ""
    for (scene, trace) in zip(scenes, answer.traces) where !trace.lines.isEmpty {
      text += heading(scene, among: scenes, isFirst: text.isEmpty)
      for line in trace.lines {
        let parts = trace.parts(of: line, form)
        text += output.shown(parts.item.printable)
        if !parts.trouble.isEmpty {
          text += output.styled(parts.trouble.printable, line.isInConflict ? .red : .orange)
        }
        text += "\n"
      }
    }
    guard !text.isEmpty else {
      return answer.document.printable + ": Nothing is ambiguous, and nothing conflicts.\n"
    }
    guard let legend = form.legend else { return text }
    let lines = output.shown(legend).split(separator: "\n").map { output.styled(String($0), .faint) + "\n" }
    return text + "\n" + lines.joined()
  }

  func descriptions(_ scenes: [SceneInspection]) -> String {
    var text = ""
    for scene in scenes {
      text += heading(scene, among: scenes, isFirst: text.isEmpty)
      for line in scene.inspection.recursiveDescription().split(separator: "\n") {
        text += String(line).printable + "\n"
      }
    }
    return text
  }

  private func heading(_ scene: SceneInspection, among scenes: [SceneInspection], isFirst: Bool) -> String {
    guard scenes.count > 1, let heading = scene.heading else { return "" }
    return (isFirst ? "" : "\n") + output.styled(heading, .bold) + "\n"
  }
}

import PlumbAnswers
import PlumbAutoLayout
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb report` prints for a person.
struct ReportText {
  let output: Output
  let form: ReportForm

  func text(_ scenes: [ReportAnswer.Scene]) -> String {
    var text = ""
    for scene in scenes where !scene.nodes.isEmpty {
      if scenes.count > 1, let heading = scene.scene.heading {
        text += (text.isEmpty ? "" : "\n") + output.styled(heading, .bold) + "\n\n"
      }
      let reports = scene.nodes.map { node in
        scene.reports.lines(of: node, form).map { shown($0) + "\n" }.joined()
      }
      text += reports.joined(separator: "\n")
    }
    return text
  }

  private func shown(_ line: ReportLine) -> String {
    let text = output.shown(line.text.printable)
    switch line.kind {
    case .fact, .constraint: return text
    case .opening: return output.styled(text, .orange)
    case .fate(.broken): return output.styled(text, .red)
    case .fate: return output.styled(text, .faint)
    case .header:
      let caution = " [Caution: Ambiguous Layout!]"
      guard text.hasSuffix(caution) else { return output.styled(text, .bold) }
      return output.styled(String(text.dropLast(caution.count)), .bold) + output.styled(caution, .orange)
    }
  }
}

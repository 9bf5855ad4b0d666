import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import PlumbTextOutput

/// What `plumb profile` prints for a person.
struct ProfileText {
  let output: Output
  /// More views than these help nobody.
  private static let shownViews = 12

  func text(_ summary: ProfileSummary) -> String {
    var text = ""
    for line in summary.lines {
      let shown = output.shown(line.text.printable)
      switch line.kind {
      case .heading: text += output.styled(shown, .bold)
      case .waste: text += output.styled(shown, .orange)
      case .detail: text += output.styled(shown, .faint)
      case .figures, .empty: text += shown
      }
      text += "\n"
    }
    return text
  }

  func text(_ profiles: [SceneProfile]) -> String {
    var text = ""
    for profile in profiles {
      if !text.isEmpty { text += "\n" }
      if profiles.count > 1, let id = profile.layout.scene.id {
        text += output.styled("scene " + id.printable, .bold) + "\n\n"
      }
      text += steps(profile) + "\n" + costs(profile)
    }
    return text
  }

  private func steps(_ profile: SceneProfile) -> String {
    var table = TextTable([.left, .right, .right, .right, .right])
    table.add(["change", "solves", "pivots", "variables changed", "texts measured"])
    for step in profile.steps {
      table.add([
        step.edit.title + (step.isAnew ? " (other views: laid out anew)" : ""), String(step.work.solves),
        String(step.work.pivots), String(step.work.changedVariables), String(step.asked.count),
      ])
    }
    return lines(of: table)
  }

  private func costs(_ profile: SceneProfile) -> String {
    let costs = profile.costs.filter { $0.rows > 0 }
    guard !costs.isEmpty else { return output.styled("No view brings any row.", .faint) + "\n" }
    let isTurned = costs.contains { $0.turned != nil }
    var table = TextTable([.left, .left, .right, .right] + (isTurned ? [.right] : []))
    table.add(
      ["costly views", "id", "constraints", "by Auto Layout"] + (isTurned ? ["other when turned"] : []))
    for cost in costs.prefix(Self.shownViews) {
      let view = profile.layout.scene.views[cost.position]
      let turned = cost.turned.map { $0 == 0 ? "nothing" : "\($0) of 4" } ?? ""
      table.add(
        [name(of: view, profile), view.id.printable, String(cost.written), String(cost.generated)]
          + (isTurned ? [turned] : []))
    }
    let rest = costs.count - Self.shownViews
    let more = rest > 0 ? output.styled("and \(rest) more", .faint) + "\n" : ""
    return lines(of: table) + more
  }

  private func name(of view: ResolvedView, _ profile: SceneProfile) -> String {
    let className = view.className(on: profile.layout.document.platform).printable
    guard let name = view.displayName else { return className }
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ").printable
    return output.shown(className + " “" + (line.count > 28 ? line.prefix(27) + "…" : line) + "”")
  }

  private func lines(of table: TextTable) -> String {
    var text = ""
    for (index, line) in table.lines().enumerated() {
      text += (index == 0 ? output.styled(line, .faint) : line) + "\n"
    }
    return text
  }
}

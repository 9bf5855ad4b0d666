import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbLayoutComparison
import PlumbLayoutLint

/// What a change moves as Markdown, for a pull request or a job's summary.
struct ComparisonMarkdown {
  /// Of one document; GitHub shows no more than 65,536 characters of a comment.
  static let most = 60

  func text(_ answer: ComparisonAnswer) -> String {
    var text = "### `\(MarkdownReport.code(answer.document))`\n\n**\(ComparisonCounts([answer]).words)**\n"
    if let old = answer.oldDocument { text += "\nWas `\(MarkdownReport.code(old))`.\n" }
    let rows = answer.scenes.flatMap { self.rows($0, answer) }
    if !rows.isEmpty {
      text += "\n| Scene | View | Was → is | Because of |\n|---|---|---|---|\n"
      text += rows.prefix(Self.most).joined()
      if rows.count > Self.most { text += "\nAnd \(rows.count - Self.most) more.\n" }
    }
    text += findings("New findings", answer.news) + findings("Settled findings", answer.settled)
    return text + "\n"
  }

  private func rows(_ scene: ComparedScene, _ answer: ComparisonAnswer) -> [String] {
    let title = MarkdownReport.cell(scene.title ?? "")
    var rows: [String] = []
    for group in scene.groups {
      let cause = MarkdownReport.cell(group.cause.words.text)
      for row in group.rows {
        let numbers = row.parts.map { "\($0.part.symbol) \($0.old.shortened) → \($0.new.shortened)" }
        let only =
          row.surroundings.count < scene.count
          ? "<br>only on " + MarkdownReport.cell(answer.extent(row.surroundings)) : ""
        rows.append(
          "| \(title) | \(MarkdownReport.cell(row.view.name)) | \(numbers.joined(separator: ", "))\(only) | \(cause) |\n"
        )
      }
    }
    for (views, word) in [(scene.appeared, "new"), (scene.gone, "gone")] {
      for view in views { rows.append("| \(title) | \(MarkdownReport.cell(view.view.name)) | \(word) | |\n") }
    }
    return rows
  }

  private func findings(_ title: String, _ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    var markdown = MarkdownReport()
    return "\n**\(title)**\n\n" + markdown.add(report)
  }
}

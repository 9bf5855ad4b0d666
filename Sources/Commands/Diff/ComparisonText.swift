import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbLayoutComparison
import PlumbLayoutDiagnostics
import PlumbLayoutLint
import PlumbTextOutput

/// What `plumb diff` prints for a person.
struct ComparisonText {
  /// Nobody reads more rows below one cause than these, nor more views that came or went.
  static let most = 40

  /// More surroundings than these are counted.
  static let mostNamed = 6

  private let output: Output
  private let answer: ComparisonAnswer

  init(_ answer: ComparisonAnswer, _ output: Output) {
    self.answer = answer
    self.output = output
  }

  var text: String {
    var text = output.styled(shown(answer.document), .bold)
    if let old = answer.oldDocument { text += faint("  was " + old) }
    switch answer.state {
    case .appeared: text += "  new document"
    case .gone: text += "  document is gone"
    case .both: break
    }
    let names = answer.surroundings.filter { !$0.isEmpty }
    if names.count > Self.mostNamed {
      text += faint("  in \(names.count) situations")
    } else if !names.isEmpty {
      text += faint("  on " + names.joined(separator: ", "))
    }
    text += "\n"
    for scene in answer.scenes { text += self.text(scene) }
    text += findings("new findings", answer.news, .red) + findings("settled findings", answer.settled, .green)
    return text + "\n"
  }

  // MARK: Scenes

  private func text(_ scene: ComparedScene) -> String {
    var text = ""
    if let title = scene.title {
      let state = scene.state == .appeared ? "  new scene" : scene.state == .gone ? "  scene is gone" : ""
      text +=
        "\n  " + output.styled(shown(title), .bold) + faint(scene.id.map { "  " + $0 } ?? "") + state + "\n"
    }
    for group in scene.groups {
      text += "\n" + heading(group.cause)
      text += rows(group, of: scene.count)
    }
    text +=
      presence(scene.appeared, "new views", scene.count)
      + presence(scene.gone, "views that are gone", scene.count)
    text += list(scene.lesser, "changed as well, and moved along with the others:")
    text += list(scene.idle, "changed, and nothing moves:")
    return text
  }

  private func list(_ changes: [ConstraintChange], _ title: String) -> String {
    guard !changes.isEmpty else { return "" }
    let lines = changes.prefix(Self.most).map { "    " + heading(ComparedCause($0)) }
    return "\n    " + title + "\n" + lines.joined() + rest(changes.count)
  }

  private func heading(_ cause: ComparedCause) -> String {
    var text = "    " + output.styled(cause.mark.rawValue, Self.style(cause.mark)) + " " + styled(cause.words)
    if let line = cause.line {
      text += faint(cause.mark == .removed ? "  was line \(line)" : "  line \(line)")
    }
    return text + "\n"
  }

  private static func style(_ mark: ChangeMark) -> OutputStyle {
    switch mark {
    case .added: .green
    case .removed: .red
    case .changed: .orange
    }
  }

  /// A row a view, its numbers in columns: `y  120 → 132`.
  private func rows(_ group: CauseGroup, of count: Int) -> String {
    let rows = group.rows.prefix(Self.most)
    let parts = FramePart.allCases.filter { part in rows.contains { $0.parts.contains { $0.part == part } } }
    var table = TextTable([.left] + parts.map { _ in .left } + [.left])
    let widths = parts.map { part in
      let numbers = rows.compactMap { $0.parts.first { $0.part == part } }
      return (
        numbers.map { $0.old.shortened.columns }.max() ?? 0,
        numbers.map { $0.new.shortened.columns }.max() ?? 0
      )
    }
    for row in rows {
      let cells = zip(parts, widths).map { part, width in
        row.parts.first { $0.part == part }.map { number in
          let old = number.old.shortened.rightAligned(in: width.0)
          return shown("\(part.symbol) \(old) → \(number.new.shortened.rightAligned(in: width.1))")
        } ?? ""
      }
      table.add([shown(row.view.name)] + cells + [only(row.surroundings, of: count)])
    }
    return table.lines().map { "        " + $0 + "\n" }.joined() + rest(group.rows.count)
  }

  private func presence(_ views: [PresentView], _ title: String, _ count: Int) -> String {
    guard !views.isEmpty else { return "" }
    var table = TextTable([.left, .left, .left, .left])
    for view in views.prefix(Self.most) {
      let frame = view.view.frame
      table.add([
        shown(view.view.name), view.view.className.printable,
        "x \(frame.minX.shortened)  y \(frame.minY.shortened)  width \(frame.width.shortened)  height \(frame.height.shortened)"
          + (view.view.container.map { shown(", in " + $0) } ?? ""),
        only(view.surroundings, of: count),
      ])
    }
    return "\n    " + title + ":\n" + table.lines().map { "        " + $0 + "\n" }.joined()
      + rest(views.count)
  }

  private func rest(_ count: Int) -> String {
    count > Self.most ? "        " + faint("and \(count - Self.most) more") + "\n" : ""
  }

  /// Where something holds, unless it does everywhere.
  private func only(_ surroundings: [String], of count: Int) -> String {
    surroundings.count < count ? faint("only on " + answer.extent(surroundings)) : ""
  }

  // MARK: Findings

  private func findings(_ title: String, _ report: FileReport, _ style: OutputStyle) -> String {
    guard !report.findings.isEmpty else { return "" }
    return "\n  " + output.styled(title, style) + "\n"
      + TextReporter(style: output.reportStyle).brief(report).split(separator: "\n").map {
        "    " + $0 + "\n"
      }
      .joined()
  }

  // MARK: Words

  private func shown(_ text: String) -> String { output.shown(text.printable) }

  private func faint(_ text: String) -> String { text.isEmpty ? "" : output.styled(shown(text), .faint) }

  private func styled(_ message: Message) -> String {
    message.parts.map { part in
      switch part {
      case .text(let text): shown(text)
      case .item(let text), .value(let text): output.styled(shown(text), .cyan)
      }
    }.joined()
  }
}

import AutoLayout
import Findings
import Geometry
import InterfaceBuilder
import TextOutput

/// The report of `plumb layout` for a person: each scene as a tree with aligned frames and states.
struct LayoutText {
  let output: Output

  func report(
    _ path: String, _ document: InterfaceDocument, _ answers: [LayoutAnswer],
    _ environment: InterfaceBuilder.Environment
  ) -> String {
    var text = output.styled(path.printable, .bold) + "  " + setting(document, environment) + "\n"
    for answer in answers where !answer.scene.views.isEmpty {
      let scene = answer.scene
      text += "\n"
      if let id = scene.id { text += output.styled("scene \(id.printable)", .bold) + "\n" }
      text += table(scene)
      if let exercise = scene.exercise {
        text += sentence(exercise, in: scene) + "\n"
      } else if environment.exercise != nil {
        text += output.styled("exercise: the constraints leave nothing open here", .faint) + "\n"
      }
      for conflict in answer.conflicts { text += lines(of: conflict) }
    }
    let summary = summary(answers.map(\.scene))
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
    var text = output.styled("conflict:", .red) + " " + shown(conflict.headline) + "\n"
    for other in conflict.others { text += "  " + shown(other) + "\n" }
    return text
  }

  private func shown(_ message: Message) -> String { output.shown(message.text.printable) }

  /// How many things are wrong, or nothing where nothing is.
  private func summary(_ scenes: [SolvedScene]) -> String {
    let views = scenes.flatMap(\.views)
    let conflicts = scenes.reduce(0) { $0 + $1.conflicts.count }
    let ambiguous = views.count { !$0.free.isEmpty }
    let misplaced = views.count { $0.isMisplaced == true }
    var parts: [String] = []
    if conflicts > 0 {
      parts.append(output.styled("\(conflicts) conflict" + (conflicts == 1 ? "" : "s"), .red))
    }
    if ambiguous > 0 { parts.append(output.styled("\(ambiguous) ambiguous", .orange)) }
    if misplaced > 0 { parts.append(output.styled("\(misplaced) misplaced", .orange)) }
    return parts.joined(separator: ", ")
  }

  /// What the document was laid out for.
  func setting(_ document: InterfaceDocument, _ environment: InterfaceBuilder.Environment) -> String {
    var parts: [String] = []
    switch document.platform {
    case .iOS: parts.append("iOS")
    case .macOS: parts.append("macOS")
    case .tvOS: parts.append("tvOS")
    }
    if document.platform != .macOS {
      let orientation = environment.orientation ?? document.orientation
      if let device = document.device(in: environment) {
        let size = device.size(orientation)
        let held = device.family == .television ? "" : " \(orientation)"
        parts.append("\(device.title)\(held), \(number(size.width)) × \(number(size.height))")
      } else if let name = document.deviceName {
        parts.append("unknown device “\(name.printable)”, laid out for any")
      } else {
        parts.append("any device")
      }
    }
    if let device = environment.device, !document.heeds(device) {
      parts.append(
        "“\(device.title)” changes nothing: "
          + (document.platform == .macOS ? "windows keep their size" : "it does not show such documents"))
    }
    if environment.direction == .rightToLeft { parts.append("right to left") }
    var texts = environment.texts
    if let size = texts.category, document.platform != .iOS {
      parts.append("text size \(size.name) changes nothing: it is a setting of iOS")
      texts.category = nil
    }
    parts += texts.differences
    parts.append("content \(environment.content.rawValue)")
    if !document.usesAutoLayout { parts.append("without Auto Layout") }
    return output.styled(output.shown(parts.joined(separator: " · ")), .faint)
  }

  // MARK: The table

  private func table(_ scene: SolvedScene) -> String {
    let labels = treeLabels(scene)
    let labelWidth = labels.map(\.columns).max() ?? 0
    let idWidth = scene.views.map(\.id.printable.columns).max() ?? 0
    let frames = scene.views.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(number)
    }
    let widths = (0..<4).map { column in frames.map { $0[column].count }.max() ?? 0 }
    let headings = ["x", "y", "width", "height"]
    let columns = (0..<4).map { max(widths[$0], headings[$0].count) }
    var text =
      output.styled(
        "".padded(to: labelWidth + 2) + "".padded(to: idWidth + 2)
          + (0..<4).map { headings[$0].rightAligned(in: columns[$0]) }.joined(separator: "  "), .faint) + "\n"
    for (position, view) in scene.views.enumerated() {
      let numbers = (0..<4).map { frames[position][$0].rightAligned(in: columns[$0]) }.joined(separator: "  ")
      text += labels[position].padded(to: labelWidth + 2)
      text += output.styled(view.id.printable.padded(to: idWidth + 2), .faint)
      text += numbers + state(view) + "\n"
    }
    return text
  }

  private func state(_ view: SolvedView) -> String {
    var states: [String] = []
    if view.isHidden { states.append(output.styled("hidden", .faint)) }
    if !view.free.isEmpty {
      states.append(output.styled("ambiguous: " + view.free.names.joined(separator: ", "), .orange))
    }
    if view.isMisplaced == true, let recorded = view.recorded {
      let was = [recorded.minX, recorded.minY, recorded.width, recorded.height].map(number).joined(
        separator: " ")
      states.append(output.styled("misplaced: recorded \(was)", .orange))
    }
    return states.isEmpty ? "" : "  " + states.joined(separator: "  ")
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

  /// At most two decimals, and none where there are none.
  private func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return JSONText.number(hundredths / 100) }
    let whole = Int64(abs(hundredths)) / 100
    let fraction = Int64(abs(hundredths)) % 100
    let digits = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
    return (hundredths < 0 ? "-" : "") + "\(whole).\(digits)"
  }
}

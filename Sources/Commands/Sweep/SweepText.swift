import PlumbAnswers
import PlumbFindings
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb sweep` prints for a person.
struct SweepText {
  let output: Output

  /// More changes of form are not listed; JSON has all.
  private static let mostForms = 12
  /// More constraints are not listed as the cause of a finding.
  private static let mostCauses = 2
  /// The length of bars, in columns.
  private static let columns = 32

  func text(_ answer: SweepAnswer) -> String {
    var text = ""
    for branch in answer.branches {
      text += (text.isEmpty ? "" : "\n") + page(branch, answer.document)
    }
    return text
  }

  private func page(_ branch: SweepBranch, _ path: String) -> String {
    var text = heading(branch, path) + "\n\n"
    if !branch.findings.isEmpty || !branch.forms.isEmpty { text += scale(branch) + "\n" }
    let columns =
      (branch.findings.map { words($0.ranges, branch) } + shownForms(branch).map { words($0.ranges, branch) })
      .map(\.columns).max() ?? 0
    for found in branch.findings {
      let finding = found.finding
      let style = finding.severity == .error ? OutputStyle.red : .orange
      text += output.styled(drawn(found.ranges, branch), style) + "  "
      text += words(found.ranges, branch).padded(to: columns) + "  " + shown(finding.message)
      if let place = finding.span?.position { text += "  " + faint("\(place.line):\(place.column)") }
      text += "\n"
      for cause in causes(of: finding) {
        text += String(repeating: " ", count: Self.columns + columns + 6) + cause + "\n"
      }
    }
    text += forms(branch, columns)
    return text + conclusion(branch)
  }

  // MARK: Heading

  private func heading(_ branch: SweepBranch, _ path: String) -> String {
    var parts: [String] = []
    if let scene = branch.scene, !scene.isOnly { parts.append(scene.name.printable) }
    if let device = branch.environment.device { parts.append(device.title) }
    if let orientation = branch.environment.orientation { parts.append("\(orientation)") }
    if branch.environment.direction == .rightToLeft { parts.append("right to left") }
    parts += branch.environment.texts.differences
    let (axis, other) = names(branch)
    parts.append(
      branch.sizes.lowerBound == branch.sizes.upperBound
        ? "\(axis) \(branch.sizes.lowerBound.shortened)"
        : "\(axis)s from \(branch.sizes.lowerBound.shortened) to \(branch.sizes.upperBound.shortened)")
    parts.append("\(other) \(branch.acrossSize.shortened)")
    if let widthClass = branch.widthClass { parts.append(widthClass + " width") }
    return output.styled(path.printable, .bold) + "  " + faint(parts.joined(separator: " · "))
  }

  private func names(_ branch: SweepBranch) -> (axis: String, other: String) {
    branch.axis == .horizontal ? ("width", "height") : ("height", "width")
  }

  // MARK: Bars

  /// The ends of the bars, and the document's own size where it lies between them.
  private func scale(_ branch: SweepBranch) -> String {
    let (low, high) = (branch.sizes.lowerBound.shortened, branch.sizes.upperBound.shortened)
    var line = low.padded(to: Self.columns - high.columns) + high
    let own = branch.ownSize.shortened
    if branch.sizes.contains(branch.ownSize) {
      let mark = (output.isASCII ? "^" : "▲") + own
      let column = column(of: branch.ownSize, branch)
      if column > low.columns, column + mark.columns < Self.columns - high.columns {
        line = low.padded(to: column) + mark
        line = line.padded(to: Self.columns - high.columns) + high
      }
    }
    return faint(line)
  }

  private func column(of size: Double, _ branch: SweepBranch) -> Int {
    let whole = branch.sizes.upperBound - branch.sizes.lowerBound
    guard whole > 0 else { return 0 }
    return min(Int((size - branch.sizes.lowerBound) / whole * Double(Self.columns)), Self.columns - 1)
  }

  private func drawn(_ ranges: [SweepRange], _ branch: SweepBranch) -> String {
    var isMarked = Array(repeating: false, count: Self.columns)
    for range in ranges {
      let first = column(of: range.sizes.lowerBound, branch)
      var last = column(of: range.sizes.upperBound, branch)
      // A size at which a column only begins does not fill it.
      let whole = branch.sizes.upperBound - branch.sizes.lowerBound
      let start = branch.sizes.lowerBound + Double(last) / Double(Self.columns) * whole
      if last > first, range.sizes.upperBound <= start { last -= 1 }
      for column in first...last { isMarked[column] = true }
    }
    let (mark, ground) = output.isASCII ? ("#", "-") : ("█", "·")
    return isMarked.map { $0 ? mark : ground }.joined()
  }

  /// `up to 352`, `from 440`, `about 360 to 400`, `everywhere`.
  private func words(_ ranges: [SweepRange], _ branch: SweepBranch) -> String {
    ranges.map { range in
      let (low, high) = (range.sizes.lowerBound, range.sizes.upperBound)
      let isFromStart = low <= branch.sizes.lowerBound
      let isToEnd = high >= branch.sizes.upperBound
      let start = (range.isLowerExact ? "" : "about ") + low.shortened
      let end = (range.isUpperExact ? "" : "about ") + high.shortened
      if isFromStart, isToEnd { return "everywhere" }
      if isFromStart { return "up to " + end }
      if isToEnd { return "from " + start }
      return low == high ? "at " + start : start + " to " + end
    }.joined(separator: ", ")
  }

  // MARK: Causes and forms

  private func causes(of finding: Finding) -> [String] {
    for note in finding.notes where note.topic == .reason || note.topic == .constraints {
      // What nobody wrote is told by “plumb lint”.
      return note.lines.filter { $0.position != nil }.prefix(Self.mostCauses).map { line in
        faint(line.message.text + (line.position.map { "  \($0.line):\($0.column)" } ?? ""))
      }
    }
    return []
  }

  private func shownForms(_ branch: SweepBranch) -> [SweepForm] { Array(branch.forms.prefix(Self.mostForms)) }

  private func forms(_ branch: SweepBranch, _ columns: Int) -> String {
    guard !branch.forms.isEmpty else { return "" }
    var text = (branch.findings.isEmpty ? "" : "\n") + output.styled("Changes of form", .bold) + "\n"
    for form in shownForms(branch) {
      text += output.styled(drawn(form.ranges, branch), .cyan) + "  "
      text += words(form.ranges, branch).padded(to: columns) + "  "
      text += (form.kind == .binds ? "counts: " : "gives way: ") + shown(form.message)
      if let place = form.span?.position { text += "  " + faint("\(place.line):\(place.column)") }
      text += "\n"
    }
    if branch.forms.count > Self.mostForms {
      text += faint("… and \(branch.forms.count - Self.mostForms) more; --json has all.") + "\n"
    }
    return text
  }

  // MARK: Conclusion

  private func conclusion(_ branch: SweepBranch) -> String {
    let hasRows = !branch.findings.isEmpty || !branch.forms.isEmpty
    var text = hasRows ? "\n" : ""
    let (axis, other) = names(branch)
    if branch.findings.isEmpty {
      text += output.styled("All is well at every \(axis).", .green) + "\n"
    } else if branch.clear.isEmpty {
      text += "At no \(axis) is all well.\n"
    } else {
      let stretches = branch.clear.map { range in
        range.lowerBound == range.upperBound
          ? "at \(range.lowerBound.shortened)"
          : range.upperBound >= branch.sizes.upperBound
            ? "from \(range.lowerBound.shortened) on"
            : range.lowerBound <= branch.sizes.lowerBound
              ? "up to \(range.upperBound.shortened)"
              : "from \(range.lowerBound.shortened) to \(range.upperBound.shortened)"
      }
      text += output.styled("All is well \(Suggestion.list(stretches, "and")).", .green) + "\n"
    }
    for line in proof(branch, other).wrapped(to: min(output.columns, 100)) { text += faint(line) + "\n" }
    return text
  }

  private func proof(_ branch: SweepBranch, _ other: String) -> String {
    let proof = branch.proof
    var text =
      "Looked at: conflicts, cut texts and images, views without extent or out of sight, overlaps, the safe area. "
    text += "Constraints foretell the frames in \(proof.stretches) "
    text += proof.stretches == 1 ? "stretch" : "stretches"
    text += proof.layouts == 1 ? "; 1 layout was" : "; \(proof.layouts) layouts were"
    text += " solved to hold them against and to judge."
    if !proof.switches.isEmpty {
      let shown = proof.switches.prefix(6).map(\.shortened).joined(separator: ", ")
      text += " By rules, not constraints, something switches at about \(shown)"
      text += (proof.switches.count > 6 ? " and \(proof.switches.count - 6) more sizes" : "") + "."
    }
    if !proof.tried.isEmpty {
      let points = proof.tried.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      text +=
        " Over \(points.shortened) points frames follow no line: sizes were tried there, some points apart."
    }
    return text + " Not looked at: other \(other)s, and what code or other texts change."
  }

  private func shown(_ message: Message) -> String { output.shown(message.text.printable) }

  private func faint(_ text: String) -> String { output.styled(output.shown(text.printable), .faint) }
}

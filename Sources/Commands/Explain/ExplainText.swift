import PlumbAnswers
import PlumbConsoleLog
import PlumbFindings
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb explain` prints for a person: an answer of about one screen.
struct ExplainText {
  let output: Output
  let path: String?

  /// Rows of a list that is longer are counted.
  private static let mostRows = 12

  private var width: Int { min(output.columns, 100) }

  // MARK: Answers

  /// The first of a capture's logs in full, and how many others there are.
  func first(_ explanation: LogExplanation, _ groups: LogGroups) -> String {
    var text = page(explanation, heading: place(explanation.log))
    let same = groups.groups[0].count - 1
    let other = groups.count - 1 - same
    var rest: [String] = []
    if same > 0 { rest.append("\(same) more like this one") }
    if other > 0 { rest.append("\(other) other \(other == 1 ? "conflict" : "conflicts")") }
    if !rest.isEmpty {
      text +=
        "\n"
        + faint(
          "The capture has " + Suggestion.list(rest, "and") + "; “--all” shows all.")
        + "\n"
    }
    return text
  }

  /// Every log of a capture, those that say the same once, by cause: what is logged most comes first.
  func all(_ explanations: [LogExplanation], _ groups: LogGroups) -> String {
    let causes = causes(explanations, groups)
    var text =
      output.styled(times(groups.count).capitalizedFirst + ", \(groups.groups.count) distinct", .bold) + "\n"
    let names = causes.map { $0.name.columns }.max() ?? 0
    for cause in causes {
      text += "  " + cause.name.padded(to: names) + "  " + faint(times(cause.count)) + "\n"
    }
    var number = 0
    for index in causes.flatMap({ $0.members }) {
      let count = groups.groups[index].count
      let heading = place(explanations[index].log) + (count > 1 ? ", " + times(count) : "")
      number += 1
      text += "\n" + page(explanations[index], heading: "\(number). " + heading)
    }
    return text
  }

  /// One of a stream.
  func next(_ explanation: LogExplanation, number: Int) -> String {
    page(explanation, heading: "\(number). " + place(explanation.log)) + "\n"
  }

  /// `212 times, 3 distinct`.
  func total(_ groups: LogGroups) -> String {
    times(groups.count).capitalizedFirst + ", \(groups.groups.count) distinct\n"
  }

  /// A cause, how often it is logged, and the places of what says so.
  private struct CauseCount {
    var name: String
    var count = 0
    var members: [Int] = []
  }

  private func causes(_ explanations: [LogExplanation], _ groups: LogGroups) -> [CauseCount] {
    var causes: [CauseCount] = []
    for (index, explanation) in explanations.enumerated() {
      let name = explanation.cause?.name.description ?? (explanation.isListing ? "no conflict" : "unreadable")
      let place = causes.firstIndex { $0.name == name } ?? causes.count
      if place == causes.count { causes.append(CauseCount(name: name)) }
      causes[place].count += groups.groups[index].count
      causes[place].members.append(index)
    }
    let order = causes.indices.sorted { (causes[$1].count, $0) < (causes[$0].count, $1) }
    return order.map { place in
      var cause = causes[place]
      cause.members.sort { (groups.groups[$1].count, $0) < (groups.groups[$0].count, $1) }
      return cause
    }
  }

  // MARK: A page

  private func page(_ explanation: LogExplanation, heading: String) -> String {
    var text = faint(heading) + "\n"
    text += paragraph(verdict(explanation), indent: "", style: .bold)
    if let bars = ConflictBars(explanation, width: width - 4, output)?.lines {
      text += "\n" + bars.map { "  " + $0 + "\n" }.joined()
    }
    let facts = facts(explanation)
    text += (facts.isEmpty ? "" : "\n" + facts) + "\n" + list(explanation)
    if !explanation.repairs.isEmpty {
      text += "\n" + output.styled("What helps", .bold) + "\n"
      for (index, repair) in explanation.repairs.enumerated() {
        text += paragraph(styled(repair.text), indent: "  \(index + 1). ")
      }
    }
    return text
  }

  /// In one sentence: whether they clash, and over what.
  private func verdict(_ explanation: LogExplanation) -> StyledText {
    let count = explanation.core.count
    let arithmetic: Message = explanation.arithmetic.map { ": " + $0 } ?? ""
    let these: Message = count == 1 ? "This constraint" : "These \(count) constraints"
    switch explanation.verdict {
    case .unreadable:
      return StyledText("There is a log of a conflict here, and none of its constraints can be read")
    case .feasibleAsPrinted:
      if explanation.isListing { return StyledText(listing(explanation)) }
      guard let assumption = explanation.assumption else {
        return StyledText(
          "As they are printed, all of these constraints can hold: something that is not printed clashes")
      }
      return styled(these + " clash only with " + assumption.words + margins(explanation) + arithmetic)
    case .infeasible, .infeasibleNonnegative:
      return styled(these + " cannot \(count == 1 ? "hold" : "all hold")" + arithmetic)
    }
  }

  /// What a list is that is no conflict's.
  private func listing(_ explanation: LogExplanation) -> String {
    let count = explanation.log.constraints.count
    let these = count == 1 ? "1 constraint" : "\(count) constraints"
    return explanation.log.isVisualization
      ? "No conflict: AppKit lists \(these) for a click on the lines that it draws, and they can all hold"
      : "No conflict, as far as one sees: a list of \(these), which can all hold as they are printed"
  }

  /// What is taken for granted of margins: a sum that counts with a number says which.
  private func margins(_ explanation: LogExplanation) -> Message {
    guard let margin = explanation.assumedMargins else { return "" }
    return explanation.assumption == .margins
      ? ", taken for the usual \(value: margin.points)"
      : ", where margins are the usual \(value: margin.points)"
  }

  /// Whether it may be ignored, and why.
  private func excuse(_ cause: Cause, _ explanation: LogExplanation) -> String {
    switch explanation.harmlessness {
    case .yes:
      return cause == .systemOnly
        ? "yes, there is nothing of yours to change" : "yes, nobody sees less than a point"
    case .mostly:
      return cause == .stackViewHiding
        ? "mostly: the view is hidden, and comes back as it was"
        : "mostly: the view is only measured; the log goes away with a priority below 1000"
    case .perhaps:
      switch cause {
      case .zeroSizePass:
        return "perhaps: yes where the next pass has the real size, no where the size stays 0"
      case .rounding: return "perhaps: yes where margins are the usual ones, which the log does not print"
      default: return "perhaps: the container may get its final size a moment later"
      }
    case .unknown:
      if let place = explanation.unattributed.first {
        return "not known: \(explanation.formula(place)) may be the system’s or yours; check what makes it"
      }
      return cause == .negativeSize
        ? "not known: yes if an action sheet comes up at that moment, no if your code asks for it; check which"
        : "not known: these may be the system’s views or yours; check what makes them"
    case .no, nil: return "no"
    }
  }

  /// Cause, harmlessness, what is broken.
  private func facts(_ explanation: LogExplanation) -> String {
    var rows: [(String, StyledText)] = []
    if let cause = explanation.cause, let evidence = explanation.evidence {
      var text = StyledText(cause.name.description, .cyan)
      text.append(": ")
      text.append(styled(evidence))
      rows.append(("Cause", text))
      rows.append(("Harmless", StyledText(shown(excuse(cause, explanation)))))
    }
    if let broken = explanation.log.broken {
      var text = StyledText(shown(explanation.formula(broken)), .red)
      if !explanation.core.isEmpty, !explanation.core.contains(broken) {
        text.append(", which is no part of the clash: breaking it cannot settle this")
      }
      rows.append(("Broken", text))
    } else if let other = explanation.log.brokenElsewhere {
      rows.append(("Broken", StyledText(shown(other.text) + ", which is not in the list")))
    } else if explanation.log.constraints.count > 1, !explanation.isListing {
      let likely = explanation.predicted.prefix(3).map { shown(explanation.formula($0)) }
      rows.append(
        ("Broken", StyledText("the log does not say; likely " + likely.joined(separator: ", else "))))
    }
    return rows.map { row in
      let lines = row.1.wrapped(to: width - 10)
      return lines.enumerated().map { index, line in
        (index == 0 ? output.styled(row.0.padded(to: 10), .bold) : String(repeating: " ", count: 10))
          + line.rendered(colors: output.colors) + "\n"
      }.joined()
    }.joined()
  }

  /// The constraints that clash, what is broken marked; how many there are besides.
  private func list(_ explanation: LogExplanation) -> String {
    let log = explanation.log
    let members = explanation.core.isEmpty ? Array(log.constraints.indices) : explanation.core
    var text = output.styled(explanation.core.isEmpty ? "The list" : "What clashes", .bold) + "\n"
    for place in members.prefix(Self.mostRows) {
      let constraint = log.constraints[place]
      let isBroken = place == log.broken
      let mark = isBroken ? shown("✗") : " "
      var line = StyledText(shown(explanation.formula(place)), isBroken ? .red : nil)
      let actual = constraint.actualDistance.map { "in fact " + $0.points }
      let remark = [constraint.maker.remark, constraint.identifier, constraint.place?.text, actual]
        .compactMap { $0 }
      if !remark.isEmpty { line.append("  " + remark.joined(separator: ", ").printable, .faint) }
      for (number, part) in line.wrapped(to: width - 8).enumerated() {
        text += number == 0 ? "  " + output.styled(mark, .boldRed) + " " : "        "
        text += part.rendered(colors: output.colors) + "\n"
      }
    }
    if members.count > Self.mostRows { text += faint("    and \(members.count - Self.mostRows) more") + "\n" }
    let rest = log.constraints.count - members.count
    if rest > 0 {
      text += faint("    \(rest) more of the list \(rest == 1 ? "is" : "are") no part of it") + "\n"
    }
    let unread = log.constraints.filter { !$0.isUnderstood }
    for constraint in unread.prefix(3) {
      text += faint("    not understood: " + constraint.text.printable) + "\n"
    }
    if unread.count > 3 { text += faint("    \(unread.count - 3) more were not understood") + "\n" }
    return text + views(explanation)
  }

  /// Which view is which: those whose names do not say it.
  private func views(_ explanation: LogExplanation) -> String {
    let members = explanation.core.isEmpty ? Array(explanation.log.constraints.indices) : explanation.core
    var seen: Set<String> = []
    var rows: [(String, String)] = []
    for item in members.flatMap({ explanation.log.constraints[$0].items })
    where seen.insert(item.key).inserted {
      guard let name = explanation.names[item.key] else { continue }
      let view = item.address.flatMap { explanation.log.views[$0] }
      let owner = explanation.superviews[item.key].flatMap { explanation.names[$0] } ?? view?.superview
      let frame = view?.frame.map { ", frame " + $0.printedText } ?? ""
      let hidden = view?.isHidden == true ? ", hidden" : ""
      rows.append((shown(name), shown(item.identity + (owner.map { " in " + $0 } ?? "") + frame + hidden)))
    }
    guard !rows.isEmpty else { return "" }
    let column = min(rows.map { $0.0.columns }.max() ?? 0, 34)
    var text = "\n" + output.styled("Which is which", .bold) + "\n"
    for row in rows.prefix(Self.mostRows) {
      text += "    " + row.0.padded(to: column) + "  " + faint(row.1) + "\n"
    }
    if rows.count > Self.mostRows { text += faint("    and \(rows.count - Self.mostRows) more") + "\n" }
    return text
  }

  // MARK: Parts

  func place(_ log: ConflictLog) -> String { (path ?? "standard input").printable + ":\(log.line)" }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private func faint(_ text: String) -> String { output.styled(shown(text), .faint) }

  func shown(_ text: String) -> String { output.shown(text.printable) }

  private func styled(_ message: Message) -> StyledText {
    var text = StyledText()
    for part in message.parts {
      switch part {
      case .text(let words): text.append(shown(words))
      case .item(let name): text.append(shown(name), .bold)
      case .value(let value): text.append(shown(value), .cyan)
      }
    }
    return text
  }

  private func paragraph(_ text: StyledText, indent: String, style: OutputStyle? = nil) -> String {
    let lines = text.wrapped(to: width - indent.columns)
    return lines.enumerated().map { index, line in
      (index == 0 ? indent : String(repeating: " ", count: indent.columns))
        + line.rendered(colors: output.colors)
        + "\n"
    }.joined()
  }
}

extension Assumption {
  fileprivate var words: Message {
    switch self {
    case .margins: "layout margins, which the log does not print"
    case .baselines: "baselines, which the log does not print"
    case .rightToLeft: "text that runs from right to left"
    case .rounding: "digits that the log does not print"
    }
  }
}

extension Maker {
  /// Who made a constraint that the app did not.
  fileprivate var remark: String? {
    switch self {
    case .app: nil
    case .mask: "autoresizing mask"
    case .encapsulation, .measurement: "given from outside"
    case .stackView, .stackViewHiding: "stack view"
    case .guide: "guide"
    case .content: "content size"
    case .prototyping: "Interface Builder"
    case .system: "system"
    case .unknown: "the system’s or yours"
    }
  }
}

extension LoggedItem {
  /// Class and address, as far as the log has them.
  fileprivate var identity: String {
    [className, address].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

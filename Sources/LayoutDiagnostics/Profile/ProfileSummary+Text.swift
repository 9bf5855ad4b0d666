import PlumbConstraintSolver

/// The summary for a person.
extension ProfileSummary {
  /// More rows than these help nobody.
  private static let shownCallbacks = 12
  private static let shownGroups = 4
  private static let shownOthers = 6

  /// All that there is to say, a line each.
  package var lines: [ProfileLine] {
    var lines = totals
    for part in [costs, churnLines, idleLines, repetitions] where !part.isEmpty {
      lines.append(ProfileLine(.empty, ""))
      lines += part
    }
    return lines
  }

  /// The lines as one text.
  package var text: String {
    var text = ""
    for line in lines { text += line.text + "\n" }
    return text
  }

  // MARK: Totals

  private var totals: [ProfileLine] {
    guard layouts > 0 || fittings > 0 || added + removed + constants + priorities > 0 || !callbacks.isEmpty
    else {
      return [ProfileLine(.heading, "Nothing was laid out.")]
    }
    var first = counted(layouts, "layout") + " in " + counted(passes, "pass", "passes")
    if fittings > 0 {
      first += ", " + counted(fittings, "size of a view by itself", "sizes of views by themselves")
    }
    first += ": " + amount(duration)
    var solving = counted(work.solves, "solve") + " with " + counted(work.pivots, "pivot")
    solving += ", " + counted(work.changedVariables, "variable") + " changed"
    if unit == .microseconds { solving += ": " + amount(solvingTime) }
    var edits = counted(added, "constraint") + " added, \(removed) removed; "
    edits +=
      counted(constants, "constant") + " and " + counted(priorities, "priority", "priorities") + " changed"
    var lines = [
      ProfileLine(.heading, first), ProfileLine(.figures, solving), ProfileLine(.figures, edits),
    ]
    var rest: [String] = []
    if measurements > 0 { rest.append(counted(measurements, "content size") + " asked for") }
    if conflicts > 0 { rest.append(counted(conflicts, "conflict") + " found") }
    if !rest.isEmpty { lines.append(ProfileLine(.figures, joined(rest, "; "))) }
    return lines
  }

  // MARK: Costs

  private var costs: [ProfileLine] {
    guard callbacks.contains(where: { $0.name != nil }) else { return [] }
    let isTime = unit == .microseconds
    let shown = callbacks.prefix(Self.shownCallbacks)
    var table = ProfileTable(
      rows: [["Costly callbacks", "calls", isTime ? "own time" : "own cost", "changes", "solves"]])
    for callback in shown {
      let isCode = callback.name != nil
      table.rows.append([
        callback.name ?? "code outside of callbacks", isCode ? String(callback.calls) : "",
        isCode ? (isTime ? amount(callback.ownTime) : callback.ownTime.points) : "",
        callback.edits > 0 ? String(callback.edits) : "", callback.solves > 0 ? String(callback.solves) : "",
      ])
    }
    var lines: [ProfileLine] = []
    for (index, text) in table.lines.enumerated() {
      lines.append(ProfileLine(index == 0 ? .heading : .figures, Self.trimmed(text)))
    }
    let rest = callbacks.count - shown.count
    if rest > 0 { lines.append(ProfileLine(.detail, "and \(rest) more")) }
    return lines
  }

  // MARK: Work for nothing

  private var churnLines: [ProfileLine] {
    guard !churn.isEmpty else { return [] }
    var lines = [ProfileLine(.heading, "Churn")]
    for entry in churn.prefix(Self.shownOthers) {
      lines.append(ProfileLine(.waste, entry.sentence))
      for group in entry.groups.prefix(Self.shownGroups) {
        let place = group.place.map { " (" + $0 + ")" } ?? ""
        lines.append(ProfileLine(.detail, "  " + String(group.count) + " × " + group.subject + place))
      }
      let rest = entry.groups.dropFirst(Self.shownGroups).reduce(0) { $0 + $1.count }
      if rest > 0 { lines.append(ProfileLine(.detail, "  and \(rest) more")) }
    }
    let rest = churn.count - Self.shownOthers
    if rest > 0 { lines.append(ProfileLine(.detail, "and in \(rest) more places")) }
    return lines
  }

  private var idleLines: [ProfileLine] {
    var lines: [ProfileLine] = []
    for changes in idleChanges.prefix(Self.shownOthers) {
      let isConstant = changes.kind == .constantChanged
      let what =
        isConstant ? counted(changes.count, "constant") : counted(changes.count, "priority", "priorities")
      let cause = changes.cause.map { ", in " + $0 } ?? ", outside of callbacks"
      lines.append(
        ProfileLine(
          .waste, what + " set to the value " + (changes.count == 1 ? "it" : "they") + " had" + cause))
      let place = changes.place.map { " (" + $0 + ")" } ?? ""
      lines.append(ProfileLine(.detail, "  such as " + changes.subject + place))
    }
    if idleSolves > 0 {
      lines.append(ProfileLine(.waste, counted(idleSolves, "solve") + " changed nothing"))
    }
    return lines.isEmpty ? [] : [ProfileLine(.heading, "Changes without effect")] + lines
  }

  private var repetitions: [ProfileLine] {
    guard !repeatedLayouts.isEmpty else { return [] }
    var lines = [ProfileLine(.heading, "Repeated passes")]
    for layout in repeatedLayouts.prefix(Self.shownOthers) {
      lines.append(
        ProfileLine(
          .waste,
          "the layout of \(layout.subject) took \(counted(layout.passes, "pass", "passes"))"
            + (layout.count > 1 ? ", \(layout.count) times" : "")))
      var again: [(name: String, calls: Int)] = []
      for (name, calls) in layout.again { again.append((name, calls)) }
      again.sort { $0.calls != $1.calls ? $0.calls > $1.calls : $0.name < $1.name }
      let some = again.prefix(Self.shownGroups).map { $0.name + ($0.calls > 1 ? " \($0.calls) ×" : "") }
      let rest = again.count - some.count
      if !some.isEmpty {
        lines.append(
          ProfileLine(
            .detail,
            "  again in the later ones: " + joined(some, ", ") + (rest > 0 ? " and \(rest) more" : "")))
      }
    }
    let rest = repeatedLayouts.count - Self.shownOthers
    if rest > 0 { lines.append(ProfileLine(.detail, "and \(counted(rest, "more layout"))")) }
    return lines
  }

  // MARK: Words

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    String(count) + " " + (count == 1 ? one : many ?? one + "s")
  }

  /// A number in the profile's unit.
  private func amount(_ value: Double) -> String {
    switch unit {
    case .changedVariables: value.points + " numbers changed"
    case .microseconds:
      value >= 1000 ? Self.rounded(value / 1000) + " ms" : Self.rounded(value) + " µs"
    }
  }

  /// With three digits at most behind which nobody looks.
  private static func rounded(_ value: Double) -> String {
    value >= 100
      ? value.rounded().points : (value * 10).rounded() == 0 ? "0" : ((value * 10).rounded() / 10).points
  }

  private static func trimmed(_ text: String) -> String {
    var characters = Array(text.utf8)
    while characters.last == UInt8(ascii: " ") { characters.removeLast() }
    return String(decoding: characters, as: UTF8.self)
  }
}

extension ProfileChurn {
  /// `34 constraints removed and added back each pass in FeedCell.updateConstraints`.
  package var sentence: String {
    let least = counts.min() ?? 0
    let greatest = counts.max() ?? 0
    let count = least == greatest ? String(least) : "\(least) to \(greatest)"
    let what = count + (greatest == 1 ? " constraint" : " constraints") + " removed and added back "
    guard let cause else {
      return what + (counts.count == 1 ? "" : "\(counts.count) times, ") + "outside of callbacks"
    }
    if passes == 1 { return what + "in one pass in " + cause }
    return what + (counts.count == passes ? "each pass" : "in \(counts.count) of \(passes) passes") + " in "
      + cause
  }
}

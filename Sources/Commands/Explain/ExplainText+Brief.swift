import PlumbConsoleLog
import PlumbFindings

extension ExplainText {
  /// One line: place, cause, what asks for what, the first repair.
  ///
  ///     crash.log:12: fixed-content: UIView.width needs 20 + 280 + 20 = 320 and gets 300: 20 too little; Remove …
  ///
  /// - Parameter count: How often the capture says the same.
  func brief(_ explanation: LogExplanation, count: Int = 1) -> String {
    var parts = [
      explanation.cause?.name.description ?? (explanation.isListing ? "no conflict" : "unreadable")
    ]
    if let sum = explanation.arithmetic {
      parts.append(sum.text)
    } else if let evidence = explanation.evidence {
      parts.append(evidence.text)
    }
    var line = place(explanation.log) + ": " + parts.joined(separator: ": ")
    if let repair = explanation.repairs.first { line += "; " + repair.text.text }
    if count > 1 { line += " (\(count) times)" }
    return shown(line) + "\n"
  }

  /// A line for each log of a capture, those that say the same once, in their order.
  func brief(_ explanations: [LogExplanation], _ groups: LogGroups) -> String {
    zip(explanations, groups.groups).map { brief($0, count: $1.count) }.joined()
  }
}

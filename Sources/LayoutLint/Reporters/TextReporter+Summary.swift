import Findings
import TextOutput

extension TextReporter {
  /// How much was found in how many files; where several rules found something, how much each did.
  public func summary(_ summary: LintSummary) -> String {
    let files = Self.counted(summary.files, "file")
    guard summary.findings > 0 else {
      return summary.files == 0 ? "nothing was checked\n" : glyphs.check + files + ", no findings\n"
    }
    var line = StyledText(files)
    for severity in Severity.allCases.reversed() {
      let count = summary.findings(severity)
      guard count > 0 else { continue }
      line.append(", ")
      line.append(Self.counted(count, "\(severity.name)"), severity.style)
    }
    return line.rendered(colors: style.colors) + "\n" + (summary.rules.count > 1 ? table(summary.rules) : "")
  }

  private func table(_ rules: [LintSummary.RuleCount]) -> String {
    let width = rules.map { String($0.findings).count }.max() ?? 0
    var text = ""
    for rule in rules {
      var line = StyledText("  " + String(rule.findings).rightAligned(in: width), rule.severity.style)
      line.append("  " + rule.rule)
      text += line.rendered(colors: style.colors) + "\n"
    }
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}

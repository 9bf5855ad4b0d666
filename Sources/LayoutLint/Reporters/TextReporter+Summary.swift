import Findings
import TextOutput

extension TextReporter {
  /// How much was found in how many files; where several rules found something, how much each did.
  ///
  /// - Parameter isBrief: Whether to leave the rules out.
  public func summary(_ summary: LintSummary, isBrief: Bool = false) -> String {
    let files = Self.counted(summary.files, "file")
    guard summary.findings > 0 else { return glyphs.check + files + ", no findings\n" }
    // Notes alone do not fail: what was looked for is not there.
    let isClean = summary.findings == summary.findings(.note)
    var line = StyledText(isClean ? glyphs.check + files + ", no findings, " : files + ", ")
    line.append(counts(of: summary.findings))
    let hasTable = !isBrief && summary.rules.count > 1
    return line.rendered(colors: style.colors) + "\n" + (hasTable ? table(summary.rules) : "")
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

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}

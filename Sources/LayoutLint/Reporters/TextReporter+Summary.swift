import PlumbFindings
import PlumbTextOutput

extension TextReporter {
  /// How much was found in how many files; where several rules found something, how much each did.
  ///
  /// - Parameter isBrief: Whether to leave the rules out.
  package func summary(_ summary: LintSummary, isBrief: Bool = false) -> String {
    let files = Self.counted(summary.files, "file")
    let suppressed = summary.suppressed > 0 ? ", \(summary.suppressed) suppressed" : ""
    guard summary.findings > 0 else {
      if summary.files == 0 { return "nothing was checked\n" }
      let isProved = summary.omissions.doubts == 0
      return (isProved ? glyphs.check : "") + files + ", no findings\(suppressed)\n"
        + doubts(summary.omissions)
    }
    // Notes alone do not fail: what was looked for is not there.
    let isClean = summary.findings == summary.findings(.note)
    let isProved = isClean && summary.omissions.doubts == 0
    var line = StyledText((isProved ? glyphs.check : "") + files + (isClean ? ", no findings, " : ", "))
    line.append(counts(of: summary.findings))
    line.append(suppressed)
    let hasTable = !isBrief && summary.rules.count > 1
    return line.rendered(colors: style.colors) + "\n" + (hasTable ? table(summary.rules) : "")
      + doubts(summary.omissions)
  }

  /// What was passed over because Plumb may be wrong about it, and how to see it; nothing where nothing was.
  private func doubts(_ omissions: Omissions) -> String {
    var parts: [String] = []
    if omissions.misplaced > 0 {
      let verb =
        omissions.misplaced == 1 ? "differs from its recorded frame" : "differ from their recorded frames"
      parts.append(Self.counted(omissions.misplaced, "view") + " " + verb)
    }
    if omissions.ambiguous > 0 {
      parts.append(
        Self.counted(omissions.ambiguous, "view") + (omissions.ambiguous == 1 ? " is open" : " are open"))
    }
    if omissions.conflicts > 0 { parts.append(Self.counted(omissions.conflicts, "conflict")) }
    let unverified =
      omissions.unverified > 0
      ? "open, and not verified as documents ask: \(Self.counted(omissions.unverified, "view"))\n" : ""
    guard !parts.isEmpty else { return unverified }
    let list = parts.joined(separator: ", ")
    return unverified + glyphs.own("in doubt, not counted: \(list); “plumb layout” shows which, and why")
      + "\n"
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

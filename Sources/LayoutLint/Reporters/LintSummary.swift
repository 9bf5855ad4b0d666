import PlumbFindings

/// How many files were checked, and how much was found in them.
package struct LintSummary: Hashable, Sendable {
  /// How often one rule found something.
  package struct RuleCount: Hashable, Sendable {
    package let rule: String
    package let severity: Severity
    package fileprivate(set) var findings: Int
  }

  package private(set) var files = 0
  /// How many findings notes in the documents have passed over.
  package private(set) var suppressed = 0
  /// What was passed over in all files because Plumb may be wrong about it.
  package private(set) var omissions = Omissions()
  /// The files that have the size of no screen that was asked for.
  package private(set) var filesKeepingSize: [String] = []
  /// The rules that found something: the gravest first, then by name.
  package private(set) var rules: [RuleCount] = []

  package init() {}

  package init(_ reports: [FileReport]) {
    for report in reports { add(report) }
  }

  /// Counts a file in, with what was found there.
  package mutating func add(_ report: FileReport) {
    files += 1
    for finding in report.findings { add(finding) }
    omissions.misplaced += report.omissions.misplaced
    omissions.ambiguous += report.omissions.ambiguous
    omissions.conflicts += report.omissions.conflicts
    omissions.unverified += report.omissions.unverified
    suppressed += report.omissions.suppressed.count
    if report.omissions.keepsSize { filesKeepingSize.append(report.path) }
  }

  /// How many findings are this grave.
  package func findings(_ severity: Severity) -> Int {
    rules.reduce(0) { $0 + ($1.severity == severity ? $1.findings : 0) }
  }

  /// How many findings there are.
  package var findings: Int { rules.reduce(0) { $0 + $1.findings } }

  private mutating func add(_ finding: Finding) {
    if let index = rules.firstIndex(where: { $0.rule == finding.rule && $0.severity == finding.severity }) {
      rules[index].findings += 1
      return
    }
    let index =
      rules.firstIndex {
        $0.severity == finding.severity ? $0.rule > finding.rule : $0.severity < finding.severity
      } ?? rules.endIndex
    rules.insert(RuleCount(rule: finding.rule, severity: finding.severity, findings: 1), at: index)
  }
}

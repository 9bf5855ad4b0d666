import PlumbFindings

/// How many files were checked, and how much was found in them.
public struct LintSummary: Hashable, Sendable {
  /// How often one rule found something.
  public struct RuleCount: Hashable, Sendable {
    public let rule: String
    public let severity: Severity
    public fileprivate(set) var findings: Int
  }

  public private(set) var files = 0
  /// What was passed over in all files.
  public private(set) var omissions = Omissions()
  /// The files that have the size of no screen that was asked for.
  public private(set) var filesKeepingSize: [String] = []
  /// The rules that found something: the gravest first, then by name.
  public private(set) var rules: [RuleCount] = []

  public init() {}

  public init(_ reports: [FileReport]) {
    for report in reports { add(report) }
  }

  /// Counts a file in, with what was found there.
  public mutating func add(_ report: FileReport) {
    files += 1
    for finding in report.findings { add(finding) }
    omissions.misplaced += report.omissions.misplaced
    omissions.ambiguous += report.omissions.ambiguous
    omissions.conflicts += report.omissions.conflicts
    if report.omissions.keepsSize { filesKeepingSize.append(report.path) }
  }

  /// How many findings are this grave.
  public func findings(_ severity: Severity) -> Int {
    rules.reduce(0) { $0 + ($1.severity == severity ? $1.findings : 0) }
  }

  /// Whether anything was found that a run fails for: more than notes.
  public var fails: Bool { rules.contains { $0.severity >= .warning } }

  /// How many findings there are.
  public var findings: Int { rules.reduce(0) { $0 + $1.findings } }

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

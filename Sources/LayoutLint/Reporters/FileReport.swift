import PlumbFindings

/// What checks found in one file: errors, then warnings, then notes, each in the order of the file.
package struct FileReport: Hashable, Sendable {
  /// As it was given, or found in a folder that was.
  package let path: String
  /// Sorted by severity, the gravest first, then by position, then by rule, then by message.
  package let findings: [Finding]

  /// What was passed over.
  package let omissions: Omissions
  /// What settles findings, where it was asked for.
  package var proposals: [FindingKey: FixProposal] = [:]
  /// Pictures of what findings are about, where they were asked for.
  package internal(set) var sketches: [FindingSketch] = []

  package init(path: String, findings: [Finding], omissions: Omissions = Omissions()) {
    self.path = path
    self.omissions = omissions
    self.findings = findings.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      let (a, b) = (left.position, right.position)
      if a.line != b.line { return a.line < b.line }
      if a.column != b.column { return a.column < b.column }
      if left.rule != right.rule { return left.rule < right.rule }
      return left.message.text < right.message.text
    }
  }

  /// The report with some of its findings.
  package func keeping(_ findings: [Finding]) -> FileReport {
    FileReport(path: path, findings: findings, omissions: omissions)
  }

  /// Whether anything was found that is at least this grave.
  package func fails(at level: Severity) -> Bool { findings.contains { $0.severity >= level } }
}

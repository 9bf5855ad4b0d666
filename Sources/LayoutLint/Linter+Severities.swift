import PlumbFindings

extension Linter {
  /// The findings as grave as the linter's rules are: checks give them the rules' own severities.
  func weighed(_ findings: [Finding]) -> [Finding] {
    var severities: [String: Severity] = [:]
    for rule in rules { severities[rule.name] = rule.severity }
    return findings.map { finding in
      var finding = finding
      finding.severity = severities[finding.rule] ?? finding.severity
      return finding
    }
  }
}

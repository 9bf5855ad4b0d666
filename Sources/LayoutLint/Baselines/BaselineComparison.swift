import PlumbFindings

/// What a run finds beyond a baseline, and what of the baseline it does not find any more.
package struct BaselineComparison: Sendable {
  /// What of the baseline was not found yet.
  private var gone: Baseline
  /// What of the baseline is still there, by the paths of today.
  private var kept = Baseline()
  /// How many findings were taken for accepted.
  package private(set) var accepted = 0
  /// Paths of the baseline that no document has any more: one that has findings like theirs was renamed.
  private let lost: [String]

  /// - Parameter exists: Whether there is still a document under a path of the baseline.
  package init(_ baseline: Baseline, exists: (String) -> Bool) {
    gone = baseline
    lost = baseline.paths.filter { !exists($0) }.sorted()
  }

  /// The report without what is accepted.
  ///
  /// - Parameter path: The file's path as the baseline has it.
  /// - Complexity: Linear in the findings, times the renamed documents.
  package mutating func reduced(_ report: FileReport, path: String) -> FileReport {
    var findings: [Finding] = []
    for finding in report.findings {
      let kind = Baseline.Kind(finding)
      if gone.take(kind, in: path) || takeRenamed(kind) {
        accepted += 1
        kept.add(finding, in: path)
      } else {
        findings.append(finding)
      }
    }
    return report.keeping(findings)
  }

  /// Only what has an id can be told again under another path.
  private mutating func takeRenamed(_ kind: Baseline.Kind) -> Bool {
    guard kind.subject != "-" else { return false }
    for path in lost where gone.take(kind, in: path) { return true }
    return false
  }

  /// The baseline without what is gone: what was found again, by the paths of today, and what is accepted in documents that were
  /// not looked at.
  package func updated(wasChecked: (String) -> Bool) -> Baseline {
    var baseline = kept
    for path in gone.paths where isUnseen(path, wasChecked) { baseline.counts[path] = gone.counts[path] }
    return baseline
  }

  /// How many accepted findings are gone.
  ///
  /// - Parameter isPartial: Whether only some of the documents were looked at: then those of a document that is gone may be in
  ///   one of the others, under another name.
  package func settled(isPartial: Bool = false, wasChecked: (String) -> Bool) -> Int {
    gone.counts.reduce(0) { count, entry in
      let isUnseen = isPartial ? !wasChecked(entry.key) : isUnseen(entry.key, wasChecked)
      return isUnseen ? count : count + entry.value.values.reduce(0, +)
    }
  }

  private func isUnseen(_ path: String, _ wasChecked: (String) -> Bool) -> Bool {
    !wasChecked(path) && !lost.contains(path)
  }
}

import PlumbFindings
import PlumbLayoutLint

/// What documents were before they changed, so that only what changed for the worse is told.
struct LintHistory: Sendable {
  /// The hashes of what files were, by the names that they have now; new files have none.
  private let hashes: [String: String]
  private let objects: GitObjects

  init(_ hashes: [String: String], _ objects: GitObjects) {
    self.hashes = hashes
    self.objects = objects
  }

  /// A report without what the document was found to have before it changed, told by what a baseline tells findings by.
  ///
  /// - Parameter check: The findings in other bytes.
  /// - Throws: A sentence that says why git does not tell what the document was.
  func news(
    _ report: FileReport, _ check: (_ bytes: [UInt8]) -> [Finding]
  ) throws(Failure) -> FileReport {
    // What has no findings now has none to tell, whatever it had.
    guard !report.findings.isEmpty, let hash = hashes[report.path],
      let bytes = try objects.bytes(of: hash)
    else { return report }
    var known = Baseline()
    for finding in check(bytes) { known.add(finding, in: report.path) }
    var comparison = BaselineComparison(known) { _ in true }
    return comparison.reduced(report, path: report.path)
  }
}

extension FileReport {
  /// What two reductions of one report have both left.
  func common(_ other: FileReport?) -> FileReport {
    guard let other else { return self }
    let left = Set(other.findings)
    return keeping(findings.filter { left.contains($0) })
  }
}

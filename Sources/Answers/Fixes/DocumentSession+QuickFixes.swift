import PlumbAutoLayout
import PlumbFindings
import PlumbLayoutLint

extension DocumentSession {
  /// What settles a finding without doing harm; nil where a program cannot.
  package func quickFix(of finding: Finding, _ linter: Linter) throws(AnswerError) -> FixProposal? {
    do throws(LayoutError) {
      return try Fixer(linter).proposals(for: [finding], in: document)[FindingKey(finding)]
    } catch { throw .unsolvable(error) }
  }

  /// What settles all that is safe to settle; nil where nothing is.
  package mutating func safeFixes(_ linter: Linter) throws(AnswerError) -> FixProposal? {
    let answer = try fix(linter)
    guard answer.isChanged else { return nil }
    return FixProposal(title: "Settle all that is safe to settle", isSafe: true, answer.diff)
  }
}

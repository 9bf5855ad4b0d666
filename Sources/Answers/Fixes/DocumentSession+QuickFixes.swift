import PlumbAutoLayout
import PlumbFindings
import PlumbLayoutLint
import PlumbMarkup
import PlumbTextOutput

/// What settles one finding, tried on a copy.
package struct QuickFix: Sendable {
  /// What a person reads who is to choose.
  package let title: String
  /// Whether nobody has to decide about it.
  package let isSafe: Bool
  /// Lines of the document, counted from 0, and what stands in their place.
  package let replacements: [(lines: Range<Int>, bytes: [UInt8])]
}

extension DocumentSession {
  /// What settles a finding without doing harm; nil where a program cannot.
  package func quickFix(of finding: Finding, _ linter: Linter) throws(AnswerError) -> QuickFix? {
    var fixer = Fixer(linter)
    let wanted = FindingKey(finding)
    fixer.isWanted = { $0 == wanted }
    fixer.takesUnsafe = true
    let fixed: FixedDocument
    do throws(LayoutError) { fixed = try fixer.settled(document) } catch { throw .unsolvable(error) }
    let fixes = fixed.steps.flatMap({ $0.fixes })
    guard let first = fixes.first else { return nil }
    let diff = UnifiedDiff(from: document.markup.bytes, to: fixed.after.document.markup.bytes, name: name)
    return QuickFix(
      title: first.title.text, isSafe: fixes.allSatisfy({ $0.isSafe }), replacements: diff.replacements)
  }

  /// What settles all that is safe to settle; nil where nothing is.
  package mutating func safeFixes(_ linter: Linter) throws(AnswerError) -> QuickFix? {
    let answer = try fix(linter)
    guard answer.isChanged else { return nil }
    return QuickFix(
      title: "Settle all that is safe to settle", isSafe: true, replacements: answer.diff.replacements)
  }
}

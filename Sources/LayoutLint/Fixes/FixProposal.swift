import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextOutput

/// What settles one finding without doing harm, tried on a copy of its document.
package struct FixProposal: Hashable, Sendable {
  /// Lines of the document, counted from 0, and what stands in their place, each line with its end.
  package struct Replacement: Hashable, Sendable {
    package let lines: Range<Int>
    package let bytes: [UInt8]
  }

  /// What a person reads who is to choose.
  package let title: String
  /// Whether nobody has to decide about it.
  package let isSafe: Bool
  /// In the order of the document.
  package let replacements: [Replacement]

  /// What takes a document to another one.
  package init(title: String, isSafe: Bool, _ diff: UnifiedDiff) {
    self.title = title
    self.isSafe = isSafe
    replacements = diff.replacements.map { Replacement(lines: $0.lines, bytes: $0.bytes) }
  }
}

extension Fixer {
  /// What settles findings of a document, each by itself, also where somebody has to decide; what a program cannot settle has
  /// none. As soon as the document was looked at as often as a fixer may, the rest has none, either.
  ///
  /// - Complexity: That of `Linter.check` for each scene with findings and for each finding, in its scene only.
  package func proposals(
    for findings: [Finding], in document: InterfaceDocument
  ) throws(LayoutError) -> [FindingKey: FixProposal] {
    var proposals: [FindingKey: FixProposal] = [:]
    var surveys: [String?: FixSurvey] = [:]
    var count = 0
    for finding in findings where Rule.named(finding.rule)?.isFixable == true && count < Self.mostSurveys {
      let key = FindingKey(finding)
      guard proposals[key] == nil else { continue }
      var fixer = self
      fixer.scene = finding.scene?.id
      fixer.takesUnsafe = true
      let survey: FixSurvey
      if let known = surveys[fixer.scene] {
        survey = known
      } else {
        survey = try FixSurvey(document, linter, only: fixer.scene)
        surveys[fixer.scene] = survey
        count += 1
      }
      // What comes up by a fix is settled along with it.
      let before = Set(survey.counts.keys)
      fixer.isWanted = { $0 == key || !before.contains($0) }
      var run = FixRun(fixer, survey)
      try run.toTheEnd()
      count += run.surveys - 1
      proposals[key] = run.proposal(changing: document)
    }
    return proposals
  }
}

extension FixRun {
  /// What has settled something; nil where nothing has.
  fileprivate func proposal(changing document: InterfaceDocument) -> FixProposal? {
    let fixes = steps.flatMap { $0.fixes }
    guard let first = fixes.first else { return nil }
    return FixProposal(
      title: first.title.text, isSafe: fixes.allSatisfy { $0.isSafe },
      UnifiedDiff(from: document.markup.bytes, to: survey.document.markup.bytes, name: ""))
  }
}

import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// Settles findings of a document, in rounds until nothing more can be settled. What a fix does is looked at on a copy, with all
/// rules and in all surroundings, before it is taken.
package struct Fixer: Sendable {
  package let linter: Linter
  /// The id of the one scene that is looked at; nil looks at all.
  package var scene: String?
  /// The findings that are to be settled.
  package var isWanted: @Sendable (FindingKey) -> Bool = { _ in true }
  /// Whether also fixes are made that somebody should have decided about.
  package var takesUnsafe = false
  /// How often a document is looked at; what is not settled then, stays.
  static let mostSurveys = 100

  package init(_ linter: Linter) { self.linter = linter }

  /// What comes of a document.
  ///
  /// - Complexity: That of `Linter.check` for each round, and as often again for what makes something worse.
  package func settled(_ document: InterfaceDocument) throws(LayoutError) -> FixedDocument {
    var run = FixRun(self, try FixSurvey(document, linter, only: scene))
    var fixed = FixedDocument(run.survey)
    try run.toTheEnd()
    fixed.steps = run.steps
    fixed.after = run.survey.state
    return fixed
  }
}

/// What comes of settling findings.
package struct FixedDocument: Sendable {
  /// A document, and what is wrong with it.
  package struct State: Sendable {
    package let document: InterfaceDocument
    package let findings: [Finding]
    package let omissions: Omissions
    /// What would settle findings, of each rule in the order of the document.
    package let fixes: [Fix]

    /// How often each finding is there.
    package var counts: [FindingKey: Int] { FindingKey.counts(of: findings) }
  }

  /// Fixes that are made at once, for the document that the steps before make.
  package struct Step: Sendable {
    package let document: MarkupDocument
    package let fixes: [Fix]
    package let edits: [DocumentEdit]
  }

  package let before: State
  package fileprivate(set) var after: State
  package fileprivate(set) var steps: [Step] = []

  fileprivate init(_ survey: FixSurvey) {
    before = survey.state
    after = survey.state
  }
}

extension FixSurvey {
  fileprivate var state: FixedDocument.State {
    FixedDocument.State(document: document, findings: findings, omissions: omissions, fixes: fixes)
  }
}

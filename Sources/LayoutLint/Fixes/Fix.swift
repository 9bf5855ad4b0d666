import PlumbDocumentEditing
import PlumbFindings

/// A change of a document that settles a finding.
package struct Fix: Sendable {
  package let finding: FindingKey
  /// A sentence in the imperative, without its full stop.
  package let title: Message
  /// Whether nobody has to decide about it: it only writes down what holds already. Such a one is made where no solved frame
  /// moves and no finding comes up that was not there.
  package let isSafe: Bool
  /// For the document that has the finding.
  package let edits: [DocumentEdit]

  init(_ finding: FindingKey, _ title: Message, isSafe: Bool, _ edits: [DocumentEdit]) {
    self.finding = finding
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }

  /// What gives fixes of a rule's findings.
  package enum Maker: Sendable {
    /// Somebody has to decide.
    case none
    /// By a look at the document as it is written.
    case document(@Sendable (DocumentIndex) -> [Fix])
    /// By what solving a scene came to.
    case layout(@Sendable (SceneRepairs) -> [Fix])
  }
}

/// What stays of a finding when a document is edited around it.
package struct FindingKey: Hashable, Sendable {
  package let rule: String
  /// The document's id of what it is about.
  package let subject: String?

  init(_ rule: Rule, _ subject: String?) {
    self.rule = rule.name
    self.subject = subject
  }

  package init(_ finding: Finding) {
    rule = finding.rule
    subject = finding.subject
  }

  /// How often each finding is there.
  static func counts(of findings: [Finding]) -> [FindingKey: Int] {
    var counts: [FindingKey: Int] = [:]
    for finding in findings { counts[FindingKey(finding), default: 0] += 1 }
    return counts
  }
}

import PlumbFindings
import PlumbInterfaceBuilder

/// What rules find in a document as it is written. It depends on nothing else, so that it is found once for everywhere that
/// the document is shown.
package struct DocumentChecks: Sendable {
  private(set) var index: DocumentIndex
  /// By the rules' names.
  private var known: [String: [Finding]] = [:]

  /// - Complexity: Linear in the document's elements.
  package init(_ document: InterfaceDocument) { index = DocumentIndex(document) }

  /// Says which documents stand in for this one on other devices.
  mutating func add(_ variants: [DocumentVariant]) {
    index.variants = variants
  }

  /// The findings of a rule; none of one that looks at layouts.
  mutating func findings(by rule: Rule) -> [Finding] {
    guard case .document(let check) = rule.check else { return [] }
    if let findings = known[rule.name] { return findings }
    var findings = check(index)
    if !findings.isEmpty, index.names.isEmpty {
      index = index.named()
      findings = check(index)
    }
    known[rule.name] = findings
    return findings
  }
}

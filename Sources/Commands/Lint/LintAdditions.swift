import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbMarkup

/// What some forms have room for beside findings.
struct LintAdditions: Sendable {
  /// What would settle findings.
  let hasFixes: Bool
  /// Pictures of what they are about.
  var hasSketches: Bool

  init(_ outputs: [LintOutput]) {
    hasFixes = outputs.contains { $0.form.hasFixes }
    hasSketches = outputs.contains { $0.form.hasSketches }
  }

  var areNone: Bool { !hasFixes && !hasSketches }

  /// Adds them to the report on a document; what cannot be read or laid out has none. Fixes are text, so that what is no UTF-8
  /// has none of them.
  ///
  /// - Complexity: That of `Fixer.proposals(for:in:)`, and of a layout of each scene.
  func add(to report: inout FileReport, of bytes: [UInt8], _ linter: Linter) {
    guard !report.findings.isEmpty, let document = try? InterfaceDocument(bytes: bytes) else { return }
    if hasFixes, String(validating: bytes, as: UTF8.self) != nil,
      let proposals = try? Fixer(linter).proposals(for: report.findings, in: document)
    {
      report.proposals = proposals
    }
    if hasSketches { try? report.addSketches(of: document, linter) }
  }
}

import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbMarkup
import PlumbTextOutput

/// What settling the findings of a document makes of it.
package struct FixAnswer: Sendable {
  package let name: String
  package let fixed: FixedDocument
  /// The findings that are left of those that were to be settled.
  package let unsettled: [Finding]
  /// How many fixes more could be made that somebody has to decide about.
  package let unsafeFixes: Int

  package var before: [UInt8] { fixed.before.document.markup.bytes }
  package var after: [UInt8] { fixed.after.document.markup.bytes }
  package var isChanged: Bool { !fixed.steps.isEmpty }
  /// How many fixes were made.
  package var count: Int { fixed.steps.reduce(0) { $0 + $1.fixes.count } }

  /// What takes the document before to the one after; empty where nothing changes.
  package var diff: UnifiedDiff { UnifiedDiff(from: before, to: after, name: name) }

  /// What is found in the changed document.
  package var remaining: FileReport {
    FileReport(path: name, findings: fixed.after.findings, omissions: fixed.after.omissions)
  }

  /// One object on a line.
  package var json: String { fixed.json(path: name) }
}

extension DocumentSession {
  /// Settles findings of the document, as far as that does no harm; the session keeps its own document.
  ///
  /// - Parameters:
  ///   - linter: What is looked for, and where.
  ///   - scene: The scene that is meant, as a person calls it; nil for all.
  ///   - findings: Those that are to be settled: names of rules, or ids of what findings are about; none means all.
  ///   - views: The views that findings are to be about, themselves or by a constraint on them.
  ///   - takesUnsafe: Whether fixes are made as well that somebody should have decided about.
  package mutating func fix(
    _ linter: Linter, scene: String? = nil, findings: [String] = [], of views: OperationViews = .all,
    takesUnsafe: Bool = false
  ) throws(AnswerError) -> FixAnswer {
    var fixer = Fixer(linter)
    if let scene { fixer.scene = try document.sceneID(meantBy: scene) }
    for place in linter.surroundings {
      try document.checkSize(in: place.environment, scenes: fixer.scene.map { [$0] })
    }
    let wanted = Set(findings)
    let subjects = try subjects(views, scene)
    fixer.isWanted = { key in
      (wanted.isEmpty || wanted.contains(key.rule) || key.subject.map(wanted.contains) ?? false)
        && (subjects == nil || key.subject.map { subjects?.contains($0) == true } ?? false)
    }
    fixer.takesUnsafe = takesUnsafe
    let fixed = try settled(document, by: fixer)
    for name in findings where Rule.named(name) == nil {
      let isSubject = fixed.before.findings.contains { $0.subject == name }
      guard isSubject else { throw .noFinding(name) }
    }
    var unsafe = 0
    if !takesUnsafe, fixed.after.fixes.contains(where: { !$0.isSafe && fixer.isWanted($0.finding) }) {
      fixer.takesUnsafe = true
      for step in try settled(fixed.after.document, by: fixer).steps {
        unsafe += step.fixes.count { !$0.isSafe }
      }
    }
    let unsettled = fixed.after.findings.filter { fixer.isWanted(FindingKey($0)) }
    return FixAnswer(name: name, fixed: fixed, unsettled: unsettled, unsafeFixes: unsafe)
  }

  private func settled(_ document: InterfaceDocument, by fixer: Fixer) throws(AnswerError) -> FixedDocument {
    do throws(LayoutError) { return try fixer.settled(document) } catch { throw .unsolvable(error) }
  }

  /// The ids of views and of the constraints on them; nil for all.
  private mutating func subjects(
    _ views: OperationViews, _ scene: String?
  ) throws(AnswerError) -> Set<String>? {
    guard case .named = views else { return nil }
    var subjects: Set<String> = []
    for target in try targets(views, scene) {
      let scene = try layout(ofScene: target.scene).scene
      let ids = Set(target.views.map { scene.views[$0].id })
      subjects.formUnion(ids)
      for constraint in scene.constraints
      where ids.contains(constraint.firstItem) || constraint.secondItem.map(ids.contains) ?? false {
        subjects.insert(constraint.id)
      }
    }
    return subjects
  }
}

extension AnswerError {
  fileprivate static func noFinding(_ name: String) -> AnswerError {
    .impossible(
      "“\(name)” is no rule, and no finding is about it."
        + Suggestion.sentence(for: name, among: Rule.all.map { $0.name }))
  }
}

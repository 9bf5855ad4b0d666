import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// The rounds in which a document's findings are settled.
struct FixRun {
  private let fixer: Fixer
  private(set) var survey: FixSurvey
  private(set) var steps: [FixedDocument.Step] = []
  /// How often a document was looked at.
  private(set) var surveys = 1
  /// Fixes that make something worse.
  private var refused: Set<Refusal> = []

  private struct Refusal: Hashable {
    let finding: FindingKey
    let title: Message
  }

  init(_ fixer: Fixer, _ survey: FixSurvey) {
    self.fixer = fixer
    self.survey = survey
  }

  /// Makes fixes until none is left that does no harm.
  mutating func toTheEnd() throws(LayoutError) {
    while surveys < Fixer.mostSurveys, try round() {}
  }

  /// Makes as many fixes as can be made at once, what is safe first.
  ///
  /// - Returns: Whether there were any.
  private mutating func round() throws(LayoutError) -> Bool {
    for isSafe in fixer.takesUnsafe ? [true, false] : [true] {
      let candidates = survey.fixes.filter { fix in
        fix.isSafe == isSafe && fixer.isWanted(fix.finding)
          && !refused.contains(Refusal(finding: fix.finding, title: fix.title))
      }
      if try make(Self.compatible(candidates)) { return true }
    }
    return false
  }

  /// Makes all of some fixes, or as many of them as do no harm together.
  private mutating func make(_ fixes: [Fix]) throws(LayoutError) -> Bool {
    guard !fixes.isEmpty else { return false }
    if try attempt(fixes) { return true }
    guard fixes.count > 1 else {
      refused.insert(Refusal(finding: fixes[0].finding, title: fixes[0].title))
      return false
    }
    let half = fixes.count / 2
    if try make(Array(fixes[..<half])) { return true }
    return try make(Array(fixes[half...]))
  }

  /// Makes fixes, unless one does not settle its finding or makes something worse.
  private mutating func attempt(_ fixes: [Fix]) throws(LayoutError) -> Bool {
    let edits = fixes.flatMap { $0.edits }
    guard let document = Self.applying(edits, to: survey.document) else { return false }
    surveys += 1
    let next = try FixSurvey(document, fixer.linter, only: fixer.scene)
    let isSafe = fixes.allSatisfy { $0.isSafe }
    guard !next.isWorse(than: survey, isSafe: isSafe),
      fixes.allSatisfy({ next.counts[$0.finding] ?? 0 < survey.counts[$0.finding] ?? 0 }),
      !isSafe || next.hasFrames(of: survey)
    else { return false }
    if fixes.contains(where: { $0.finding.rule == Rule.fixedDirection.name }) {
      guard mirrorIsNoWorse(next.document) else { return false }
    }
    steps.append(FixedDocument.Step(document: survey.document.markup, fixes: fixes, edits: edits))
    let earlier = survey
    survey = next
    try updateFlags(since: earlier)
    return true
  }

  /// Flags say what holds now, unless they give reason for a finding by that.
  private mutating func updateFlags(since earlier: FixSurvey) throws(LayoutError) {
    let edits = survey.flagEdits(since: earlier)
    guard !edits.isEmpty, let document = Self.applying(edits, to: survey.document) else { return }
    surveys += 1
    let next = try FixSurvey(document, fixer.linter, only: fixer.scene)
    guard !next.isWorse(than: survey) else { return }
    steps.append(FixedDocument.Step(document: survey.document.markup, fixes: [], edits: edits))
    survey = next
  }

  /// Whether right to left no finding comes up that is not there now.
  private func mirrorIsNoWorse(_ document: InterfaceDocument) -> Bool {
    var linter = fixer.linter
    linter.surroundings = linter.surroundings.map { surroundings in
      var surroundings = surroundings
      surroundings.environment.direction = .rightToLeft
      return surroundings
    }
    let counts = [survey.document, document].map { document in
      var checks = DocumentChecks(document)
      return FindingKey.counts(of: linter.check(document, &checks, only: fixer.scene).findings)
    }
    return counts[1].allSatisfy { key, count in count <= counts[0][key] ?? 0 }
  }

  private static func applying(
    _ edits: [DocumentEdit], to document: InterfaceDocument
  ) -> InterfaceDocument? {
    do throws(EditError) {
      let edited = try document.markup.applying(edits)
      do throws(DocumentError) {
        return try InterfaceDocument(bytes: edited.document.bytes)
      } catch { return nil }
    } catch { return nil }
  }

  /// Those that touch different elements, the first of those that touch the same; others wait for the next round.
  private static func compatible(_ fixes: [Fix]) -> [Fix] {
    var touched: Set<Int32> = []
    var ids: Set<String> = []
    return fixes.filter { fix in
      var elements: Set<Int32> = []
      var new: Set<String> = []
      for edit in fix.edits {
        switch edit {
        case .insert(let draft, _, _): new.formUnion(draft.ids)
        default: elements.insert(edit.element)
        }
      }
      guard touched.isDisjoint(with: elements), ids.isDisjoint(with: new) else { return false }
      touched.formUnion(elements)
      ids.formUnion(new)
      return true
    }
  }
}

extension ElementDraft {
  /// The ids of the element and of all in it.
  fileprivate var ids: [String] { [self["id"]].compactMap { $0 } + children.flatMap { $0.ids } }
}

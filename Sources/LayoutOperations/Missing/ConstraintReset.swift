import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints on what that leaves.
///
/// The second speaks of a document that the first makes, so that this gives the document and not edits.
package struct ConstraintReset: Sendable {
  /// Both rounds made; `splices` and `undo` are against the document before both.
  package let edited: EditedDocument
  package let cleared: OperationResult
  package let added: OperationResult
  package let constraints: [NewConstraint]

  /// - Parameter position: The scene's position in the document. Nil where there is nothing to reset.
  package static func result(
    of operated: OperatedScene, scene position: Int, _ scope: OperationScope, costs: MissingCosts = .counted
  ) throws(OperationError) -> ConstraintReset? {
    let clearing = ConstraintClearing.result(of: operated, scope)
    guard !clearing.edits.isEmpty else { return nil }
    let trial = try OperationTrial(clearing.edits, on: operated.document, in: operated.layout.environment)
    let cleared = OperatedScene(try trial.judgement(ofScene: position))
    let named = cleared.opened(since: operated, scope)
    let missing = try MissingConstraints.result(of: cleared, .named(named), costs: costs)
    do throws(EditError) {
      let second = try trial.edited.document.applying(missing.result.edits)
      let splice = splice(from: operated.document.markup.bytes, to: second.document.bytes)
      guard let splices = MarkupSplices([splice]) else { return nil }
      return ConstraintReset(
        edited: try operated.document.markup.applying(splices), cleared: clearing, added: missing.result,
        constraints: missing.constraints)
    } catch {
      throw .edit(error)
    }
  }

  /// All between the first and the last byte that differ.
  private static func splice(from old: [UInt8], to new: [UInt8]) -> MarkupSplice {
    let least = min(old.count, new.count)
    var start = 0
    while start < least, old[start] == new[start] { start += 1 }
    var end = 0
    while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return MarkupSplice(start..<old.count - end, Array(new[start..<new.count - end]))
  }
}

extension OperatedScene {
  /// The views that were cleared, and those that have become open with them, by position.
  fileprivate func opened(since before: OperatedScene, _ scope: OperationScope) -> Set<Int> {
    var opened: Set<Int> = []
    for (position, view) in judgement.solved.views.enumerated() {
      guard let old = before.positions[view.id] else { continue }
      let isCleared =
        scope.contains(old) && before.layout.tree.placement(of: before.layout.viewNodes[old]) == .constraints
      if isCleared || !view.free.isSubset(of: before.judgement.solved.views[old].free) {
        opened.insert(position)
      }
    }
    return opened
  }
}

import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

/// Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints on what that leaves.
package enum ConstraintReset {
  /// What comes after clearing.
  ///
  /// - Parameters:
  ///   - cleared: The scene of the document without the constraints.
  ///   - before: The scene with them.
  package static func suggested(
    in cleared: OperatedScene, since before: OperatedScene, _ scope: OperationScope,
    costs: MissingCosts = .counted
  ) throws(OperationError) -> (result: OperationResult, constraints: [NewConstraint]) {
    try MissingConstraints.result(of: cleared, .named(cleared.opened(since: before, scope)), costs: costs)
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

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

/// Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints on what that leaves. A constraint that would be
/// written again as it was stays, with its id and whatever refers to it.
package struct ConstraintReset: Sendable {
  /// What goes.
  package let cleared: OperationResult
  /// What comes then.
  package let added: [NewConstraint]

  package init(
    of operated: OperatedScene, _ scope: OperationScope, costs: MissingCosts = .counted
  ) throws(OperationError) {
    let clearing = ConstraintClearing.result(of: operated, scope)
    let trial = try OperationTrial(clearing.edits, on: operated.document, in: operated.layout.environment)
    let open = OperatedScene(try trial.judgement(ofScene: operated.place))
    let suggested = try MissingConstraints.result(
      of: open,
      .named(open.opened(since: operated, scope).union(open.viewsWithMissingConstraints(scope))), costs: costs
    ).constraints
    var kept: Set<String> = []
    added = suggested.filter { new in
      let same = operated.scene.constraints.first { !kept.contains($0.id) && new.says($0) }
      if let same { kept.insert(same.id) }
      return same == nil
    }
    cleared = ConstraintClearing.result(of: operated, scope, keeping: kept)
  }
}

extension NewConstraint {
  /// Whether a constraint of the document says the same, in this order of its items.
  fileprivate func says(_ written: ResolvedConstraint) -> Bool {
    first == Side(written.firstItem, written.firstAttribute)
      && second == written.secondItem.flatMap { item in written.secondAttribute.map { Side(item, $0) } }
      && relation == written.relation && priority == written.priority.value && constant == written.constant
      && (multiplier.map { ConstraintElement(written.element).multiplier == $0 } ?? (written.multiplier == 1))
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

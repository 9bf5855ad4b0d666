import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder

/// What the Align menu is asked for.
package struct AlignRequest: Sendable {
  /// Views with one another: the first with each other one.
  package var attributes: [Attribute] = []
  /// Each view with the centre of what contains it.
  package var inContainerX = false
  package var inContainerY = false
  /// In points.
  package var offset = 0.0
  package var relation = Relation.equal
  package var priority = 1000.0

  package init() {}
}

extension OperatedScene {
  /// The constraints that align views, in the order in which somebody named them: the first is the first item.
  package func aligning(_ views: [Int], _ request: AlignRequest) throws(OperationError) -> [NewConstraint] {
    var new: [NewConstraint] = []
    for attribute in request.attributes {
      guard let first = views.first, views.count > 1 else { throw .needsSeveral("Aligning") }
      for other in views.dropFirst() {
        new.append(
          NewConstraint(
            .init(scene.views[first].id, attribute), .init(scene.views[other].id, attribute),
            constant: request.offset))
      }
    }
    for view in views {
      for (attribute, isAsked) in [
        (Attribute.centerX, request.inContainerX), (.centerY, request.inContainerY),
      ]
      where isAsked {
        guard let parent = scene.views[view].parent else { throw .noItem(scene.views[view].id) }
        new.append(
          NewConstraint(
            .init(scene.views[view].id, attribute), .init(scene.views[parent].id, attribute),
            constant: request.offset))
      }
    }
    return new.map { constraint in
      var constraint = constraint
      constraint.relation = request.relation
      constraint.priority = request.priority
      return constraint
    }
  }
}

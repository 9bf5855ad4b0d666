internal import PlumbAutoLayout
internal import PlumbGeometry

/// Distances between anchors.
extension LayoutEngine {
  /// The extent of a node of its own, from one anchor to the other. It lasts as long as the constraint is active.
  func distance(
    from start: LayoutItem, to end: LayoutItem, _ side: ConstraintSide, of constraint: NSLayoutConstraint
  ) -> Anchor? {
    guard let container = constraint.installation.container, let parent = container.item.node,
      start.isHosted(by: self), let startNode = start.node, let endNode = end.node,
      let startAttribute = side.startAttribute.engineAttribute,
      let endAttribute = side.attribute.engineAttribute
    else { return nil }
    let axis = endAttribute.axis
    var anchor: Anchor?
    attempt { () throws(LayoutError) in
      var description = NodeDescription(placement: .distance)
      description.direction = container.engineDirection
      let node = try tree.addNode(parent: parent, as: description)
      let isDirectional = startAttribute.isDirectional || endAttribute.isDirectional
      let near = isDirectional ? PlumbAutoLayout.Attribute.leading : axis.near
      let far = isDirectional ? PlumbAutoLayout.Attribute.trailing : axis.far
      _ = try tree.add(LayoutConstraint(Anchor(node, near), to: Anchor(startNode, startAttribute)))
      _ = try tree.add(LayoutConstraint(Anchor(node, far), to: Anchor(endNode, endAttribute)))
      distances[ObjectIdentifier(constraint), default: []].append(node)
      anchor = Anchor(node, axis.extent)
    }
    return anchor
  }

  /// Has the distances of a view's constraints run as the view does.
  func turnDistances(in view: UIView) throws(LayoutError) {
    for constraint in view.installedConstraints {
      for node in distances[ObjectIdentifier(constraint)] ?? [] where tree.contains(node) {
        try tree.setDirection(view.engineDirection, of: node)
      }
    }
  }

  /// Takes out what stood for the distances of a constraint.
  func removeDistances(of constraint: NSLayoutConstraint) {
    guard let nodes = distances.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    for node in nodes where tree.contains(node) {
      attempt { () throws(LayoutError) in try tree.remove(node) }
    }
  }
}

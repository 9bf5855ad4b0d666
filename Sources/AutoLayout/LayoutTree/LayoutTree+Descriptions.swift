import PlumbGeometry

/// What a node is, as a whole.
extension LayoutTree {
  /// What a node is; nil for a node that is not there.
  package func description(of node: NodeID) -> NodeDescription? {
    contains(node) ? nodes[Int(node.index)].description : nil
  }

  /// What all nodes are, in the order of adding; those that were removed as they were last.
  ///
  /// - Complexity: Linear in the nodes.
  package var descriptions: [NodeDescription] { nodes.map { $0.description } }

  /// Makes a node what a description says. Only what differs has an effect, the same as if it were changed by itself.
  ///
  /// - Parameter parts: What is meant; the rest of the description is not looked at.
  /// - Complexity: That of the changes; O(1) where nothing differs.
  package mutating func describe(
    _ node: NodeID, as description: NodeDescription, _ parts: NodeDescription.Parts = .all
  ) throws(LayoutError) {
    let index = try index(node)
    try check(description, parts, of: index)
    if parts.contains(.placement) {
      replaceFrame(of: index, by: description.frame)
      replacePlacement(of: index, by: description.placement)
    }
    if parts.contains(.direction) { replaceDirection(of: index, by: description.direction) }
    if parts.contains(.margins) { replaceMargins(of: index, by: description.margins) }
    if parts.contains(.content) {
      replaceAlignment(of: index, by: description.alignmentInsets, description.alignmentGrowth)
      replaceContentDependsOnWidth(of: index, by: description.contentDependsOnWidth)
      replaceContent(of: index, by: description.content)
      replaceContentPriorities(.horizontal, of: index, by: description.horizontal)
      replaceContentPriorities(.vertical, of: index, by: description.vertical)
      replaceBaselines(of: index, by: description.baselines)
    }
    if parts.contains(.unaskedAxes) { nodes[Int(index)].description.unaskedAxes = description.unaskedAxes }
    if parts.contains(.stack), description.isStack || nodes[Int(index)].description.isStack {
      replaceStack(of: index, by: description.stack)
    }
  }
}

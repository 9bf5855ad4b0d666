import PlumbAutoLayout

/// What people call the nodes of a layout tree, which itself knows no names.
package struct LayoutNames: Sendable {
  private var names: [NodeID: String]

  /// - Parameter names: As they stand in a sentence, quotes included.
  package init(_ names: [NodeID: String]) { self.names = names }

  /// The node's name; what has none of its own is named after what is around it.
  package func name(of node: NodeID, in tree: LayoutTree) -> String {
    if let name = names[node] { return name }
    guard let owner = tree.parent(of: node) else { return "the root" }
    let part = tree.contentArea(of: owner) == node ? "the content of " : "a part of "
    return part + name(of: owner, in: tree)
  }
}

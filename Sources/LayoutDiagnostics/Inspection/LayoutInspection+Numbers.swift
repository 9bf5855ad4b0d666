import PlumbAutoLayout

extension LayoutInspection {
  /// The same, with names that are the same from run to run: of several items that people would call the same, those after
  /// the first have a number, in the order of the tree, where `LayoutObjects.names` has addresses.
  ///
  /// - Complexity: Linear in the nodes.
  package var withNumberedNames: LayoutInspection {
    var names: [NodeID: String] = [:]
    var counts: [String: Int] = [:]
    var open: [NodeID] = tree.rootNodes.reversed()
    while let node = open.popLast() {
      open += tree.children(of: node).reversed()
      guard let item = objects.items[node] else { continue }
      let name = LayoutObjects.plainName(item)
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      names[node] = count == 1 ? name : name + " " + String(count)
    }
    return LayoutInspection(tree, objects, names: LayoutNames(names), format: format)
  }
}

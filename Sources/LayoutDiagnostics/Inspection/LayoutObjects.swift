import PlumbAutoLayout

/// What stands behind the nodes and constraints of a layout tree, which itself knows numbers alone.
package struct LayoutObjects: Sendable {
  package var items: [NodeID: InspectedItem] = [:]
  package var constraints: [LayoutConstraintID: InspectedConstraint] = [:]
  /// The items as their hierarchy lists them, each before what is in it; siblings that are not in it stand in
  /// the order of the tree, behind those that are.
  package var order: [NodeID] = []

  package init() {}

  /// What people call the items in sentences: by nametag or name, by their text in quotes, else by their class;
  /// where two would be called the same, with the address.
  ///
  /// - Complexity: Linear in the items.
  package var names: LayoutNames {
    var counts: [String: Int] = [:]
    for item in items.values { counts[Self.plainName(item), default: 0] += 1 }
    var names: [NodeID: String] = [:]
    for (node, item) in items {
      let name = Self.plainName(item)
      let isOnly = counts[name] == 1
      names[node] = isOnly ? name : name + " " + ConsoleItem.hexadecimal(item.console.address)
    }
    return LayoutNames(names)
  }

  static func plainName(_ item: InspectedItem) -> String {
    item.console.plainName(nametag: item.nametag, isView: item.isView)
  }
}

extension ConsoleItem {
  /// What a person calls the item in a sentence: by nametag or name, by its text in quotes, else by its class.
  package func plainName(nametag: String?, isView: Bool) -> String {
    if let name = nametag ?? name { return "“" + name + "”" }
    if let label, !label.isEmpty { return isView ? "“" + label + "”" : label }
    return className
  }
}

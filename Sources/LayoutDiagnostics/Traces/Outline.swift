import PlumbAutoLayout

/// The items of a hierarchy, each before what is in it: guides first, then subviews as the hierarchy lists them.
struct Outline {
  struct Entry {
    var node: NodeID
    /// How many of the entries it is in.
    var depth: Int
    /// The place of the entry that it is in; nil at the top.
    var parent: Int?
  }

  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - top: What to begin with; nil for all roots.
  ///   - isShown: Whether a node without an item of its own has an entry: what is in others comes in its place.
  ///   - descends: Whether to look into an entry.
  /// - Complexity: O(n log n) in what is below the top, for the order of siblings.
  init(
    _ inspection: LayoutInspection, under top: NodeID? = nil, isShown: (NodeID) -> Bool = { _ in false },
    descends: (NodeID) -> Bool = { _ in true }
  ) {
    var places: [NodeID: Int] = [:]
    for (place, node) in inspection.objects.order.enumerated() { places[node] = place }
    let tops = top.map { [$0] } ?? inspection.tree.rootNodes
    var pending = tops.reversed().map { Entry(node: $0, depth: 0, parent: nil) }
    while let entry = pending.popLast() {
      let isEntry = entry.depth == 0 || inspection.objects.items[entry.node] != nil || isShown(entry.node)
      if isEntry { entries.append(entry) }
      guard !isEntry || descends(entry.node) else { continue }
      var guides: [Entry] = []
      var views: [(place: Int, entry: Entry)] = []
      for child in inspection.tree.children(of: entry.node) {
        let inner = Entry(
          node: child, depth: entry.depth + (isEntry ? 1 : 0),
          parent: isEntry ? entries.count - 1 : entry.parent)
        if inspection.item(child).isView {
          views.append((places[child] ?? places.count + views.count, inner))
        } else {
          guides.append(inner)
        }
      }
      if !places.isEmpty { views.sort { $0.place < $1.place } }
      pending += views.reversed().map { $0.entry } + guides.reversed()
    }
  }
}

@_spi(Lookup) import PlumbMarkup

/// Where Interface Builder writes children among those that are there.
struct ChildPlaces {
  private let document: MarkupDocument
  private let era: WritingEra
  private lazy var habit = ConstraintsHabit(document)

  init(_ document: MarkupDocument, _ era: WritingEra) {
    self.document = document
    self.era = era
  }

  /// Insertions with the number of children that each stands behind, in the order of the bytes.
  mutating func inOrder(
    _ insertions: [EditPlan.Insertion], among children: [MarkupElement], of parent: MarkupElement
  ) -> [(gap: Int, insertion: EditPlan.Insertion)] {
    let order = ElementOrder.of(parent.name, era)
    let sorting = ListOrder(of: parent.name)
    var placed: [(gap: Int, rank: Int, key: [String], insertion: EditPlan.Insertion)] = []
    for insertion in insertions {
      let name = insertion.name
      // Where somebody says where they go, they keep their order.
      var key: [String] = []
      var rank = Int.max
      var gap = children.count
      switch insertion.place {
      case .last: break
      case .before(let sibling): gap = children.firstIndex { $0.index == sibling } ?? children.count
      case .usual:
        key = sorting?.key(of: insertion) ?? []
        rank = order.rank(ofChild: name, key: insertion["key"])
        if let sorting {
          gap = sorting.gap(for: key, among: children)
        } else if name == "constraints" {
          gap = habit.gap(among: children, order)
        } else {
          gap = children.firstIndex { order.rank(of: $0) > rank } ?? children.count
        }
      }
      placed.append((gap, rank, key, insertion))
    }
    return placed.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.gap != b.gap { return a.gap < b.gap }
      if a.rank != b.rank { return a.rank < b.rank }
      if a.key != b.key { return a.key.lexicographicallyPrecedes(b.key) { $0.isBytewiseBefore($1) } }
      return left.offset < right.offset
    }.map { ($0.element.gap, $0.element.insertion) }
  }
}

/// Lists whose members Interface Builder sorts, bytewise: constraints by their ids (17,514 of 17,552 lists; most others
/// have ids that are numbers), resources by kind and name (231 of 231), capabilities by name (242 of 242).
struct ListOrder {
  private let attributes: [String]

  init?(of list: String) {
    switch list {
    case "constraints": attributes = ["id"]
    case "resources", "dependencies": attributes = ["name"]
    default: return nil
    }
  }

  func key(of insertion: EditPlan.Insertion) -> [String] { key(insertion.name) { insertion[$0] } }

  private func key(of element: MarkupElement) -> [String] {
    key(element.name) { name in element.attributes.first { $0.name == name }?.value }
  }

  /// A kind's place among others, and what sorts those of a kind.
  private func key(_ name: String, _ value: (String) -> String?) -> [String] {
    let kinds = [
      "deployment", "development", "plugIn", "capability", "image", "namedColor", "systemColor", "constraint",
    ]
    let kind = kinds.firstIndex(of: name) ?? kinds.count
    // The requirements of a document are in the order of their kinds alone.
    let sorts = name == "deployment" || name == "development" || name == "plugIn" ? [] : attributes
    return [String(kind)] + sorts.map { value($0) ?? "" }
  }

  /// The keys of children in the order of the list, where all lists that they come from are in it.
  func sorted(
    _ keys: [MergeKeys.Key], isSorted lists: [MergeKeys], element: (MergeKeys.Key) -> MarkupElement?
  ) -> [MergeKeys.Key] {
    func precedes(_ left: [String], _ right: [String]) -> Bool {
      left.lexicographicallyPrecedes(right) { $0.isBytewiseBefore($1) }
    }
    for list in lists {
      let orders = list.children.map { key(of: $0) }
      guard zip(orders, orders.dropFirst()).allSatisfy({ !precedes($1, $0) }) else { return keys }
    }
    let orders = keys.map { key in element(key).map { self.key(of: $0) } ?? [] }
    return keys.indices.sorted { left, right in
      precedes(orders[left], orders[right]) || !precedes(orders[right], orders[left]) && left < right
    }.map { keys[$0] }
  }

  /// Behind how many children a new one goes: where it sorts; in a list that is not sorted, at the end.
  func gap(for new: [String], among children: [MarkupElement]) -> Int {
    let keys = children.map(key(of:))
    func precedes(_ left: [String], _ right: [String]) -> Bool {
      left.lexicographicallyPrecedes(right) { $0.isBytewiseBefore($1) }
    }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { !precedes($1, $0) }
    guard isSorted else { return children.count }
    return keys.firstIndex { precedes(new, $0) } ?? children.count
  }
}

extension String {
  func isBytewiseBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension EditPlan.Insertion {
  var name: String {
    switch content {
    case .draft(let draft): draft.name
    case .moved(let element): element.name
    }
  }

  subscript(attribute: String) -> String? {
    switch content {
    case .draft(let draft): draft[attribute]
    case .moved(let element): element.attributes.first { $0.name == attribute }?.value
    }
  }
}

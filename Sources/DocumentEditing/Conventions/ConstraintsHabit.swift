@_spi(Lookup) import PlumbMarkup

/// Where a document has `<constraints>` among the children of views.
///
/// Its place changed with Xcode's releases, and documents keep what an older one wrote; so a document is followed in what it
/// does, and where it does nothing, the order of its era.
struct ConstraintsHabit {
  /// By kinds of siblings, how often they stand before the constraints, less how often behind.
  private var counts: [String: Int] = [:]

  init(_ document: MarkupDocument) {
    for index in 0..<document.elementCount {
      let list = document.element(at: Int32(index))
      guard list.isNamed("constraints"), let parent = list.parent else { continue }
      var step = 1
      for child in parent.children {
        if child == list { step = -1 } else { counts[Self.kind(child), default: 0] += step }
      }
    }
  }

  /// Behind how many children a view's constraints go.
  func gap(among children: [MarkupElement], _ order: ElementOrder) -> Int {
    let rank = order.rank(ofChild: "constraints", key: nil)
    let last = children.lastIndex { sibling in
      if let count = counts[Self.kind(sibling)], count != 0 { return count > 0 }
      return order.rank(of: sibling) < rank
    }
    return last.map { $0 + 1 } ?? 0
  }

  /// The kinds of parents count alike: what is said of a view's color holds for a label's.
  private static func kind(_ element: MarkupElement) -> String {
    let name = element.name
    return element["key"].map { name + "@" + $0 } ?? name
  }
}

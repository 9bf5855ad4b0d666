/// Where an active constraint stands in the lists of the items that it names; nil where an item has no list of it, or has it
/// for a side before.
struct ItemPlaces {
  var first: Int32?
  var second: Int32?
  /// Where a side is a distance: of the item that it begins at.
  var firstStart: Int32?
  var secondStart: Int32?
}

extension NSLayoutConstraint {
  /// Puts the constraint into the lists of the items that it names, into each once, and has their views know of it.
  func listInItems() {
    if let item = first.item { installation.places.first = list(in: item) }
    if let item = second.item, item !== first.item { installation.places.second = list(in: item) }
    guard first.start != nil || second.start != nil else { return }
    if let start = first.start, start !== first.item, start !== second.item {
      installation.places.firstStart = list(in: start)
    }
    if let start = second.start, start !== first.item, start !== second.item, start !== first.start {
      installation.places.secondStart = list(in: start)
    }
  }

  private func list(in item: LayoutItem) -> Int32 {
    item.markUsesAutoLayout()
    return item.addReference(self)
  }

  /// Notes that an item has moved the constraint in its list.
  func moveReference(of item: LayoutItem, to place: Int32) {
    if first.item === item {
      installation.places.first = place
    } else if second.item === item {
      installation.places.second = place
    } else if first.start === item {
      installation.places.firstStart = place
    } else {
      installation.places.secondStart = place
    }
  }

  /// Takes the constraint out of its items' lists.
  func dropReferences() {
    let places = installation.places
    installation.places = ItemPlaces()
    if let place = places.first { first.item?.removeReference(at: place) }
    if let place = places.second { second.item?.removeReference(at: place) }
    if let place = places.firstStart { first.start?.removeReference(at: place) }
    if let place = places.secondStart { second.start?.removeReference(at: place) }
  }
}

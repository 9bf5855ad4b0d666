import CoreGraphics

/// What is in a layer, back to front.
///
/// A layer that others were added to has one, and its view knows it, so that views which come, go and move keep their
/// places among what was added.
@MainActor
final class SublayerOrder {
  @MainActor enum Entry {
    case layer(CALayer)
    /// The layer of a subview, which is made when somebody asks for it.
    case view(ObjectIdentifier)

    func isOf(_ view: UIView) -> Bool {
      if case .view(let id) = self { id == ObjectIdentifier(view) } else { false }
    }

    func isOf(_ layer: CALayer) -> Bool {
      switch self {
      case .layer(let own): own === layer
      case .view(let id): layer.view.map { id == ObjectIdentifier($0) } ?? false
      }
    }
  }

  /// A subview, and whether another one was put behind it (0) or in front of it (1).
  struct Neighbor {
    let view: UIView
    let offset: Int
  }

  private(set) var entries: [Entry] = []

  /// Those that were added.
  var added: [CALayer] {
    entries.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }

  func insert(_ entry: Entry, at place: Int) {
    entries.insert(entry, at: min(max(place, 0), entries.count))
  }

  func remove(_ layer: CALayer) { entries.removeAll { $0.isOf(layer) } }

  /// Forgets views that are no subviews any more, and takes in those that have come, in front.
  func update(_ subviews: [UIView]) {
    var open = Set(subviews.map { ObjectIdentifier($0) })
    entries.removeAll { entry in
      guard case .view(let id) = entry else { return false }
      return open.remove(id) == nil
    }
    for view in subviews where open.contains(ObjectIdentifier(view)) {
      entries.append(.view(ObjectIdentifier(view)))
    }
  }

  /// All layers, those of subviews as well.
  func layers(_ subviews: [UIView]) -> [CALayer] {
    update(subviews)
    let views = Dictionary(uniqueKeysWithValues: subviews.map { (ObjectIdentifier($0), $0) })
    return entries.compactMap { entry in
      switch entry {
      case .layer(let layer): layer
      case .view(let id): views[id]?.layer
      }
    }
  }

  /// A subview has come, or has another place: right beside the one it was put beside, with no layer that was added
  /// between them, else right above the one behind it, or behind or in front of everything.
  func placed(_ view: UIView, beside neighbor: Neighbor?, among subviews: [UIView]) {
    entries.removeAll { $0.isOf(view) }
    let entry = Entry.view(ObjectIdentifier(view))
    if let neighbor, let place = entries.firstIndex(where: { $0.isOf(neighbor.view) }) {
      return entries.insert(entry, at: place + neighbor.offset)
    }
    guard let place = subviews.firstIndex(where: { $0 === view }), place < subviews.count - 1 else {
      return entries.append(entry)
    }
    let sibling = place == 0 ? nil : entries.firstIndex { $0.isOf(subviews[place - 1]) }
    entries.insert(entry, at: sibling.map { $0 + 1 } ?? 0)
  }

  func exchange(_ view: UIView, _ other: UIView) {
    guard let first = entries.firstIndex(where: { $0.isOf(view) }),
      let second = entries.firstIndex(where: { $0.isOf(other) })
    else { return }
    entries.swapAt(first, second)
  }
}

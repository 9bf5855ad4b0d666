import PlumbInterfaceBuilder
import PlumbMarkup

/// Which views of two states of a scene are the same: by id, then by kind and place in the same superview.
///
/// Pasted views have other ids; what has the same kind, in the same superview and in the same order among those that nothing else
/// explains, was there before.
struct ViewMatching {
  /// Positions, in the newer document's order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The old position of each new view.
  private(set) var oldPositions: [Int?]
  private(set) var newPositions: [Int?]

  /// - Complexity: Linear in the views.
  init(_ old: ResolvedScene, _ new: ResolvedScene) {
    oldPositions = Array(repeating: nil, count: new.views.count)
    newPositions = Array(repeating: nil, count: old.views.count)
    var byID: [String: Int] = [:]
    for (position, view) in old.views.enumerated() { byID[view.id] = position }
    for (position, view) in new.views.enumerated() {
      if let before = byID[view.id] { match(before, position) }
    }
    matchByPlace(old, new)
    for (position, before) in oldPositions.enumerated() {
      if let before { pairs.append((before, position)) }
    }
  }

  var appeared: [Int] { oldPositions.indices.filter { oldPositions[$0] == nil } }

  var gone: [Int] { newPositions.indices.filter { newPositions[$0] == nil } }

  private mutating func match(_ before: Int, _ after: Int) {
    oldPositions[after] = before
    newPositions[before] = after
  }

  /// Superviews come before their subviews, so that a pair of superviews is known when what is in them is looked at.
  private mutating func matchByPlace(_ old: ResolvedScene, _ new: ResolvedScene) {
    var waiting: [Place: [Int]] = [:]
    for position in old.views.indices.reversed() where newPositions[position] == nil {
      waiting[Place(old, position, old.views[position].parent), default: []].append(position)
    }
    guard !waiting.isEmpty else { return }
    for position in new.views.indices where oldPositions[position] == nil {
      var parent: Int?
      if let after = new.views[position].parent {
        guard let before = oldPositions[after] else { continue }
        parent = before
      }
      let place = Place(new, position, parent)
      if let before = waiting[place]?.popLast() { match(before, position) }
    }
  }

  /// What two views have in common that are told by their places.
  private struct Place: Hashable {
    /// In the older document.
    let parent: Int?
    let element: String
    let customClass: String?

    init(_ scene: ResolvedScene, _ position: Int, _ parent: Int?) {
      self.parent = parent
      element = scene.views[position].element.name
      customClass = scene.views[position].customClass
    }
  }
}

/// In which order the children of an element stand, as two sides have changed it.
enum MergeOrder {
  /// The keys in their order; nil where both sides have put what they share into other orders, each another.
  ///
  /// What a side has added stands behind what it stands behind there. Where both add at one place, what is ours comes first.
  ///
  /// - Parameter isKept: Which keys there are afterwards.
  /// - Complexity: O(*children*²) where much was added, else linear.
  static func merged(
    base: [MergeKeys.Key], ours: [MergeKeys.Key], theirs: [MergeKeys.Key], isKept: (MergeKeys.Key) -> Bool
  ) -> [MergeKeys.Key]? {
    let (baseSet, oursSet, theirsSet) = (Set(base), Set(ours), Set(theirs))
    func shared(_ keys: [MergeKeys.Key]) -> [MergeKeys.Key] {
      keys.filter { baseSet.contains($0) && oursSet.contains($0) && theirsSet.contains($0) }
    }
    let (before, here, there) = (shared(base), shared(ours), shared(theirs))
    let followsOurs = there == before || here == there
    guard followsOurs || here == before else { return nil }
    let (leading, other) = followsOurs ? (ours, theirs) : (theirs, ours)
    var order = leading
    let known = followsOurs ? oursSet : theirsSet
    var previous: MergeKeys.Key?
    for key in other {
      if !known.contains(key), isKept(key) {
        var place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        // Behind what the leading side has added at the same place, unless that is theirs.
        while followsOurs, place < order.count, !baseSet.contains(order[place]),
          !theirsSet.contains(order[place])
        {
          place += 1
        }
        order.insert(key, at: place)
      }
      if isKept(key) || order.contains(key) { previous = key }
    }
    return order.filter(isKept)
  }
}

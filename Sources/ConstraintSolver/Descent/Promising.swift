/// In which order the promising edges are taken.
///
/// Mostly a few are, and the others are then out of date: so they are kept in a heap, and not sorted.
extension Solver {
  /// The best first: one whose letting go costs nothing, or matters least; of equals the steepest; of equals the
  /// one that ties favour, so that errors go at once to where they belong in the end: where letting go costs
  /// something, the one with the last say, else, where something is gained, the one with the first. In a cautious
  /// descent only the one of least index remains, for Bland's rule.
  mutating func arrangePromising(_ goal: Goal, _ isCautious: Bool) {
    if isCautious {
      keepFirstPromising()
      return
    }
    for index in pricing.promising.indices {
      let candidate = pricing.promising[index]
      pricing.promising[index].loss = loss(of: candidate.source, candidate.direction, goal)
    }
    pricing.promising.makeHeap(by: Self.isWorse)
  }

  /// The best of the promising edges, which is not among them any more.
  mutating func popPromising() -> Pricing.Candidate? { pricing.promising.popHeap(by: Self.isWorse) }

  /// Puts back what was popped.
  mutating func returnPromising(_ candidate: Pricing.Candidate) {
    pricing.promising.pushHeap(candidate, by: Self.isWorse)
  }

  @inline(__always) private static func isWorse(_ a: Pricing.Candidate, _ b: Pricing.Candidate) -> Bool {
    if a.stageRank != b.stageRank { return a.stageRank > b.stageRank }
    let isTie = a.stageRank != .min
    if b.loss.isLess(than: a.loss, isTie: isTie) { return true }
    if a.loss.isLess(than: b.loss, isTie: isTie) { return false }
    if a.slope != b.slope { return a.slope > b.slope }
    if a.loss.rank != b.loss.rank { return a.loss.rank < b.loss.rank }
    if a.rank != b.rank { return a.loss.level == .max ? a.rank > b.rank : a.rank < b.rank }
    return (a.source, a.direction) < (b.source, b.direction)
  }

  private mutating func keepFirstPromising() {
    var best = pricing.promising[0]
    for index in 1..<pricing.promising.count {
      let other = pricing.promising[index]
      if other.stageRank > best.stageRank { continue }
      if other.stageRank < best.stageRank || (other.source, other.direction) < (best.source, best.direction) {
        best = other
      }
    }
    pricing.promising.removeAll()
    pricing.promising.append(best)
  }
}

/// A longest common subsequence of two lists of numbers, by E. W. Myers' “An O(ND) difference algorithm and its
/// variations” (1986), in the variation that needs memory for two frontiers only: from both ends at once to the middle
/// of a shortest path, then each half for itself.
///
/// A path is searched for only so far. Where the ends have not met by then, the furthest way from one of them is
/// taken: what comes out is common still, and no more the longest.
struct CommonSequence {
  /// Which numbers of the two lists are in the common sequence; equally many of each, which pair up in order.
  private(set) var isCommonInFrom: [Bool]
  private(set) var isCommonInTo: [Bool]

  private let from: [Int32]
  private let to: [Int32]
  private let effort: Int
  /// What `MiddleSearch` works on, made once.
  private var forward: [Int]
  private var backward: [Int]

  /// - Parameter effort: How many steps to go from each end before settling for less than the longest.
  /// - Complexity: O((*n* + *m*) × min(*effort*, changes)) time, O(*n* + *m*) memory.
  init(_ from: [Int32], _ to: [Int32], effort: Int) {
    self.from = from
    self.to = to
    self.effort = max(effort, 1)
    isCommonInFrom = [Bool](repeating: false, count: from.count)
    isCommonInTo = [Bool](repeating: false, count: to.count)
    forward = [Int](repeating: 0, count: MiddleSearch.room(from.count, to.count))
    backward = forward
    // Not by recursion: settling for less may cut off a little piece each time.
    var pending = [Box(from: 0..<from.count, to: 0..<to.count)]
    while let box = pending.popLast() {
      let rest = takingEnds(of: box)
      if rest.from.isEmpty || rest.to.isEmpty { continue }
      let (x, y) = middle(of: rest)
      pending.append(Box(from: rest.from.lowerBound..<x, to: rest.to.lowerBound..<y))
      pending.append(Box(from: x..<rest.from.upperBound, to: y..<rest.to.upperBound))
    }
  }

  private struct Box {
    var from: Range<Int>
    var to: Range<Int>
  }

  /// A box without what is common at its two ends.
  private mutating func takingEnds(of box: Box) -> Box {
    var (x, y) = (box.from.lowerBound, box.to.lowerBound)
    var (xEnd, yEnd) = (box.from.upperBound, box.to.upperBound)
    while x < xEnd, y < yEnd, from[x] == to[y] {
      take(x, y)
      x += 1
      y += 1
    }
    while x < xEnd, y < yEnd, from[xEnd - 1] == to[yEnd - 1] {
      xEnd -= 1
      yEnd -= 1
      take(xEnd, yEnd)
    }
    return Box(from: x..<xEnd, to: y..<yEnd)
  }

  private mutating func take(_ x: Int, _ y: Int) {
    isCommonInFrom[x] = true
    isCommonInTo[y] = true
  }

  /// A place on a shortest path through a box whose lists differ at both ends, and at neither corner.
  private mutating func middle(of box: Box) -> MiddleSearch.Place {
    var search = MiddleSearch(box.from, box.to, origin: to.count + 1, &forward, &backward)
    for _ in 0..<effort {
      if let meeting = search.stepForward(from, to, &forward, backward) { return meeting }
      if let meeting = search.stepBackward(from, to, forward, &backward) { return meeting }
    }
    return search.furthest(forward, backward)
  }
}

/// Two frontiers on their way towards each other through a box: between a place in one list and a place in another. A
/// frontier has, for each diagonal (a place in the first list less one in the second), how far along the first list paths
/// of so many steps reach.
///
/// No path leaves the box: before one could, along its last column or row, it has met the other, which comes that way.
struct MiddleSearch {
  typealias Place = (x: Int, y: Int)

  private let x: Range<Int>
  private let y: Range<Int>
  /// Where the frontiers' arrays have diagonal 0.
  private let origin: Int
  private let lowest: Int
  private let highest: Int
  /// On which diagonals the frontiers are; every second one counts.
  private var ahead: ClosedRange<Int>
  private var behind: ClosedRange<Int>

  /// How much room a frontier needs for two lists, one diagonal on each side included.
  static func room(_ count: Int, _ otherCount: Int) -> Int { count + otherCount + 3 }

  /// - Parameter origin: At least one more than the second list has members.
  init(_ x: Range<Int>, _ y: Range<Int>, origin: Int, _ forward: inout [Int], _ backward: inout [Int]) {
    self.x = x
    self.y = y
    self.origin = origin
    lowest = x.lowerBound - y.upperBound
    highest = x.upperBound - y.lowerBound
    let start = x.lowerBound - y.lowerBound
    let end = x.upperBound - y.upperBound
    ahead = start...start
    behind = end...end
    forward[origin + start] = x.lowerBound
    backward[origin + end] = x.upperBound
  }

  /// Whether the frontiers meet in a step forward; otherwise they do in one backward.
  private var meetsForward: Bool { (x.count - y.count) % 2 != 0 }

  /// Takes one step more from the start; the place where that meets the other frontier, if it does.
  mutating func stepForward(_ a: [Int32], _ b: [Int32], _ forward: inout [Int], _ backward: [Int]) -> Place? {
    ahead = widened(ahead, &forward, outside: -1)
    for diagonal in stride(from: ahead.upperBound, through: ahead.lowerBound, by: -2) {
      let index = origin + diagonal
      var reached = max(forward[index - 1] + 1, forward[index + 1])
      while reached < x.upperBound, reached - diagonal < y.upperBound, a[reached] == b[reached - diagonal] {
        reached += 1
      }
      forward[index] = reached
      if meetsForward, behind.contains(diagonal), backward[index] <= reached {
        return (reached, reached - diagonal)
      }
    }
    return nil
  }

  /// Takes one step more from the end.
  mutating func stepBackward(_ a: [Int32], _ b: [Int32], _ forward: [Int], _ backward: inout [Int]) -> Place?
  {
    behind = widened(behind, &backward, outside: .max)
    for diagonal in stride(from: behind.upperBound, through: behind.lowerBound, by: -2) {
      let index = origin + diagonal
      var reached = min(backward[index - 1], backward[index + 1] - 1)
      while reached > x.lowerBound, reached - diagonal > y.lowerBound,
        a[reached - 1] == b[reached - diagonal - 1]
      {
        reached -= 1
      }
      backward[index] = reached
      if !meetsForward, ahead.contains(diagonal), reached <= forward[index] {
        return (reached, reached - diagonal)
      }
    }
    return nil
  }

  /// The furthest place from one of the two corners that a frontier has reached.
  func furthest(_ forward: [Int], _ backward: [Int]) -> Place {
    var best: (way: Int, place: Place) = (-1, (x.lowerBound, y.lowerBound))
    for diagonal in stride(from: ahead.lowerBound, through: ahead.upperBound, by: 2) {
      let reached = min(forward[origin + diagonal], x.upperBound, y.upperBound + diagonal)
      let way = reached - x.lowerBound + (reached - diagonal - y.lowerBound)
      if way > best.way { best = (way, (reached, reached - diagonal)) }
    }
    for diagonal in stride(from: behind.lowerBound, through: behind.upperBound, by: 2) {
      let reached = max(backward[origin + diagonal], x.lowerBound, y.lowerBound + diagonal)
      let way = x.upperBound - reached + (y.upperBound - reached + diagonal)
      if way > best.way { best = (way, (reached, reached - diagonal)) }
    }
    return best.place
  }

  /// A step reaches one diagonal more on each side, or at the box's corners one less.
  private func widened(
    _ range: ClosedRange<Int>, _ frontier: inout [Int], outside: Int
  ) -> ClosedRange<Int> {
    var (low, high) = (range.lowerBound + 1, range.upperBound - 1)
    if range.lowerBound > lowest {
      low = range.lowerBound - 1
      frontier[origin + low - 1] = outside
    }
    if range.upperBound < highest {
      high = range.upperBound + 1
      frontier[origin + high + 1] = outside
    }
    return low...high
  }
}

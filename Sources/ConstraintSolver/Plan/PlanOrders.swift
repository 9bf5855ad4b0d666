/// Two orders of all variables, in each of which one comes before all that it is determined from; and how far a walk
/// against the plan may go in both.
///
/// A variable from which another one is determined comes after it in both. Which of two that have nothing to do with each
/// other comes first is chance, and mostly another one in the second order: so what a walk need not visit to get to a
/// variable is known before it is visited (labels of reachability: Yildirim, Chaoji and Zaki, "GRAIL: Scalable Reachability
/// Index for Large Graphs", Proceedings of the VLDB Endowment 3, 2010).
struct PlanOrders: Sendable {
  #if hasFeature(Embedded)
    // Nothing in a page goes only so far.
    init(in memory: Memory) {}
    mutating func move(to memory: Memory) {}
    @inline(__always) func allows(_ variable: Int32) -> Bool { true }
  #else
    /// By variable; empty where nobody asked.
    private var first: Store<Int32>
    private var second: Store<Int32>
    /// Variables at later places are not visited.
    private var lastFirst = Int32.max
    private var lastSecond = Int32.max

    init(in memory: Memory) {
      first = Store(in: memory)
      second = Store(in: memory)
    }

    mutating func move(to memory: Memory) {
      first = first.copy(in: memory)
      second = second.copy(in: memory)
    }

    var areKnown: Bool { first.count > 0 }

    /// Takes in the orders. Variables that were removed are in neither.
    mutating func learn(_ first: [Int32], _ second: [Int32], variables: Int) {
      self.first.extend(to: variables, with: 0)
      self.second.extend(to: variables, with: 0)
      for place in first.indices { self.first[first[place]] = Int32(place) }
      for place in second.indices { self.second[second[place]] = Int32(place) }
    }

    /// Whether the first may be determined from the second; where this says no, it is not.
    func mayDepend(_ variable: Int32, on other: Int32) -> Bool {
      first[variable] <= first[other] && second[variable] <= second[other]
    }

    /// Lets walks visit only what may be determined from a variable; nil for all.
    mutating func limit(to variable: Int32?) {
      lastFirst = variable.map { first[$0] } ?? .max
      lastSecond = variable.map { second[$0] } ?? .max
    }

    @inline(__always) func allows(_ variable: Int32) -> Bool {
      lastFirst == .max || (first[variable] <= lastFirst && second[variable] <= lastSecond)
    }
  #endif
}

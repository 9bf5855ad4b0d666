import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Hugging and compression resistance, against each other and against constraints.
@Suite struct ContentSizeTests {
  /// Content 100, a constraint `width = target`, and every order of the three priorities, against the best of
  /// the few widths at which a cost can have its least value.
  @Test func everyOrderOfPriorities() throws {
    var cases = 0
    let values = [1.0, 250, 500, 750, 1000]
    for priority in values {
      for hugging in values {
        for resistance in values {
          for target in [60.0, 140] {
            for recorded in [10.0, 80, 120, 200] {
              try check(priority, hugging, resistance, target, recorded)
              cases += 1
            }
          }
        }
      }
    }
    print("content against a constraint:", cases, "cases")
  }

  private func check(
    _ priority: Double, _ hugging: Double, _ resistance: Double, _ target: Double, _ recorded: Double
  ) throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(
      in: root, Rect(x: 0, y: 0, width: recorded, height: 0), content: ContentSize(width: 100, height: nil))
    let priorities = ContentPriorities(
      hugging: Priority(hugging), compressionResistance: Priority(resistance))
    try tree.setContentPriorities(priorities, .horizontal, of: view)
    try tree.relate(view, .width, plus: target, at: priority)
    try layOut(&tree)
    let width = try #require(tree.frame(of: view)).width
    let against = target < 100 ? resistance : hugging
    let clashes = priority == 1000 && against == 1000
    let conflicts = try tree.conflicts(under: root)
    #expect(conflicts.isEmpty == !clashes)
    if clashes {
      // What somebody wrote comes before what the content brings.
      #expect(width == target)
      return
    }
    func costs(_ width: Double) -> [Double] {
      [1000.0, 750, 500, 250, 1].map { level in
        (priority == level ? abs(width - target) : 0) + (hugging == level ? max(width - 100, 0) : 0)
          + (resistance == level ? max(100 - width, 0) : 0)
      } + [abs(width - recorded)]
    }
    let best = [0, target, 100, recorded].min { costs($0).lexicographicallyPrecedes(costs($1)) }
    #expect(width == best, "priority \(priority), \(hugging), \(resistance), \(target), \(recorded)")
  }

  /// Two views side by side, contents 100 and 80, between the edges of a root.
  private func pair(
    _ whole: Double, hugging: (Double, Double) = (250, 250), resistance: (Double, Double) = (750, 750),
    recorded: (Double, Double) = (0, 0)
  ) throws -> (tree: LayoutTree, root: NodeID, first: NodeID, second: NodeID) {
    var tree = LayoutTree()
    let root = try tree.makeRoot(whole, 50)
    let first = try tree.makeView(
      in: root, Rect(x: 0, y: 0, width: recorded.0, height: 10), content: ContentSize(width: 100, height: 10))
    let second = try tree.makeView(
      in: root, Rect(x: 0, y: 0, width: recorded.1, height: 10), content: ContentSize(width: 80, height: 10))
    for (view, own) in [(first, (hugging.0, resistance.0)), (second, (hugging.1, resistance.1))] {
      try tree.setContentPriorities(
        ContentPriorities(hugging: Priority(own.0), compressionResistance: Priority(own.1)), .horizontal,
        of: view)
      try tree.relate(view, .top, .equal, root)
    }
    try tree.relate(first, .leading, .equal, root)
    try tree.relate(second, .leading, .equal, first, .trailing)
    try tree.relate(second, .trailing, .equal, root)
    try layOut(&tree)
    return (tree, root, first, second)
  }

  @Test func theLowerPriorityYields() throws {
    let priorities = [1.0, 249, 250, 251, 749, 750, 999]
    for one in priorities {
      for other in priorities where one != other {
        let grown = try pair(300, hugging: (one, other))
        expectFrame(grown.tree, grown.first, 0, 0, one < other ? 220 : 100, 10)
        let shrunk = try pair(150, resistance: (one, other))
        expectFrame(shrunk.tree, shrunk.first, 0, 0, one < other ? 70 : 100, 10)
        // Beyond nothing the first cannot shrink.
        let tiny = try pair(60, resistance: (one, other))
        expectFrame(tiny.tree, tiny.first, 0, 0, one < other ? 0 : 60, 10)
        #expect(try grown.tree.freedom(under: grown.root).isEmpty)
        #expect(try shrunk.tree.freedom(under: shrunk.root).isEmpty)
      }
    }
  }

  @Test(arguments: [(130.0, 170.0, 130.0), (300, 0, 220), (10, 10, 100), (180, 500, 180)])
  func tiesKeepTheRecordedWidth(first: Double, second: Double, expected: Double) throws {
    let solved = try pair(300, recorded: (first, second))
    expectFrame(solved.tree, solved.first, 0, 0, expected, 10)
    expectFrame(solved.tree, solved.second, expected, 0, 300 - expected, 10)
    let free = try solved.tree.freedom(under: solved.root)
    #expect(free.map(\.node) == [solved.first, solved.second])
    #expect(free.map(\.free) == [.width, [.x, .width]])
  }

  @Test func changesTakeEffect() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root, content: ContentSize(width: 30, height: 20))
    let after = try tree.makeView(in: root)
    try tree.relate(after, .left, .equal, view, .right)
    try layOut(&tree)
    expectFrame(tree, view, 0, 0, 30, 20)
    try tree.setContentSize(ContentSize(width: 50, height: nil), of: view)
    try layOut(&tree)
    expectFrame(tree, view, 0, 0, 50, 0)
    #expect(tree.frame(of: after)?.minX == 50)
    try tree.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), of: view)
    try layOut(&tree)
    // The content is the alignment rectangle's; the frame has the insets besides.
    expectFrame(tree, view, 0, 0, 56, 0)
    #expect(tree.frame(of: after)?.minX == 52)
    try tree.setContentSize(.none, of: view)
    try layOut(&tree)
    expectFrame(tree, view, 0, 0, 0, 0)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Layouts as good as the solved one, stepped through.
@Suite struct AmbiguityExtremeTests {
  /// Two views of 30 and 50 points of content beside each other in 200 points, 8 points apart, which hug and
  /// resist alike: what is left, 112 points, goes to one or the other.
  private func pair() throws -> (tree: LayoutTree, root: NodeID, views: [NodeID]) {
    var tree = LayoutTree()
    let root = try tree.makeRoot(200, 100)
    let first = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 30, height: 10))
    let second = try tree.makeView(in: root, Rect(x: 38, y: 0, width: 162, height: 10))
    for (view, width) in [(first, 30.0), (second, 50)] {
      try tree.setContentSize(ContentSize(width: width, height: 10), of: view)
      try tree.relate(view, .top, .equal, root)
    }
    try tree.relate(first, .left, .equal, root)
    try tree.relate(second, .left, .equal, first, .right, plus: 8)
    try tree.relate(second, .right, .equal, root)
    try layOut(&tree)
    return (tree, root, [first, second])
  }

  @Test func twoViewsSwapWhatIsLeft() throws {
    var (tree, root, views) = try pair()
    let extremes = try tree.ambiguityExtremes(under: root)
    #expect(extremes.map(\.number) == Array(repeating: FramePartID(node: views[0], part: .width), count: 2))
    #expect(extremes.map(\.isGreatest) == [false, true])
    #expect(extremes.map(\.isBounded) == [true, true])
    #expect(extremes.map(\.value) == [30, 142])
    try tree.take(extremes[1])
    expectFrame(tree, views[0], 0, 0, 142, 10)
    expectFrame(tree, views[1], 150, 0, 50, 10)
    try tree.take(extremes[0])
    expectFrame(tree, views[0], 0, 0, 30, 10)
    expectFrame(tree, views[1], 38, 0, 162, 10)
  }

  @Test func whatIsOpenStaysOpen() throws {
    var (tree, root, _) = try pair()
    let before = try tree.freedom(under: root).map(\.free)
    for extreme in try tree.ambiguityExtremes(under: root) {
      try tree.take(extreme)
      #expect(try tree.freedom(under: root).map(\.free) == before)
      try tree.checkInvariants()
    }
  }

  @Test func withoutABoundItIsAHundredPointsAway() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 300)
    let view = try tree.makeView(in: root, Rect(x: 40, y: 0, width: 10, height: 10))
    try tree.relate(view, .top, .equal, root)
    try tree.relate(view, .width, plus: 10)
    try tree.relate(view, .height, plus: 10)
    try layOut(&tree)
    let extremes = try tree.ambiguityExtremes(of: view)
    #expect(extremes.map(\.value) == [-60, 140])
    #expect(extremes.map(\.isBounded) == [false, false])
    try tree.take(extremes[0])
    expectFrame(tree, view, -60, 0, 10, 10)
  }

  @Test func alignmentInsetsCount() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 300)
    let view = try tree.makeView(in: root, Rect(x: 40, y: 0, width: 10, height: 10))
    try tree.setAlignmentInsets(EdgeInsets(top: 0, left: 3, bottom: 0, right: 4), of: view)
    try tree.relate(view, .top, .equal, root)
    try tree.relate(view, .height, plus: 10)
    try tree.relate(view, .width, .lessThanOrEqual, plus: 50)
    try layOut(&tree)
    for extreme in try tree.ambiguityExtremes(of: view) {
      try tree.take(extreme)
      let frame = try #require(tree.frame(of: view))
      #expect(abs(frame[extreme.number.part] - extreme.value) < 1e-9)
    }
  }

  @Test func nothingIsOpenNothingIsTaken() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 300)
    try layOut(&tree)
    #expect(try tree.ambiguityExtremes(under: root).isEmpty)
  }
}

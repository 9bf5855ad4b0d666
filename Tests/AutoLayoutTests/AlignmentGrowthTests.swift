import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Alignment rectangles whose distances from their frames grow with these.
@Suite struct AlignmentGrowthTests {
  private static let half = EdgeInsets(top: 0, left: 0, bottom: 0.5, right: 0.5)

  @Test func frameOfAContent() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(320, 504)
    let view = try tree.makeView(in: root, content: ContentSize(width: 100, height: 60))
    try tree.setAlignmentInsets(.zero, growth: Self.half, of: view)
    try tree.relate(view, .centerX, .equal, root)
    try tree.relate(view, .bottom, .equal, root)
    try layOut(&tree)
    // The middle of 100 points at 160, and 60 points up to 504; frames are twice as large.
    expectFrame(tree, view, 110, 444, 200, 120)
    #expect(tree.alignmentRect(of: view) == Rect(x: 110, y: 444, width: 100, height: 60))
    #expect(tree.alignmentInsets(of: view) == EdgeInsets(top: 0, left: 0, bottom: 60, right: 100))
    #expect(try tree.freedom(under: root).isEmpty)
  }

  /// A quarter of the width and 3 points at the left, an eighth and 1 at the right: of 200 points 53 and 26 are left out.
  @Test func bothEdgesAndBaselines() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(400, 300)
    let view = try tree.makeView(in: root)
    try tree.setAlignmentInsets(
      EdgeInsets(top: 2, left: 3, bottom: 0, right: 1),
      growth: EdgeInsets(top: 0.25, left: 0.25, bottom: 0, right: 0.125), of: view)
    try tree.setBaselines(Baselines(firstFromTop: 10, lastFromBottom: nil), of: view)
    try tree.relate(view, .left, .equal, root, plus: 60)
    try tree.relate(view, .right, .equal, root, plus: -219)
    try tree.relate(view, .firstBaseline, .equal, root, .top, plus: 100)
    try tree.relate(view, .bottom, .equal, root, plus: -180)
    try layOut(&tree)
    // The height is (120 − 90 + 2) · 4 / 3 = 128 / 3.
    expectFrame(tree, view, 7, 120 - 128.0 / 3, 200, 128.0 / 3)
    let middle = try tree.value(of: LayoutNumber(Anchor(view, .centerX)))
    #expect(abs(middle - (60 + 181) / 2) < 1e-9)
  }

  /// An end of what is open is one of the frame, and the row that holds it there is one of the alignment rectangle.
  @Test func extremes() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 300)
    let view = try tree.makeView(in: root, Rect(x: 40, y: 0, width: 10, height: 10))
    try tree.setAlignmentInsets(
      EdgeInsets(top: 0, left: 3, bottom: 0, right: 0),
      growth: EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0),
      of: view)
    try tree.relate(view, .top, .equal, root)
    try tree.relate(view, .height, plus: 10)
    try tree.relate(view, .width, .lessThanOrEqual, plus: 50)
    try layOut(&tree)
    for extreme in try tree.ambiguityExtremes(of: view) where extreme.number.part == .width {
      try tree.take(extreme)
      let frame = try #require(tree.frame(of: view))
      #expect(abs(frame[extreme.number.part] - extreme.value) < 1e-9)
    }
  }
}

/// What is said to be open, and what is not.
@Suite struct OpenExpressionTests {
  @Test func sumsThatAreDecidedOfPartsThatAreNot() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root)
    try tree.relate(view, .right, .equal, root)
    try layOut(&tree)
    func isOpen(_ attribute: Attribute) throws -> Bool {
      try tree.isOpen(tree.expression(of: LayoutNumber(Anchor(view, attribute))))
    }
    #expect(try !isOpen(.right))
    for attribute in [Attribute.left, .width, .centerX, .top, .bottom, .height] {
      #expect(try isOpen(attribute), "\(attribute)")
    }
    #expect(try !tree.isOpen(LayoutExpression([], constant: 3)))
  }

  /// On some axes a node may be open by design; what hangs on it is not.
  @Test func nodesThatAreNotAsked() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let (guide, view) = (try tree.makeView(in: root), try tree.makeView(in: root))
    try tree.setUnaskedAxes(.horizontal, of: guide)
    try tree.relate(guide, .height, plus: 20)
    try tree.place(view, in: root, 0, 0, 10, 10)
    try layOut(&tree)
    #expect(try tree.freedom(under: root).map { $0.free } == [.y])
    #expect(try tree.freedomGroups(under: root) == [[FramePartID(node: guide, part: .y)]])
    let follower = try tree.makeView(in: root)
    try tree.relate(follower, .left, .equal, guide)
    try layOut(&tree)
    #expect(try tree.freedom(under: root).first { $0.node == follower }?.free == [.x, .y, .width, .height])
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Heights that depend on widths: first the width, then the height.
@Suite struct WidthDependentContentTests {
  private func makeText(
    _ tree: inout LayoutTree, in parent: NodeID, width: Double? = nil
  ) throws -> NodeID {
    let text = try tree.makeView(in: parent, content: ContentSize(width: width, height: 1))
    try tree.setContentDependsOnWidth(true, of: text)
    return text
  }

  @Test func theHeightFollowsTheWidth() throws {
    var tree = LayoutTree()
    let provider = AreaText(area: 3600)
    tree.contentProvider = provider
    let root = try tree.makeRoot(200, 400)
    let text = try makeText(&tree, in: root)
    try tree.relate(text, .leading, .equal, root, plus: 10)
    try tree.relate(text, .trailing, .equal, root, plus: -10)
    try tree.relate(text, .top, .equal, root)
    let below = try tree.makeView(in: root)
    try tree.relate(below, .top, .equal, text, .bottom, plus: 8)
    try layOut(&tree)
    expectFrame(tree, text, 10, 0, 180, 20)
    #expect(tree.frame(of: below)?.minY == 28)
    // Once for each width, and again where the content may be another one.
    #expect(provider.questions == 1)
    try tree.setGivenFrame(Rect(x: 0, y: 0, width: 200, height: 500), of: root)
    try layOut(&tree)
    expectFrame(tree, text, 10, 0, 180, 20)
    #expect(provider.questions == 1)
    try tree.setNeedsContentSize(of: text)
    try layOut(&tree)
    #expect(provider.questions == 2)
    try tree.setContentSize(ContentSize(width: nil, height: 7), of: text)
    try layOut(&tree)
    expectFrame(tree, text, 10, 0, 180, 20)
    #expect(provider.questions == 3)
    try tree.setGivenFrame(Rect(x: 0, y: 0, width: 110, height: 400), of: root)
    try layOut(&tree)
    expectFrame(tree, text, 10, 0, 90, 40)
    #expect(provider.questions == 4)
    #expect(tree.frame(of: below)?.minY == 48)
    #expect(try tree.freedom(under: root).map(\.node) == [below])
  }

  @Test func theProposedWidthIsTheAlignmentRectangles() throws {
    var tree = LayoutTree()
    tree.contentProvider = AreaText(area: 1000)
    let root = try tree.makeRoot(200, 400)
    let text = try makeText(&tree, in: root)
    try tree.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), of: text)
    try tree.relate(text, .width, plus: 100)
    try layOut(&tree)
    expectFrame(tree, text, 0, 0, 106, 14)
  }

  @Test func aWidthOfItsOwnIsKeptOrCompressed() throws {
    for (limit, expected) in [(500.0, 300.0), (150, 150)] {
      var tree = LayoutTree()
      tree.contentProvider = AreaText(area: 6000)
      let root = try tree.makeRoot(600, 400)
      let text = try makeText(&tree, in: root, width: 300)
      try tree.relate(text, .width, .lessThanOrEqual, plus: limit)
      try layOut(&tree)
      expectFrame(tree, text, 0, 0, expected, 6000 / expected)
    }
  }

  @Test func textsInStacks() throws {
    var tree = LayoutTree()
    tree.contentProvider = AreaText(area: 2000)
    let root = try tree.makeRoot(210, 600)
    let stack = try tree.makeView(in: root)
    let texts = try (0..<2).map { _ in try makeText(&tree, in: stack) }
    try tree.relate(stack, .leading, .equal, root)
    try tree.relate(stack, .trailing, .equal, root)
    try tree.relate(stack, .top, .equal, root)
    let row = StackArrangement(
      axis: .horizontal, distribution: .fillEqually, spacing: 10, arranged: texts.map { .init($0) })
    try tree.setStack(row, of: stack)
    try layOut(&tree)
    expectFrame(tree, stack, 0, 0, 210, 20)
    expectFrame(tree, texts[1], 110, 0, 100, 20)
    var column = row
    column.axis = .vertical
    column.distribution = .fill
    try tree.setStack(column, of: stack)
    try layOut(&tree)
    expectFrame(tree, texts[1], 0, 2000.0 / 210 + 10, 210, 2000.0 / 210)
  }

  @Test func aWidthThatDependsOnTheHeightTakesAnotherRound() throws {
    var tree = LayoutTree()
    tree.contentProvider = AreaText(area: 2000)
    let root = try tree.makeRoot(100, 400)
    let text = try makeText(&tree, in: root)
    let beside = try tree.makeView(in: root)
    try tree.fill(text, root)
    // The height is the root's: what the text wants changes nothing.
    try tree.relate(beside, .width, .equal, text, .height)
    try layOut(&tree)
    expectFrame(tree, text, 0, 0, 100, 400)
    #expect(tree.frame(of: beside)?.width == 400)
  }

  @Test func whatNeverSettlesEnds() throws {
    for provider in [Unsteady() as any ContentProvider, Fickle()] {
      var tree = LayoutTree()
      tree.contentProvider = provider
      let root = try tree.makeRoot(400, 400)
      let text = try makeText(&tree, in: root)
      try tree.relate(text, .width, .equal, text, .height)
      for _ in 0..<5 {
        try layOut(&tree)
        let frame = try #require(tree.frame(of: text))
        #expect(frame.width == frame.height)
        #expect(tree.contentSize(of: text).height == frame.height)
      }
    }
  }

  @Test func aHeightThatIsNoNumberIsAnError() throws {
    var tree = LayoutTree()
    tree.contentProvider = Senseless()
    let root = try tree.makeRoot(400, 400)
    let text = try makeText(&tree, in: root)
    try tree.relate(text, .width, plus: 30)
    #expect(throws: LayoutError.self) { try tree.layout() }
    expectConsistent(tree)
    tree.contentProvider = nil
    try layOut(&tree)
    expectFrame(tree, text, 0, 0, 30, 1)
  }

  @Test func aCopyAsksTheSameProvider() throws {
    var tree = LayoutTree()
    tree.contentProvider = AreaText(area: 1000)
    let root = try tree.makeRoot(100, 100)
    let text = try makeText(&tree, in: root)
    try tree.relate(text, .width, .equal, root)
    try layOut(&tree)
    var copy = tree
    try copy.setGivenFrame(Rect(x: 0, y: 0, width: 50, height: 100), of: root)
    try layOut(&copy)
    expectFrame(copy, text, 0, 0, 50, 20)
    expectFrame(tree, text, 0, 0, 100, 10)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Inside a scroll view its edges are those of its content; its width and height are its frame's.
@Suite struct ScrollViewTests {
  private struct Scene {
    var tree = LayoutTree()
    let root: NodeID
    let scroll: NodeID
    let content: NodeID
    let view: NodeID

    init() throws {
      root = try tree.makeRoot()
      scroll = try tree.makeFixed(in: root, 50, 60, 200, 100)
      content = try tree.addNode(parent: scroll, placement: .scrollContent)
      try tree.setContentArea(content, of: scroll)
      view = try tree.makeView(in: scroll)
    }
  }

  @Test func edgesAreTheContents() throws {
    var scene = try Scene()
    try scene.tree.relate(scene.view, .leading, .equal, scene.scroll, plus: 10)
    try scene.tree.relate(scene.view, .trailing, .equal, scene.scroll, plus: -20)
    try scene.tree.relate(scene.view, .top, .equal, scene.scroll, plus: 5)
    try scene.tree.relate(scene.scroll, .bottom, .equal, scene.view, plus: 7)
    try scene.tree.relate(scene.view, .width, plus: 300)
    try scene.tree.relate(scene.view, .height, .equal, scene.scroll, times: 2)
    try layOut(&scene.tree)
    expectFrame(scene.tree, scene.view, 10, 5, 300, 200)
    expectFrame(scene.tree, scene.content, 0, 0, 330, 212)
    expectFrame(scene.tree, scene.scroll, 50, 60, 200, 100)
    #expect(try scene.tree.freedom(under: scene.root).isEmpty)
  }

  @Test func theContentAreaAsAGuideIsTheSame() throws {
    var scene = try Scene()
    try scene.tree.fill(scene.view, scene.content, inset: 10)
    try scene.tree.relate(scene.view, .width, plus: 300)
    try scene.tree.relate(scene.view, .height, plus: 40)
    try layOut(&scene.tree)
    expectFrame(scene.tree, scene.view, 10, 10, 300, 40)
    expectFrame(scene.tree, scene.content, 0, 0, 320, 60)
  }

  @Test func deepDescendantsAndCenters() throws {
    var scene = try Scene()
    try scene.tree.place(scene.view, in: scene.scroll, 20, 30, 100, 100)
    let deep = try scene.tree.makeView(in: scene.view)
    try scene.tree.relate(deep, .right, .equal, scene.scroll, plus: -8)
    try scene.tree.relate(deep, .centerX, .equal, scene.scroll)
    try scene.tree.relate(scene.content, .width, plus: 500)
    try layOut(&scene.tree)
    // The center is the frame's, 100; the edge is the content's, 500; all in the view's coordinates.
    let frame = try #require(scene.tree.frame(of: deep))
    #expect(frame.minX == 100 - 392 - 20)
    #expect(frame.width == 784)
  }

  @Test func siblingsMeanTheFrame() throws {
    var scene = try Scene()
    let below = try scene.tree.makeView(in: scene.root)
    try scene.tree.relate(below, .top, .equal, scene.scroll, .bottom)
    try scene.tree.relate(below, .left, .equal, scene.scroll, .right)
    try scene.tree.relate(scene.content, .width, plus: 900)
    try layOut(&scene.tree)
    #expect(scene.tree.frame(of: below)?.origin == Point(x: 250, y: 160))
  }

  @Test func theFrameGuideIsTheFrame() throws {
    var scene = try Scene()
    let guide = try scene.tree.addNode(parent: scene.scroll, placement: .insets(.zero))
    try scene.tree.fill(scene.view, scene.content)
    try scene.tree.relate(scene.view, .width, .equal, guide)
    try scene.tree.relate(scene.view, .height, plus: 700)
    try layOut(&scene.tree)
    expectFrame(scene.tree, guide, 0, 0, 200, 100)
    expectFrame(scene.tree, scene.content, 0, 0, 200, 700)
  }

  @Test func rightToLeft() throws {
    var scene = try Scene()
    for node in scene.tree.members(under: scene.root) {
      try scene.tree.setDirection(.rightToLeft, of: node)
    }
    try scene.tree.relate(scene.view, .leading, .equal, scene.scroll, plus: 10)
    try scene.tree.relate(scene.view, .trailing, .equal, scene.scroll, plus: -20)
    try scene.tree.relate(scene.view, .width, plus: 300)
    // A third of the content's width from its right edge.
    let mark = try scene.tree.makeView(in: scene.scroll)
    try scene.tree.setDirection(.rightToLeft, of: mark)
    try scene.tree.relate(mark, .leading, .equal, scene.scroll, .trailing, times: 1.0 / 3)
    try layOut(&scene.tree)
    expectFrame(scene.tree, scene.content, 0, 0, 330, 0)
    expectFrame(scene.tree, scene.view, 20, 0, 300, 0)
    expectFrame(scene.tree, mark, 220, 0, 0, 0)
  }

  @Test func withoutContentAreaTheEdgesAreTheFrames() throws {
    var scene = try Scene()
    try scene.tree.fill(scene.view, scene.scroll)
    try layOut(&scene.tree)
    #expect(try scene.tree.freedom(under: scene.root).count == 2)
    try scene.tree.setContentArea(nil, of: scene.scroll)
    try layOut(&scene.tree)
    expectFrame(scene.tree, scene.view, 0, 0, 200, 100)
  }
}

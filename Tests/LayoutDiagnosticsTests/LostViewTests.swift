import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

/// A screen of 414 × 800 with a few views, and what stands behind them.
private struct Hierarchy {
  var named: NamedTree
  var objects = LayoutObjects()

  init() throws {
    named = try NamedTree()
    note(named.root, "UIView")
  }

  /// - Parameter content: The size of the view's content.
  mutating func add(
    _ className: String, in parent: NodeID? = nil, content: ContentSize = .none,
    _ change: (inout InspectedItem) -> Void = { _ in }
  ) throws -> NodeID {
    let node = try named.add(className, in: parent, content: content)
    note(node, className, change)
    return node
  }

  private mutating func note(
    _ node: NodeID, _ className: String, _ change: (inout InspectedItem) -> Void = { _ in }
  ) {
    var item = InspectedItem(
      ConsoleItem(className, UInt64(objects.items.count + 1)), isView: true,
      superclasses: className == "UIView" ? [] : ["UIView"])
    change(&item)
    objects.items[node] = item
  }

  /// Puts a view at a place, in the coordinates of another.
  mutating func place(
    _ node: NodeID, in owner: NodeID? = nil, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws {
    try named.relate(node, .left, .equal, owner ?? named.root, plus: x)
    try named.relate(node, .top, .equal, owner ?? named.root, plus: y)
    try named.relate(node, .width, plus: width)
    try named.relate(node, .height, plus: height)
  }

  mutating func lost(includingSpacers: Bool = false) throws -> [LostView] {
    try named.tree.layout()
    return try LayoutInspection(named.tree, objects).lostViews(
      under: named.root, includingSpacers: includingSpacers)
  }

  /// What the rows demand.
  func formulas(_ rows: [RowSource]) -> [String] {
    let words = ConstraintWords(named.tree, objects.names)
    return rows.map { words.words($0).text }
  }
}

/// Expected values follow from the constraints of each test.
@Suite("Lost views")
struct LostViewTests {
  private static let text = ContentSize(width: 60, height: 20)

  @Test func whatIsSeenWholeIsNotLost() throws {
    var tree = try Hierarchy()
    let label = try tree.add("UILabel", content: Self.text)
    try tree.place(label, 0, 780, 60, 20)
    // Half a pixel less is not a content that is cut.
    let other = try tree.add("UILabel", content: Self.text)
    try tree.place(other, 354, 0, 59.5, 20)
    #expect(try tree.lost().isEmpty)
  }

  // MARK: No extent

  /// A is three times B and twice B: both are nothing, and nothing conflicts or is open.
  @Test func contradictingRatiosLeaveNothing() throws {
    var tree = try Hierarchy()
    let a = try tree.add("UIView") { $0.hasBackground = true }
    let b = try tree.add("UIView") { $0.hasBackground = true }
    for view in [a, b] {
      try tree.named.relate(view, .left, .equal, tree.named.root)
      try tree.named.placeVertically(view)
    }
    try tree.named.relate(a, .width, .equal, b, times: 3)
    try tree.named.relate(a, .width, .equal, b, times: 2)
    let lost = try tree.lost()
    #expect(lost.map(\.loss) == [.empty(.horizontal)])
    #expect(lost.first.map { [$0.node] + $0.followers } == [a, b])
    #expect(lost.first?.isFolded == false)
    #expect(lost.first?.rows.count == 2)
  }

  @Test func aConstantOfNothingFolds() throws {
    var tree = try Hierarchy()
    let label = try tree.add("UILabel", content: Self.text)
    try tree.place(label, 20, 20, 60, 0)
    let lost = try tree.lost()
    #expect(lost.map(\.loss) == [.empty(.vertical)])
    #expect(lost.first?.isFolded == true)
    #expect(lost.first.map { tree.formulas($0.rows) } == ["UILabel.height = 0"])
  }

  @Test func emptyViewsAreMissedByNobody() throws {
    var tree = try Hierarchy()
    let spacer = try tree.add("UIView")
    try tree.place(spacer, 20, 20, 0, 0)
    let label = try tree.add("UILabel", content: ContentSize(width: 0, height: 0))
    try tree.place(label, 20, 20, 0, 0)
    #expect(try tree.lost().isEmpty)
    #expect(try tree.lost(includingSpacers: true).map(\.node) == [spacer, label])
    // What is inside makes it a loss.
    let inside = try tree.add("UILabel", in: spacer, content: Self.text)
    try tree.place(inside, in: spacer, 0, 0, 60, 20)
    #expect(try tree.lost().map(\.node) == [spacer])
  }

  // MARK: Out of sight

  /// The view that the literature left at (-20, -20), and beyond each of the other edges.
  @Test(arguments: [
    (-40.0, -40.0, LostView.Beyond.Side.left, 20.0), (-40, 100, .left, 20), (414, 100, .right, 0),
    (500, 100, .right, 86), (100, -50, .above, 30), (100, 830, .below, 30),
  ])
  func outside(_ x: Double, _ y: Double, _ side: LostView.Beyond.Side, _ distance: Double) throws {
    var tree = try Hierarchy()
    let view = try tree.add("UIView")
    try tree.place(view, x, y, 20, 20)
    let lost = try tree.lost()
    guard case .offScreen(let beyond)? = lost.first?.loss else {
      Issue.record("\(lost)")
      return
    }
    #expect(beyond.side == side && beyond.distance == distance)
    let isHorizontal = side == .left || side == .right
    let row = isHorizontal ? "UIView 0x2.left = UIView 0x1.left" : "UIView 0x2.top = UIView 0x1.top"
    #expect(lost.first.map { tree.formulas($0.rows).contains { $0.hasPrefix(row) } } == true)
  }

  @Test(arguments: [-19.0, 0, 413])
  func partOfAViewIsEnough(_ x: Double) throws {
    var tree = try Hierarchy()
    try tree.place(try tree.add("UIView"), x, 100, 20, 20)
    #expect(try tree.lost().isEmpty)
  }

  @Test func whatHangsOnALostViewFollows() throws {
    var tree = try Hierarchy()
    let first = try tree.add("UIView")
    try tree.place(first, -100, 100, 20, 20)
    let inside = try tree.add("UIView", in: first)
    try tree.place(inside, in: first, 0, 0, 10, 10)
    let next = try tree.add("UIView")
    try tree.named.relate(next, .left, .equal, first, .right, plus: 8)
    try tree.named.relate(next, .top, .equal, first)
    try tree.named.relate(next, .width, plus: 20)
    try tree.named.relate(next, .height, plus: 20)
    let lost = try tree.lost()
    #expect(lost.map(\.node) == [first])
    #expect(lost.first?.followers == [inside, next])
  }

  @Test func hiddenViewsAreNotLost() throws {
    var tree = try Hierarchy()
    let outer = try tree.add("UIView") { $0.isHidden = true }
    try tree.place(outer, 0, 0, 100, 100)
    try tree.place(try tree.add("UIView", in: outer), in: outer, -300, 0, 20, 20)
    #expect(try tree.lost().isEmpty)
  }

  /// Whether a class scrolls is known by its name or that of what it derives from.
  @Test(arguments: ["UIScrollView", "FeedView"])
  func whatScrollingReachesIsNotLost(_ className: String) throws {
    var tree = try Hierarchy()
    let scroll = try tree.add(className) { $0.superclasses = ["UIScrollView", "UIView"] }
    try tree.place(scroll, 0, 0, 414, 800)
    try tree.place(try tree.add("UIView", in: scroll), in: scroll, 0, 2000, 20, 20)
    #expect(try tree.lost().isEmpty)
  }

  @Test func clippedAwayByTheViewAround() throws {
    var tree = try Hierarchy()
    let card = try tree.add("UIView") { $0.clipsToBounds = true }
    try tree.place(card, 100, 100, 100, 100)
    let view = try tree.add("UIView", in: card)
    try tree.place(view, in: card, 0, 120, 20, 20)
    #expect(try tree.lost().map(\.loss) == [.clippedAway(by: card, .init(side: .below, distance: 20))])
    tree.objects.items[card]?.clipsToBounds = false
    #expect(try tree.lost().isEmpty)
  }

  // MARK: Too small

  @Test func squeezedTextNamesWhatOutranksIt() throws {
    var tree = try Hierarchy()
    let label = try tree.add("UILabel", content: Self.text)
    try tree.place(label, 20, 20, 40, 20)
    let lost = try tree.lost()
    #expect(
      lost.map(\.loss) == [.squeezed(.init(content: .text, axis: .horizontal, needed: 60, given: 40))])
    #expect(lost.first.map { tree.formulas($0.rows) } == ["UILabel.width = 40"])
  }

  /// A label is lost where it is cut most.
  @Test func theWorseAxisIsTold() throws {
    var tree = try Hierarchy()
    let label = try tree.add("UILabel", content: Self.text)
    try tree.place(label, 20, 20, 50, 5)
    #expect(
      try tree.lost().map(\.loss) == [.squeezed(.init(content: .text, axis: .vertical, needed: 20, given: 5))]
    )
  }

  @Test(arguments: [
    ("Scale To Fill", true, false), ("Scale Aspect Fill", true, false), ("Scale Aspect Fit", true, false),
    ("Center", true, true), ("Top Left", true, true), ("Center", false, false),
  ])
  func imagesAreCutWhereNothingScalesThem(_ mode: String, _ clips: Bool, _ isLost: Bool) throws {
    var tree = try Hierarchy()
    let image = try tree.add("UIImageView", content: ContentSize(width: 100, height: 100)) {
      $0.contentMode = mode
      $0.clipsToBounds = clips
    }
    try tree.place(image, 20, 20, 100, 80)
    let squeeze = LostView.Squeeze(content: .image, axis: .vertical, needed: 100, given: 80)
    #expect(try tree.lost().map(\.loss) == (isLost ? [.squeezed(squeeze)] : []))
  }

  /// Fields scroll what is typed, sliders are as long as they are.
  @Test(arguments: ["UITextField", "UISlider", "UITextView"])
  func elasticControlsAreNotSqueezed(_ className: String) throws {
    var tree = try Hierarchy()
    try tree.place(try tree.add(className, content: Self.text), 20, 20, 40, 20)
    #expect(try tree.lost().isEmpty)
  }
}

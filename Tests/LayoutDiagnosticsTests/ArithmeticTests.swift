import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

@Suite("The sum that does not come out")
struct ArithmeticTests {
  /// The sentence for the only conflict of a tree.
  private func sentence(
    _ named: NamedTree, broken: LayoutConstraintID? = nil, gap: Double,
    at location: SourceLocation = #_sourceLocation
  ) throws -> String? {
    var named = named
    let reports = try named.words().conflicts(under: named.root)
    #expect(reports.count == 1, sourceLocation: location)
    let report = try #require(reports.first, sourceLocation: location)
    if let broken { #expect(report.broken == .constraint(broken), sourceLocation: location) }
    #expect(abs(try #require(report.gap) - gap) < 1e-6, sourceLocation: location)
    return report.arithmetic?.text
  }

  @Test func aWidthBetweenPinnedEdges() throws {
    var named = try NamedTree()
    let view = try named.add("Card")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root, plus: 20)
    try named.relate(named.root, .trailing, .equal, view, plus: 24)
    let width = try named.relate(view, .width, plus: 335)
    #expect(
      try sentence(named, broken: width, gap: 35)
        == "The others make Card.width = 414 − 20 − 24 = 370; this one wants 335, 35 less")
    try named.tree.setConstant(400, of: width)
    #expect(
      try sentence(named, broken: width, gap: 30)
        == "The others make Card.width = 414 − 20 − 24 = 370; this one wants 400, 30 more")
  }

  @Test func anAspectRatio() throws {
    var named = try NamedTree()
    let view = try named.add("Cover")
    try named.relate(view, .top, .equal, named.root)
    try named.relate(view, .leading, .equal, named.root)
    let ratio = try named.relate(view, .width, .equal, view, .height, times: 2)
    let width = try named.relate(view, .width, plus: 100)
    let height = try named.relate(view, .height, plus: 60)
    #expect(
      try sentence(named, broken: height, gap: 10)
        == "The others make Cover.height = 0.5 × 100 = 50; this one wants 60, 10 more")
    for id in [ratio, width] { try named.tree.remove(id) }
    try named.relate(view, .width, plus: 100)
    let last = try named.relate(view, .width, .equal, view, .height, times: 2)
    #expect(
      try sentence(named, broken: last, gap: 20)
        == "The others make Cover.width − 2 × Cover.height = 100 − 2 × 60 = −20; this one wants 0, 20 more")
  }

  @Test func aMultipleOfTheSuperview() throws {
    var named = try NamedTree(400, 400)
    let view = try named.add("Half")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root)
    try named.relate(view, .width, .equal, named.root, times: 0.5, plus: 10)
    let width = try named.relate(view, .width, plus: 150)
    #expect(
      try sentence(named, broken: width, gap: 60)
        == "The others make Half.width = 0.5 × 400 + 10 = 210; this one wants 150, 60 less")
  }

  @Test func inequalitiesMakeBounds() throws {
    var named = try NamedTree(400, 400)
    let view = try named.add("Text")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root, plus: 20)
    try named.relate(view, .trailing, .lessThanOrEqual, named.root, plus: -150)
    let width = try named.relate(view, .width, .greaterThanOrEqual, plus: 300)
    #expect(
      try sentence(named, broken: width, gap: 70)
        == "The others make Text.width ≤ 400 − 20 − 150 = 230; this one wants at least 300, 70 more")
  }

  @Test func twoThatContradictEachOther() throws {
    var named = try NamedTree()
    let view = try named.add("Text")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root)
    try named.relate(view, .width, .greaterThanOrEqual, plus: 100)
    let width = try named.relate(view, .width, .lessThanOrEqual, plus: 60)
    #expect(
      try sentence(named, broken: width, gap: 40)
        == "The other makes Text.width ≥ 100; this one wants at most 60, 40 less")
    try named.tree.remove(width)
    let negative = try named.relate(view, .trailing, .equal, view, .leading, plus: -5)
    #expect(
      try sentence(named, broken: negative, gap: 5)
        == "The other makes Text.trailing − Text.leading ≥ 0; this one wants −5, 5 less")
  }

  @Test func negativeConstantsAreAddedWhereTheyPushOut() throws {
    var named = try NamedTree(400, 400)
    let view = try named.add("Bleed")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root, plus: -10)
    try named.relate(view, .trailing, .equal, named.root, plus: 10)
    let width = try named.relate(view, .width, plus: 400)
    #expect(
      try sentence(named, broken: width, gap: 20)
        == "The others make Bleed.width = 400 + 10 + 10 = 420; this one wants 400, 20 less")
  }

  @Test func marginsAndAlignmentInsetsAreNamed() throws {
    var named = try NamedTree(400, 400)
    let view = try named.add("Form")
    try named.placeVertically(view)
    try named.tree.setMargins(EdgeInsets(all: 8), of: named.root)
    try named.relate(view, .leading, .equal, named.root, .leadingMargin, plus: 12)
    try named.relate(view, .trailing, .equal, named.root, .trailingMargin, plus: -12)
    let width = try named.relate(view, .width, plus: 380)
    #expect(
      try sentence(named, broken: width, gap: 20)
        == """
        The others make Form.width = 400 − 12 − 12 − 16 (margins and insets) = 360; this one wants 380, 20 more
        """)
    // The frame is 2 points wider at each side than what constraints speak of, which they do not see here.
    try named.tree.setAlignmentInsets(EdgeInsets(all: 2), of: view)
    #expect(
      try sentence(named, broken: width, gap: 20)
        == """
        The others make Form.width = 400 − 12 − 12 − 16 (margins and insets) = 360; this one wants 380, 20 more
        """)
  }

  @Test func contentThatIsRequired() throws {
    var named = try NamedTree()
    let view = try named.add("Icon", content: ContentSize(width: 80, height: 20))
    try named.setPriorities(1000, 1000, of: view)
    try named.relate(view, .top, .equal, named.root)
    try named.relate(view, .leading, .equal, named.root)
    let width = try named.relate(view, .width, plus: 50)
    #expect(
      try sentence(named, gap: 30) == "The other makes Icon.width = 50; this one wants at least 80, 30 more")
    try named.tree.setConstant(100, of: width)
    #expect(
      try sentence(named, gap: 20) == "The other makes Icon.width = 100; this one wants at most 80, 20 less")
  }

  @Test func autoresizingMasks() throws {
    var named = try NamedTree(400, 400)
    let fixed = try named.add(
      "Box", Rect(x: 10, y: 20, width: 60, height: 40), .mask([], container: Size(width: 400, height: 400)))
    let indent = try named.relate(fixed, .leading, .equal, named.root, plus: 30)
    #expect(
      try sentence(named, broken: indent, gap: 20)
        == "The other makes Box.leading − Screen.leading = 10; this one wants 30, 20 more")
    try named.tree.remove(fixed)
    let stretched = try named.add(
      "Bar", Rect(x: 0, y: 0, width: 300, height: 40),
      .mask(.flexibleWidth, container: Size(width: 300, height: 400)))
    let width = try named.relate(stretched, .width, plus: 320)
    // 400 points of a screen that had 300 when the bar was made.
    #expect(
      try sentence(named, broken: width, gap: 80)
        == "The others make Bar.width = 400; this one wants 320, 80 less")
  }

  @Test func stackViews() throws {
    var named = try NamedTree()
    let stack = try named.add("Row")
    let views = try ["First", "Second"].map { try named.add($0, in: stack) }
    try named.tree.setStack(
      StackArrangement(axis: .horizontal, spacing: 10, arranged: views.map { .init($0) }), of: stack)
    try named.placeVertically(stack)
    try named.relate(stack, .leading, .equal, named.root)
    for view in views { try named.relate(view, .width, plus: 80) }
    let width = try named.relate(stack, .width, plus: 100)
    #expect(
      try sentence(named, broken: width, gap: 70)
        == "The others make Row.width = 10 + 80 + 80 = 170; this one wants 100, 70 less")
  }

  /// The same row counts twice where others hang on it twice.
  @Test func aConstantThatCountsTwice() throws {
    var named = try NamedTree(400, 400)
    let views = try ["First", "Second"].map { try named.add($0) }
    for view in views { try named.placeVertically(view) }
    try named.relate(views[0], .leading, .equal, named.root, plus: 16)
    try named.relate(views[1], .leading, .equal, views[0], .trailing, plus: 8)
    try named.relate(views[1], .trailing, .equal, named.root, plus: -16)
    try named.relate(views[1], .width, .equal, views[0])
    let width = try named.relate(views[0], .width, plus: 200)
    #expect(
      try sentence(named, broken: width, gap: 20)
        == """
        The others make First.width = 0.5 × 400 − 0.5 × 16 − 0.5 × 8 − 0.5 × 16 = 180; \
        this one wants 200, 20 more
        """)
  }
}

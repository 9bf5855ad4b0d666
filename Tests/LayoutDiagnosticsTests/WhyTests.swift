import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import TestSupport
import Testing

/// Expected chains are worked out by hand from the constraints that each test adds.
@Suite("Why a number is what it is")
struct WhyTests {
  private func chain(_ named: inout NamedTree, _ node: NodeID, _ attribute: Attribute) throws -> [String] {
    let explanation = try named.inspection().why(Anchor(node, attribute))
    return explanation.steps.flatMap { step in
      step.isTogether ? ["together"] + step.results.map(\.text) : [step.words.text]
    }
  }

  private func expect(
    _ named: inout NamedTree, _ node: NodeID, _ attribute: Attribute, _ lines: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let chain = try chain(&named, node, attribute)
    #expect(chain == lines, "\(chain)", sourceLocation: location)
  }

  @Test func aChainIsWorkedOutFromTheSurroundings() throws {
    var named = try NamedTree()
    let guide = try named.add(
      "Safe Area", Rect.zero, .insets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)))
    let title = try named.add("“Title”", content: ContentSize(width: 64, height: 20))
    let name = try named.add("“Name”", content: ContentSize(width: 50, height: 18))
    try named.relate(title, .top, .equal, guide, plus: 20)
    try named.relate(name, .top, .equal, title, .bottom, plus: 8)
    try expect(
      &named, title, .top,
      [
        "Safe Area.top = Screen.top + 44 = 44", "“Title”.top = Safe Area.top + 20 = 44 + 20 = 64",
      ])
    try expect(
      &named, name, .top,
      [
        "Safe Area.top = Screen.top + 44 = 44", "“Title”.top = Safe Area.top + 20 = 44 + 20 = 64",
        "“Title”.height = 20  (its content: hugging 250, compression resistance 750)",
        "“Name”.top = “Title”.bottom + 8 = 64 + 20 + 8 = 92",
      ])
  }

  @Test func multipliersAndSidesAreSolvedFor() throws {
    var named = try NamedTree()
    let box = try named.add("“Box”")
    try named.placeVertically(box)
    try named.relate(box, .width, .equal, named.root, times: 0.5, plus: -8)
    try named.relate(named.root, .trailing, .equal, box, .trailing, plus: 20)
    try expect(
      &named, box, .width,
      [
        "Screen.width = 414  (as its surroundings set it)",
        "“Box”.width = 0.5 × Screen.width − 8 = 414 ÷ 2 − 8 = 199",
      ])
    #expect(
      try chain(&named, box, .trailing).last == "“Box”.trailing = Screen.trailing − 20 = 414 − 20 = 394")
    #expect(try chain(&named, box, .left).last == "“Box”.left = trailing − width = 394 − 199 = 195")
    let explanation = try named.inspection().why(Anchor(box, .width))
    // The screen's width counts by half.
    #expect(explanation.influences.map(\.sensitivity).sorted() == [0.5, 1])
  }

  @Test func aCenterNeedsNoWidth() throws {
    var named = try NamedTree()
    let (a, b) = (try named.add("“A”"), try named.add("“B”"))
    for view in [a, b] { try named.placeVertically(view) }
    try named.relate(a, .centerX, .equal, named.root)
    try named.relate(b, .centerX, .equal, a, plus: 10)
    try expect(
      &named, b, .centerX,
      [
        "Screen.width = 414  (as its surroundings set it)", "“A”.centerX = Screen.centerX = 414 ÷ 2 = 207",
        "“B”.centerX = “A”.centerX + 10 = 207 + 10 = 217",
      ])
  }

  @Test func equalWidthsAreOneStep() throws {
    var named = try NamedTree()
    let (a, b) = (try named.add("“A”"), try named.add("“B”"))
    for view in [a, b] { try named.placeVertically(view) }
    try named.relate(a, .leading, .equal, named.root, plus: 20)
    try named.relate(b, .leading, .equal, a, .trailing, plus: 8)
    try named.relate(named.root, .trailing, .equal, b, .trailing, plus: 20)
    try named.relate(a, .width, .equal, b)
    try expect(
      &named, a, .width,
      [
        "“A”.leading = Screen.leading + 20 = 20", "Screen.width = 414  (as its surroundings set it)",
        "together", "“A”.width = (Screen.width − “A”.left − 28) ÷ 2 = (414 − 20 − 28) ÷ 2 = 183",
      ])
  }

  @Test func inequalitiesAreAtTheirLimitsOrNearlyMatter() throws {
    var named = try NamedTree()
    let label = try named.add("“Label”", content: ContentSize(width: 100, height: 20))
    try named.relate(label, .top, .equal, named.root)
    try named.relate(label, .leading, .equal, named.root, plus: 20)
    let limit = try named.relate(named.root, .trailing, .greaterThanOrEqual, label, .trailing, plus: 20)
    var explanation = try named.inspection().why(Anchor(label, .width))
    #expect(
      explanation.steps.map(\.words.text) == [
        "“Label”.width = 100  (its content: hugging 250, compression resistance 750)"
      ])
    // 414 − 20 − 20 − 100 are left.
    let next = try #require(explanation.upperLimits.first { $0.row == .constraint(limit) })
    #expect(abs(next.distance - 274) < 1e-6 && abs(next.value - 374) < 1e-6 && next.effect == .binds)
    #expect(next.slack.map { abs($0 - 274) < 1e-6 } == true)
    // Too long a text, and the limit holds.
    try named.tree.setContentSize(ContentSize(width: 500, height: 20), of: label)
    explanation = try named.inspection().why(Anchor(label, .width))
    #expect(
      explanation.steps.map(\.words.text) == [
        "“Label”.leading = Screen.leading + 20 = 20", "Screen.width = 414  (as its surroundings set it)",
        "“Label”.trailing ≤ Screen.trailing − 20, at its limit: 414 − 20 = 394",
        "“Label”.width = trailing − leading = 394 − 20 = 374",
      ])
    let wish = try #require(explanation.wishes.first)
    #expect(wish.row == .generated(label, .contentCompressionResistance, .width) && wish.error == 126)
    #expect(wish.obstacles.contains { $0.row == .constraint(limit) && $0.claim == .outranks })
  }

  /// "Why is it 64 wide and not 100?"
  @Test func whatLostIsToldWithWhatWon() throws {
    var named = try NamedTree()
    let image = try named.add("“Image”", content: ContentSize(width: 64, height: 64))
    try named.relate(image, .top, .equal, named.root)
    try named.relate(image, .leading, .equal, named.root)
    let width = try named.relate(image, .width, plus: 100, at: 500)
    try named.setPriorities(750, 750, of: image)
    let inspection = try named.inspection()
    let explanation = try inspection.why(Anchor(image, .width))
    #expect(explanation.value == 64)
    let wish = try #require(explanation.wishes.first)
    #expect(wish.row == .constraint(width) && wish.error == 36)
    #expect(wish.obstacles.map(\.row) == [.generated(image, .contentHugging, .width)])
    let text = inspection.text(of: explanation)
    #expect(
      text.contains(
        """
        What gave way
          “Image”.width = 100 at priority 500 is off by 36:
            “Image”.width ≤ 64 (content hugging 750) outranks it

        """), "\(text)")
    // At a higher priority the constraint wins, and hugging gives way.
    try named.tree.setPriority(Priority(800), of: width)
    let other = try named.inspection().why(Anchor(image, .width))
    #expect(other.value == 100)
    #expect(other.steps.map(\.words.text) == ["“Image”.width = 100  (priority 800)"])
    #expect(other.wishes.map(\.row) == [.generated(image, .contentHugging, .width)])
  }

  @Test func rightToLeftCountsFromTheOtherEdge() throws {
    var named = try NamedTree()
    let box = try named.add("“Box”")
    try named.placeVertically(box)
    try named.relate(box, .leading, .equal, named.root, plus: 20)
    try named.relate(box, .width, plus: 100)
    try named.tree.setDirection(.rightToLeft, of: named.root)
    try expect(
      &named, box, .right,
      [
        "Screen.width = 414  (as its surroundings set it)",
        "“Box”.leading = Screen.leading + 20, right to left: “Box”.right = 414 − 20 = 394",
      ])
    #expect(try chain(&named, box, .left).last == "“Box”.left = right − width = 394 − 100 = 294")
  }

  @Test func stackViewsAreToldInWords() throws {
    var named = try NamedTree()
    let stack = try named.add("“Stack”")
    let (a, b) = (
      try named.add("“A”", in: stack, content: ContentSize(width: 50, height: 20)),
      try named.add("“B”", in: stack, content: ContentSize(width: 50, height: 30))
    )
    try named.tree.setStack(
      StackArrangement(axis: .vertical, spacing: 8, arranged: [.init(a), .init(b)]), of: stack)
    try named.relate(stack, .leading, .equal, named.root)
    try named.relate(stack, .top, .equal, named.root, plus: 10)
    try expect(
      &named, b, .top,
      [
        "“A”.height = 20  (its content: hugging 250, compression resistance 750)",
        "“B”.top = “A”.bottom + 8 = 20 + 8 = 28  (“Stack” keeps its spacing: UISV-spacing)",
      ])
    let explanation = try named.inspection().why(Anchor(b, .top))
    #expect(explanation.container == stack)
  }

  @Test func ambiguityIsSaid() throws {
    var named = try NamedTree()
    let box = try named.add("“Box”", Rect(x: 30, y: 0, width: 40, height: 20))
    try named.placeVertically(box)
    try named.relate(box, .width, plus: 40)
    try named.relate(box, .leading, .greaterThanOrEqual, named.root, plus: 20)
    let inspection = try named.inspection()
    let explanation = try inspection.why(Anchor(box, .leading))
    let open = try #require(explanation.openness)
    #expect(open.lowest == 20 && open.highest == .infinity)
    guard case .inequalities? = open.reason else {
      Issue.record("\(String(describing: open.reason))")
      return
    }
    #expect(open.preferences == [.generated(box, .preference, .minX)])
    #expect(inspection.text(of: explanation).contains("Ambiguous: anything from 20 on is as good"))
    #expect(try inspection.why(Anchor(box, .width)).openness == nil)
  }

  @Test func conflictsAreSaid() throws {
    var named = try NamedTree()
    let box = try named.add("“Box”")
    try named.placeVertically(box)
    try named.relate(box, .leading, .equal, named.root, plus: 20)
    try named.relate(named.root, .trailing, .equal, box, .trailing, plus: 20)
    let width = try named.relate(box, .width, plus: 280)
    let inspection = try named.inspection()
    let explanation = try inspection.why(Anchor(box, .width))
    #expect(explanation.value == 374)
    #expect(explanation.conflicts.map(\.broken) == [.constraint(width)])
    #expect(inspection.text(of: explanation).contains("broken: “Box”.width = 280"))
    #expect(try inspection.why(Anchor(box, .top)).conflicts.isEmpty)
  }

  @Test func frameAndAlignmentRectangleAreApart() throws {
    var named = try NamedTree()
    let box = try named.add("“Box”")
    try named.placeVertically(box)
    try named.tree.setAlignmentInsets(EdgeInsets(top: 0, left: 2, bottom: 0, right: 3), of: box)
    try named.relate(box, .leading, .equal, named.root, plus: 20)
    try named.relate(box, .width, plus: 100)
    let inspection = try named.inspection()
    let frame = try inspection.why(LayoutNumber(FramePartID(node: box, part: .x)))
    #expect(frame.value == 18 && frame.name == "“Box”.frame.minX")
    #expect(frame.steps.last?.words.text == "“Box”.frame.minX = leading − 2 = 20 − 2 = 18")
    #expect(try inspection.why(LayoutNumber(FramePartID(node: box, part: .width))).value == 105)
  }

  @Test func otherCoordinatesAreNamed() throws {
    var named = try NamedTree()
    let card = try named.add("“Card”")
    let label = try named.add("“Label”", in: card)
    try named.relate(card, .top, .equal, named.root, plus: 100)
    try named.relate(label, .top, .equal, named.root, plus: 130)
    try expect(
      &named, label, .top,
      [
        "“Card”.top = Screen.top + 100 = 100",
        "“Label”.top = Screen.top + 130 = 130  (in Screen’s coordinates)",
        "“Label”.top in “Card” = 130 − 100 = 30",
      ])
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

@Suite("Rows in words")
struct WordTests {
  // MARK: Names

  @Test func attributesHaveTheNamesOfDocuments() {
    for attribute in Attribute.allCases {
      #expect(attribute.name.description == String(describing: attribute))
    }
    #expect(Relation.lessThanOrEqual.symbol.description == "≤")
    #expect(Relation.equal.symbol.description == "=")
    #expect(Relation.greaterThanOrEqual.symbol.description == "≥")
    #expect(
      FramePart.allCases.map { $0.name.description } == [
        "horizontal position", "vertical position", "width", "height",
      ])
  }

  @Test func whatHasNoNameIsNamedAfterWhatIsAroundIt() throws {
    var named = try NamedTree()
    let scroll = try named.add("“List”")
    let area = try named.tree.addNode(parent: scroll, placement: .scrollContent)
    try named.tree.setContentArea(area, of: scroll)
    let guide = try named.add(nil, in: area, .zero, .insets(.zero))
    let words = try named.words()
    #expect(words.name(of: scroll) == "“List”")
    #expect(words.name(of: area) == "the content of “List”")
    #expect(words.name(of: guide) == "a part of the content of “List”")
    #expect(ConstraintWords(named.tree, LayoutNames([:])).name(of: scroll) == "a part of the root")
  }

  // MARK: Constraints

  /// Left side, relation, multiplier, constant, priority, and the words.
  @Test(arguments: [
    (true, Relation.equal, 1.0, 20.0, 1000.0, "A.leading = B.trailing + 20"),
    (true, .equal, 1, -20, 1000, "A.leading = B.trailing − 20"),
    (true, .equal, 1, 0, 1000, "A.leading = B.trailing"),
    (true, .lessThanOrEqual, 1, 0.5, 1000, "A.leading ≤ B.trailing + 0.5"),
    (true, .greaterThanOrEqual, 2, 0, 1000, "A.leading ≥ 2 × B.trailing"),
    (true, .equal, 0.3333333, 7, 750, "A.leading = 0.333 × B.trailing + 7 at priority 750"),
    (true, .equal, -1, -7, 999.5, "A.leading = −1 × B.trailing − 7 at priority 999.5"),
    (true, .equal, 0, 7, 1000, "A.leading = 0 × B.trailing + 7"),
    (false, .equal, 1, 44, 1000, "A.leading = 44"),
    (false, .lessThanOrEqual, 1, -44, 1, "A.leading ≤ −44 at priority 1"),
    (false, .greaterThanOrEqual, 1, 0, 1000, "A.leading ≥ 0"),
  ])
  func constraints(
    hasSecond: Bool, _ relation: Relation, _ multiplier: Double, _ constant: Double, _ priority: Double,
    _ expected: String
  ) throws {
    var named = try NamedTree()
    let (a, b) = (try named.add("A"), try named.add("B"))
    let id = try named.relate(
      a, .leading, relation, hasSecond ? b : nil, .trailing, times: multiplier, plus: constant, at: priority)
    let words = try named.words()
    #expect(words.words(.constraint(id)).text == expected)
    // The formula is one part, that can be set apart as such.
    let formula = words.formula(try #require(named.tree.constraint(id)))
    #expect(words.words(.constraint(id)).parts.first == .value(formula))
    #expect(expected == formula || expected.hasPrefix(formula + " at priority "))
    try named.tree.remove(id)
    #expect(try named.words().words(.constraint(id)).text == "a constraint that is gone")
  }

  // MARK: Rows that nobody wrote

  /// Every generator and every part, with what is said of it.
  @Test func rowsOfOneNode() throws {
    var named = try NamedTree(414, 800)
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    let view = try named.add("V", frame, content: ContentSize(width: 70, height: 20.5))
    try named.setPriorities(251, 749, .horizontal, of: view)
    try named.setPriorities(252, 748, .vertical, of: view)
    let words = try named.words()
    let parts: [(RowPart, String, String)] = [
      (.minX, "left", "1"), (.maxX, "right", "31"), (.width, "width", "30"), (.minY, "top", "2"),
      (.maxY, "bottom", "42"), (.height, "height", "40"),
    ]
    for (part, name, value) in parts {
      func text(_ generator: Generator) -> String { words.words(.generated(view, generator, part)).text }
      #expect(text(.encapsulatedSize) == "V.\(name) = \(value), as its surroundings set it")
      #expect(text(.fixedFrame) == "V.\(name) = \(value), fixed in the document")
      #expect(text(.mask) == "V keeps its \(name) by its autoresizing mask")
      #expect(text(.nonNegativeSize) == "V.\(name) ≥ 0, as every size is")
      #expect(text(.preference) == "V keeps its \(name) where nothing decides it")
      #expect(text(.scrollContent) == "the content of a scroll view begins at its origin")
      // Of a node that is none.
      #expect(text(.guide) == "V keeps its \(name)")
    }
    func content(_ generator: Generator, _ part: RowPart) -> String {
      words.words(.generated(view, generator, part)).text
    }
    #expect(content(.contentHugging, .width) == "V.width ≤ 70 (content hugging 251)")
    #expect(content(.contentHugging, .height) == "V.height ≤ 20.5 (content hugging 252)")
    #expect(
      content(.contentCompressionResistance, .width)
        == "V.width ≥ 70 (compression resistance 749)")
    #expect(
      content(.contentCompressionResistance, .height)
        == "V.height ≥ 20.5 (compression resistance 748)")
  }

  @Test func rowsOfStackViewsNameApplesIdentifier() throws {
    let expected: [Generator: String] = [
      .stackCanvasConnection: "keeps its arranged views at its edges (UISV-canvas-connection)",
      .stackSpacing: "keeps its spacing between its arranged views (UISV-spacing)",
      .stackAlignment: "aligns its arranged views (UISV-alignment)",
      .stackFillEqually: "distributes its arranged views (UISV-fill-equally)",
      .stackFillProportionally: "distributes its arranged views (UISV-fill-proportionally)",
      .stackDistributing: "distributes its arranged views (UISV-distributing)",
      .stackSpanningBoundary: "spans its arranged views (UISV-spanning-boundary)",
      .stackSpanningFit: "spans its arranged views (UISV-spanning-fit)",
      .stackAmbiguitySuppression: "spans its arranged views (UISV-ambiguity-suppression)",
      .stackHiding: "closes up its arranged views, which is hidden (UISV-hiding)",
    ]
    var named = try NamedTree()
    let stack = try named.add("S")
    let said = try named.words()
    for (generator, text) in expected {
      #expect(said.words(.generated(stack, generator, .ordinal(1))).text == "S " + text)
    }
    #expect(expected.keys.allSatisfy { $0.identifier.description.hasPrefix("UISV") })
    #expect(
      Generator.allCases.filter { $0.identifier.description.hasPrefix("UISV") }.count == expected.count)
  }

  @Test func guidesAreSaidWithTheirInsets() throws {
    var named = try NamedTree()
    let guide = try named.add(
      "Safe Area", .zero, .insets(EdgeInsets(top: 59, left: 0, bottom: 34, right: 7)))
    let words = try named.words()
    let expected: [(RowPart, String)] = [
      (.minX, "Safe Area.left = Screen.left"), (.maxX, "Safe Area.right = Screen.right − 7"),
      (.minY, "Safe Area.top = Screen.top + 59"), (.maxY, "Safe Area.bottom = Screen.bottom − 34"),
    ]
    for (part, text) in expected { #expect(words.words(.generated(guide, .guide, part)).text == text) }
  }

  // MARK: Repairs

  @Test func repairsAreInstructions() throws {
    var named = try NamedTree()
    let view = try named.add("“Name”")
    let id = try named.relate(view, .width, plus: 44)
    let words = try named.words()
    let new = LayoutConstraint(Anchor(view, .top), to: Anchor(named.root, .bottom), constant: 8)
    let expected: [(Repair, String)] = [
      (.remove(id), "Delete “Name”.width = 44"),
      (.changePriority(id, to: Priority(999)), "Give “Name”.width = 44 the priority 999"),
      (.add(new), "Add “Name”.top = Screen.bottom + 8"),
      (
        .useConstraints(view),
        "Set translatesAutoresizingMaskIntoConstraints of “Name” to NO"
      ),
      (
        .changeHugging(view, .horizontal, to: Priority(251)),
        "Set the horizontal hugging of “Name” to 251"
      ),
      (
        .changeCompressionResistance(view, .vertical, to: Priority(751)),
        "Set the vertical compression resistance of “Name” to 751"
      ),
    ]
    for (repair, text) in expected { #expect(words.words(repair).text == text) }
  }

  @Test func appliedRepairsDoWhatTheySay() throws {
    var named = try NamedTree()
    let view = try named.add(
      "A", Rect(x: 0, y: 0, width: 9, height: 9), .mask([], container: Size(width: 414, height: 800)))
    let id = try named.relate(view, .width, plus: 44)
    try named.tree.layout()
    let tree = named.tree
    #expect(tree.trying([.remove(id)])?.constraint(id) == nil)
    #expect(tree.trying([.changePriority(id, to: Priority(999))])?.constraint(id)?.priority == Priority(999))
    #expect(tree.trying([.useConstraints(view)])?.placement(of: view) == .constraints)
    let new = LayoutConstraint(Anchor(view, .height), constant: 8)
    #expect(tree.trying([.add(new)])?.constraints(naming: view).count == 2)
    for axis in Axis.allCases {
      let hugging = try #require(tree.trying([.changeHugging(view, axis, to: Priority(300))]))
      #expect(hugging.contentPriorities(axis, of: view).hugging == Priority(300))
      #expect(hugging.contentPriorities(axis, of: view).compressionResistance == Priority(750))
      #expect(hugging.contentPriorities(axis.perpendicular, of: view) == .standard)
      let resisting = try #require(tree.trying([.changeCompressionResistance(view, axis, to: Priority(800))]))
      #expect(resisting.contentPriorities(axis, of: view).compressionResistance == Priority(800))
      #expect(resisting.contentPriorities(axis, of: view).hugging == Priority(250))
    }
    // The tree itself is as it was, and what cannot be applied is not.
    #expect(tree.constraint(id)?.priority == .required && tree.constraints(naming: view) == [id])
    #expect(tree.trying([.remove(id), .remove(id)]) == nil)
    #expect(tree.trying([.changePriority(id, to: Priority(0))]) == nil)
    #expect(tree.trying([.add(LayoutConstraint(Anchor(view, .width), constant: .nan))]) == nil)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@Suite("Ambiguity reports")
struct AmbiguityTests {
  // MARK: Relations

  /// Reports speak of everything that is open and of nothing else; ranges are wide; what is proposed settles the node
  /// and spoils nothing.
  @Test func reportsHoldWhatTheySay() throws {
    var reported = 0
    var settled = 0
    for seed in SeededGenerator.seeds(200) {
      let layout = try RandomLayout(seed: 9_500_000 + seed, constraints: 1...4)
      let words = ConstraintWords(layout.tree, LayoutNames([:]))
      let reports = try words.ambiguities(under: layout.root)
      let free = try layout.tree.freeParts(under: layout.root)
      #expect(Set(reports.flatMap { [$0.node] + $0.followers }) == Set(free.map(\.node)), "seed \(seed)")
      #expect(Set(reports.map(\.node)).count == reports.count, "seed \(seed)")
      for report in reports {
        reported += 1
        #expect(!report.openings.isEmpty && !report.followers.contains(report.node), "seed \(seed)")
        #expect(Set(report.followers).count == report.followers.count, "seed \(seed)")
        let parts = Set(report.openings.map { FramePartID(node: report.node, part: $0.part) })
        #expect(parts.isSubset(of: free) && parts.count == report.openings.count, "seed \(seed)")
        for opening in report.openings { #expect(opening.lowest < opening.highest, "seed \(seed)") }
        if report.repairs.isEmpty { continue }
        settled += 1
        let comment: Comment = "seed \(seed): \(report.repairs.map { words.words($0).text })"
        let repaired = try #require(layout.tree.trying(report.repairs), comment)
        let still = try repaired.freeParts(under: layout.root)
        #expect(still.isDisjoint(with: parts), comment)
        #expect(still.isSubset(of: free), comment)
        let before = try Set(layout.tree.conflicts(under: layout.root).map(\.broken))
        let after = try Set(repaired.conflicts(under: layout.root).map(\.broken))
        #expect(after.isSubset(of: before), comment)
      }
    }
    #expect(reported > 200 && settled * 10 > reported * 8, "\(settled) of \(reported)")
    print("ambiguity:", settled, "settled of", reported)
  }

  // MARK: Reasons

  @Test func nothingSpeaksOfIt() throws {
    var named = try NamedTree()
    let view = try named.add("Box", Rect(x: 10, y: 30, width: 50, height: 20))
    try named.relate(view, .leading, .equal, named.root, plus: 10)
    try named.relate(view, .width, plus: 50)
    let report = try #require(try named.words().ambiguities(under: named.root).first)
    #expect(report.node == view && report.followers.isEmpty)
    #expect(report.openings.map(\.part) == [.y, .height])
    let opening = try #require(report.openings.first)
    #expect(opening.lowest == -.infinity && opening.highest == .infinity)
    guard case .nothing = opening.reason else {
      Issue.record("\(opening.reason)")
      return
    }
  }

  /// The superview's edge is decided, and so is the view's: its width is not.
  @Test func whatSpeaksOfItDoesNotSuffice() throws {
    var named = try NamedTree()
    let view = try named.add("Box", Rect(x: 10, y: 30, width: 50, height: 20))
    try named.placeVertically(view)
    let leading = try named.relate(view, .leading, .equal, named.root, plus: 10)
    var opening = try #require(try named.words().ambiguities(under: named.root).first?.openings.first)
    #expect(opening.part == .width && opening.lowest == 0 && opening.highest == .infinity)
    guard case .insufficient([.constraint(leading)]) = opening.reason else {
      Issue.record("\(opening.reason)")
      return
    }
    // One constraint for two numbers.
    try named.tree.remove(leading)
    let center = try named.relate(view, .centerX, .equal, named.root)
    let openings = try #require(try named.words().ambiguities(under: named.root).first?.openings)
    #expect(openings.map(\.part) == [.x, .width])
    opening = openings[0]
    guard case .insufficient([.constraint(center)]) = opening.reason else {
      Issue.record("\(opening.reason)")
      return
    }
  }

  @Test func onlyInequalitiesSpeakOfIt() throws {
    var named = try NamedTree()
    let view = try named.add("Box", Rect(x: 10, y: 30, width: 50, height: 20))
    try named.relate(view, .leading, .equal, named.root, plus: 10)
    try named.relate(view, .width, plus: 50)
    let above = try named.relate(view, .top, .greaterThanOrEqual, named.root, plus: 20)
    let below = try named.relate(view, .bottom, .lessThanOrEqual, named.root, plus: -252)
    try named.tree.setContentSize(ContentSize(width: nil, height: 20), of: view)
    let opening = try #require(
      try named.words().ambiguities(under: named.root).first?.openings.first { $0.part == .y })
    #expect(opening.lowest == 20 && opening.highest == 528)
    guard case .inequalities(let rows) = opening.reason else {
      Issue.record("\(opening.reason)")
      return
    }
    #expect(Set(rows) == [.constraint(above), .constraint(below)])
  }

  @Test func whatItRefersToIsOpenToo() throws {
    var named = try NamedTree()
    let views = try (0..<3).map {
      try named.add("View \($0)", Rect(x: 0, y: 30 * Double($0), width: 9, height: 20))
    }
    for view in views {
      try named.relate(view, .leading, .equal, named.root)
      try named.relate(view, .width, plus: 50)
      try named.relate(view, .height, plus: 20)
    }
    let second = try named.relate(views[1], .top, .equal, views[0], .bottom, plus: 8)
    try named.relate(views[2], .top, .equal, views[1], .bottom, plus: 8)
    let words = try named.words()
    let reports = try words.ambiguities(under: named.root)
    #expect(reports.map(\.node) == [views[0]])
    #expect(reports.first?.followers == [views[1], views[2]])
    #expect(reports.first?.openings.map(\.part) == [.y])
    guard case .references(let rows)? = reports.first?.openings.first?.reason else {
      Issue.record("\(reports)")
      return
    }
    #expect(rows.contains(.constraint(second)))
    #expect(reports.first?.repairs.map { words.words($0).text } == ["Add View 0.top = Screen.top"])
  }

  /// Two labels of a form's row: either may be the wider.
  @Test func textsOfOnePriorityTie() throws {
    var named = try NamedTree()
    let labels = try ["“Name”", "“Value”"].map {
      try named.add($0, content: ContentSize(width: 60, height: 20))
    }
    for label in labels { try named.relate(label, .top, .equal, named.root) }
    try named.relate(labels[0], .leading, .equal, named.root, plus: 16)
    try named.relate(labels[1], .leading, .equal, labels[0], .trailing, plus: 8)
    try named.relate(labels[1], .trailing, .equal, named.root, plus: -16)
    let words = try named.words()
    let reports = try words.ambiguities(under: named.root)
    #expect(reports.map(\.node) == [labels[0]] && reports.first?.followers == [labels[1]])
    let opening = try #require(reports.first?.openings.first)
    #expect(opening.part == .width && opening.lowest == 60 && opening.highest == 314)
    guard case .tie(let rows) = opening.reason else {
      Issue.record("\(opening.reason)")
      return
    }
    #expect(rows == labels.map { .generated($0, .contentHugging, .width) })
    #expect(
      reports.first?.repairs.map { words.words($0).text } == ["Set the horizontal hugging of “Value” to 251"])
  }

  // MARK: Where it is best settled

  /// A container that is as large as what is in it hangs on the innermost extent.
  @Test func anExtentIsSettledFurthestInside() throws {
    var named = try NamedTree()
    let outer = try named.add("Outer", Rect(x: 0, y: 0, width: 70, height: 40))
    let inner = try named.add("Inner", in: outer, Rect(x: 0, y: 0, width: 70, height: 40))
    try named.relate(outer, .top, .equal, named.root)
    try named.relate(outer, .leading, .equal, named.root)
    try named.relate(outer, .height, plus: 40)
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      try named.relate(inner, attribute, .equal, outer)
    }
    let words = try named.words()
    let reports = try words.ambiguities(under: named.root)
    #expect(reports.map(\.node) == [inner] && reports.first?.followers == [outer])
    #expect(reports.first?.repairs.map { words.words($0).text } == ["Add Inner.width = 70"])
  }

  @Test func numbersOfOneNodeAreOneReport() throws {
    var named = try NamedTree()
    let view = try named.add("Loose", Rect(x: 5, y: 100, width: 50, height: 50))
    let words = try named.words()
    let reports = try words.ambiguities(under: named.root)
    #expect(reports.map(\.node) == [view])
    #expect(reports.first?.openings.map(\.part) == [.x, .y, .width, .height])
    #expect(
      reports.first?.openings.allSatisfy {
        if case .nothing = $0.reason { true } else { false }
      } == true)
    #expect(reports.first?.repairs.count == 4)
    let chosen = try words.ambiguities(under: named.root) { $1.part.isExtent }
    #expect(chosen.first?.openings.map(\.part) == [.width, .height] && chosen.first?.repairs.count == 2)
    #expect(try words.ambiguities(under: named.root) { _, _ in false }.isEmpty)
  }

  // MARK: What is proposed

  /// What stands in a column with others is aligned with the nearest of them; Saturn among the planets.
  @Test func oneOfAColumnIsAlignedWithItsNeighbour() throws {
    var named = try NamedTree()
    var previous: NodeID?
    for (index, name) in ["Mars", "Jupiter", "Saturn", "Uranus"].enumerated() {
      let view = try named.add(name, Rect(x: 40, y: 30 * Double(index), width: 60, height: 20))
      try named.relate(view, .top, .equal, previous ?? named.root, previous == nil ? .top : .bottom, plus: 10)
      try named.relate(view, .width, plus: 60)
      try named.relate(view, .height, plus: 20)
      if name != "Saturn" { try named.relate(view, .leading, .equal, named.root, plus: 40) }
      previous = view
    }
    let words = try named.words()
    let report = try #require(try words.ambiguities(under: named.root).first)
    #expect(words.name(of: report.node) == "Saturn")
    #expect(report.repairs.map { words.words($0).text } == ["Add Saturn.leading = Jupiter.leading"])
  }

  /// The screen's safe area comes before its edge; what nearly fills it goes on filling it.
  @Test func positionsAreCountedFromTheSafeArea() throws {
    var named = try NamedTree()
    _ = try named.add("Safe Area", .zero, .insets(EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
    let view = try named.add("Bar", Rect(x: 16, y: 79, width: 382, height: 44))
    try named.relate(view, .height, plus: 44)
    try named.relate(view, .leading, .equal, named.root, plus: 16)
    let words = try named.words()
    let report = try #require(try words.ambiguities(under: named.root).first)
    #expect(
      report.repairs.map { words.words($0).text } == [
        "Add Bar.top = Safe Area.top + 20", "Add Safe Area.trailing = Bar.trailing + 16",
      ])
  }

  @Test func theContentOfAScrollViewIsHeldByWhatLiesInIt() throws {
    var named = try NamedTree()
    let scroll = try named.add("List")
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      try named.relate(scroll, attribute, .equal, named.root)
    }
    let area = try named.add(
      nil, in: scroll, Rect(x: 0, y: 0, width: 414, height: 320), .scrollContent)
    try named.tree.setContentArea(area, of: scroll)
    let view = try named.add("Text", in: scroll, Rect(x: 0, y: 0, width: 414, height: 300))
    try named.relate(view, .leading, .equal, scroll)
    try named.relate(view, .trailing, .equal, scroll)
    try named.relate(view, .width, .equal, scroll)
    try named.relate(view, .top, .equal, scroll)
    try named.relate(view, .height, plus: 300)
    let words = try named.words()
    let report = try #require(try words.ambiguities(under: named.root).first)
    #expect(words.name(of: report.node) == "the content of List")
    #expect(report.openings.map(\.part) == [.height])
    #expect(report.repairs.map { words.words($0).text } == ["Add List.bottom = Text.bottom + 20"])
  }

  @Test func nothingIsReportedWhereNothingIsOpen() throws {
    var named = try NamedTree()
    let view = try named.add("Box")
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      try named.relate(view, attribute, .equal, named.root)
    }
    #expect(try named.words().ambiguities(under: named.root).isEmpty)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@Suite("Repairs of conflicts")
struct RepairTests {
  /// What is proposed settles its conflict, brings no other, and leaves nothing more open.
  @Test func everyProposalWorks() throws {
    var reported = 0
    var proposed = 0
    for seed in SeededGenerator.seeds(250) {
      let layout = try RandomLayout(seed: 9_000_000 + seed, constraints: 3...7)
      let words = ConstraintWords(layout.tree, LayoutNames([:]))
      let reports = try words.conflicts(under: layout.root)
      #expect(try reports.count == layout.tree.conflictCount(under: layout.root), "seed \(seed)")
      let free = try layout.tree.freeParts(under: layout.root)
      for report in reports {
        #expect(report.rows.contains(report.broken), "seed \(seed)")
        #expect(report.alsoBroken.isEmpty, "seed \(seed)")
        reported += 1
        guard let repair = report.repair else { continue }
        proposed += 1
        let comment: Comment =
          "seed \(seed): \(words.words(repair).text) for \(report.rows.map { words.words($0).text })"
        let repaired = try #require(layout.tree.trying([repair]), comment)
        let broken = Set(try repaired.conflicts(under: layout.root).map(\.broken))
        #expect(broken.isDisjoint(with: report.rows), comment)
        #expect(broken.isSubset(of: reports.map(\.broken)), comment)
        #expect(try repaired.freeParts(under: layout.root).isSubset(of: free), comment)
      }
    }
    #expect(reported > 300 && proposed * 10 > reported * 8, "\(proposed) of \(reported)")
    print("repairs:", proposed, "for", reported, "conflicts")
  }

  @Test func theBrokenConstraintIsDeleted() throws {
    var named = try NamedTree()
    let view = try named.add("Card")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root, plus: 20)
    try named.relate(named.root, .trailing, .equal, view, plus: 20)
    let width = try named.relate(view, .width, plus: 300)
    let words = try named.words()
    let report = try #require(try words.conflicts(under: named.root).first)
    #expect(report.broken == .constraint(width))
    #expect(report.repairs.map { words.words($0.repair).text }.first == "Delete Card.width = 300")
    #expect(
      words.headline(of: report).text == "Card.width = 300 contradicts 3 other constraints, which make it 374"
    )
    // The others decide by the screen's width, so that no number is right on every screen; none is lowered to 999.
    #expect(
      report.repairs.map { words.words($0.repair).text } == [
        "Delete Card.width = 300", "Delete Screen.trailing = Card.trailing + 20",
        "Delete Card.leading = Screen.leading + 20",
      ])
  }

  /// A fixed size is the odd one out, not the distance that Auto Layout happens to break.
  @Test func theFixedSizeIsTheOddOneOut() throws {
    var named = try NamedTree()
    let card = try named.add("Card")
    let icon = try named.add("Icon", in: card)
    for view in [card, icon] { try named.relate(view, .top, .equal, view == card ? named.root : card) }
    try named.relate(card, .height, plus: 20)
    try named.relate(icon, .height, plus: 20)
    try named.relate(card, .leading, .equal, named.root)
    let wide = try named.relate(card, .width, plus: 100)
    try named.relate(icon, .leading, .equal, card, plus: 10)
    try named.relate(card, .trailing, .equal, icon, plus: 10)
    let odd = try named.relate(icon, .width, plus: 50)
    let words = try named.words()
    let report = try #require(try words.conflicts(under: named.root).first)
    #expect(report.broken == .constraint(odd))
    // What decides is inside the document: its number is right wherever the document is shown.
    #expect(
      report.repairs.map { words.words($0.repair).text } == [
        "Delete Icon.width = 50", "Set the constant of Icon.width = 50 to 80", "Delete Card.width = 100",
      ])
    #expect(named.tree.constraint(wide) != nil)
  }

  /// Where deleting leaves a view open, the number is corrected.
  @Test func numbersThatContradictAreSaidBoth() throws {
    var named = try NamedTree()
    let view = try named.add("Box")
    try named.placeVertically(view)
    try named.relate(view, .leading, .equal, named.root)
    try named.relate(view, .width, plus: 80)
    try named.relate(view, .width, plus: 50)
    let words = try named.words()
    let report = try #require(try words.conflicts(under: named.root).first)
    #expect(
      words.headline(of: report).text == "Box.width = 50 contradicts another constraint, which makes it 80")
    #expect(
      report.repairs.map { words.words($0.repair).text } == [
        "Delete Box.width = 50", "Set the constant of Box.width = 50 to 80", "Delete Box.width = 80",
      ])
  }

  /// Constraints on a view whose mask is translated are meant instead of it.
  @Test func aTranslatedMaskIsTurnedOff() throws {
    var named = try NamedTree()
    let view = try named.add(
      "Box", Rect(x: 10, y: 20, width: 60, height: 40), .mask([], container: Size(width: 414, height: 800)))
    try named.relate(view, .leading, .equal, named.root, plus: 30)
    // Without more constraints the view would be open, and the mask stays.
    var words = try named.words()
    #expect(
      try words.conflicts(under: named.root).first?.repair.map { words.words($0).text }
        == "Delete Box.leading = Screen.leading + 30")
    try named.relate(view, .top, .equal, named.root, plus: 50)
    try named.relate(view, .width, plus: 70)
    try named.relate(view, .height, plus: 50)
    words = try named.words()
    for report in try words.conflicts(under: named.root) {
      #expect(
        report.repair.map { words.words($0).text }
          == "Set translatesAutoresizingMaskIntoConstraints of Box to NO")
    }
    #expect(try words.conflicts(under: named.root).count == 4)
  }

  /// Constraints that a container made are not for anybody to change, and what clashes with them holds once the size
  /// is the final one: it gives way until then.
  @Test func constraintsOfContainersStay() throws {
    var named = try NamedTree()
    let view = try named.add("Cell")
    try named.placeVertically(view)
    let written = try named.relate(view, .width, plus: 60)
    _ = try named.tree.add(
      LayoutConstraint(
        Anchor(view, .width), constant: 50, origin: ConstraintOrigin(kind: .container, reference: 0)))
    let words = try named.words()
    let report = try #require(try words.conflicts(under: named.root).first)
    guard case .changePriority(written, _)? = report.repair else {
      Issue.record("\(String(describing: report.repair))")
      return
    }
  }

  @Test func nothingIsReportedWhereNothingConflicts() throws {
    var named = try NamedTree()
    let view = try named.add("Box")
    try named.relate(view, .width, plus: 44)
    try named.relate(view, .width, plus: 50, at: 999)
    #expect(try named.words().conflicts(under: named.root).isEmpty)
  }
}

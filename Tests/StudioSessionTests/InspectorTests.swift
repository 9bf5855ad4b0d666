import PlumbAnswers
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// Numbers that somebody types.
@Suite struct InspectorTests {
  private func after(
    _ id: String, _ property: String, _ value: JSONValue, isLive: Bool = false
  ) throws -> (changes: [String: String]?, Studio) {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("show", ["what": "live", "value": .bool(isLive)])
    studio.select([id])
    studio.set(id, property, value)
    #expect(studio.refusal == nil, "\(property) \(value)")
    #expect(try studio.drift() == nil)
    // Interface Builder's own remarks on views come and go with what they say.
    let changes = changedLines(SmallDocument.boxes, studio.text)?.filter { line, other in
      !other.contains("misplaced=\"YES\"") && !other.contains("ambiguous=\"YES\"")
    }
    return (changes, studio)
  }

  private static func width(_ rest: String) -> String { "<constraint firstAttribute=\"width\" \(rest)/>" }
  private static let old = width("constant=\"50\" id=\"side-w\"")

  @Test func attributesOfAConstraint() throws {
    #expect(
      try after("side-w", "constant", 62.5).changes == [
        Self.old: Self.width("constant=\"62.5\" id=\"side-w\"")
      ])
    #expect(
      try after("side-w", "constant", "7").changes == [Self.old: Self.width("constant=\"7\" id=\"side-w\"")])
    #expect(
      try after("side-w", "priority", 750).changes
        == [Self.old: Self.width("priority=\"750\" constant=\"50\" id=\"side-w\"")])
    #expect(
      try after("side-w", "relation", "lessThanOrEqual").changes
        == [Self.old: Self.width("relation=\"lessThanOrEqual\" constant=\"50\" id=\"side-w\"")])
    #expect(
      try after("side-w", "identifier", "a <b> & \"c\"").changes
        == [
          Self.old: Self.width("constant=\"50\" identifier=\"a &lt;b&gt; &amp; &quot;c&quot;\" id=\"side-w\"")
        ])
  }

  /// Attributes that say what is usual are not written.
  @Test func whatIsUsualIsTakenAway() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "priority", 750)
    studio.set("side-w", "relation", "greaterThanOrEqual")
    studio.set("side-w", "identifier", "Side")
    studio.set("side-h", "multiplier", "16:9")
    studio.set("side-w", "priority", 1000)
    studio.set("side-w", "relation", "equal")
    studio.set("side-w", "identifier", "")
    studio.set("side-h", "multiplier", "1")
    #expect(studio.text == SmallDocument.boxes)
  }

  @Test func multipliers() throws {
    let line = { (text: String) in
      "<constraint firstItem=\"side\" firstAttribute=\"height\" secondItem=\"head\" secondAttribute=\"height\" \(text)id=\"side-h\"/>"
    }
    #expect(try after("side-h", "multiplier", "16:9").changes == [line(""): line("multiplier=\"16:9\" ")])
    #expect(try after("side-h", "multiplier", 0.5).changes == [line(""): line("multiplier=\"0.5\" ")])
  }

  @Test func framesFollowWhereTheyAreAskedTo() throws {
    let (changes, studio) = try after("side-w", "constant", 62, isLive: true)
    #expect(
      changes == [
        Self.old: Self.width("constant=\"62\" id=\"side-w\""),
        rect("130", "30", "50", "40"): rect("130", "30", "62", "40"),
      ])
    #expect(studio.undoTitle == "Change “side”.width = 50")
    #expect(studio.inspector.title == "“side”.width = 62")
  }

  @Test(arguments: [
    (1.0, "equal", "equal"), (2, "lessThanOrEqual", "greaterThanOrEqual"),
    (-2, "lessThanOrEqual", "lessThanOrEqual"), (-1, "greaterThanOrEqual", "greaterThanOrEqual"),
  ])
  func swappedItemsSayTheSame(multiplier: Double, before: String, after: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("show", ["what": "live", "value": false])
    studio.set("side-x", "multiplier", .number(multiplier))
    studio.set("side-x", "relation", .string(before))
    studio.set("side-x", "swap", true)
    let constraint = try #require(studio.session.items.constraint("side-x"))
    #expect(constraint.firstItem == "head" && constraint.secondItem == "side")
    #expect(constraint.firstAttribute == .trailing && constraint.secondAttribute == .leading)
    #expect(constraint.multiplier == 1 / multiplier)
    #expect(constraint.constant == -10 / multiplier)
    #expect((ConstraintElement(constraint.element).relation ?? "equal") == after)
    #expect(try studio.drift() == nil)
  }

  @Test func prioritiesOfAView() throws {
    let (changes, _) = try after("loose", "horizontalHuggingPriority", 251)
    #expect(changes?.count == 1)
    #expect(changes?.values.first?.contains("horizontalHuggingPriority=\"251\"") == true)
    let (others, _) = try after("loose", "verticalCompressionResistancePriority", 1000)
    #expect(others?.values.first?.contains("verticalCompressionResistancePriority=\"1000\"") == true)
  }

  @Test(arguments: [true, false])
  func numbersOfAFrame(isLive: Bool) throws {
    let (changes, _) = try after("loose", "y", 250, isLive: isLive)
    #expect(changes == [rect("40", "300", "80", "50"): rect("40", "250", "80", "50")])
  }

  /// With Live the constraints make it lie where the number says; without, they still say where it lies.
  @Test(arguments: [true, false])
  func theFrameOfAViewWithConstraints(isLive: Bool) throws {
    let (changes, studio) = try after("side", "x", 140, isLive: isLive)
    #expect(changes?[rect("130", "30", "50", "40")] == rect("140", "30", "50", "40"))
    #expect(studio.session.items.constraint("side-x")?.constant == (isLive ? 20 : 10))
  }

  @Test(arguments: [0.0, -5]) func sizesAreAboveZero(size: Double) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("loose", "width", .number(size))
    #expect(studio.refusal == "A width and a height are above 0.")
    #expect(studio.text == SmallDocument.boxes)
  }

  @Test func aConstraintIsDeleted() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["side-w"])
    studio.use(studio.inspector.action("Delete"))
    #expect(!studio.text.contains("side-w"))
    #expect(studio.selection == [])
    #expect(studio.undoTitle == "Delete “side”.width = 50")
    #expect(try studio.drift() == nil)
    studio.select(["head-w", "head-h", "loose"])
    studio.key("Delete")
    #expect(!studio.text.contains("head-w") && !studio.text.contains("head-h"))
    #expect(studio.undoTitle == "Delete 2 constraints")
    studio.undo()
    studio.undo()
    #expect(studio.text == SmallDocument.boxes)
  }
}

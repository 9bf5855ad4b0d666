import PlumbGeometry
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// A drag with which constraints go along.
@Suite struct LiveDragTests {
  /// The numbers of the boxes after their head went 13 to the right and 7 down.
  private static let moved = [
    rect("20", "30", "100", "40"): rect("33", "37", "100", "40"),
    rect("130", "30", "50", "40"): rect("143", "37", "50", "40"),
    rect("20", "85", "260", "60"): rect("33", "92", "247", "60"),
    rect("120", "20", "20", "20"): rect("113.5", "20", "20", "20"),
    line("head", "leading", "root", "leading", 20, "head-x"): line(
      "head", "leading", "root", "leading", 33, "head-x"),
    line("head", "top", "root", "top", 30, "head-y"): line("head", "top", "root", "top", 37, "head-y"),
  ]

  static func line(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int, _ id: String
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  @Test func constantsFollowAndSoDoesWhatHangsOnThem() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.drag(view: "head", by: 13, 7)
    #expect(changedLines(SmallDocument.boxes, studio.text) == Self.moved)
    #expect(studio.undoTitle == "Move “head”")
    #expect(studio.refusal == nil)
    #expect(studio.frame("below") == Rect(x: 33, y: 92, width: 247, height: 60))
    #expect(try studio.drift() == nil)
    studio.undo()
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.redoTitle == "Move “head”" && studio.undoTitle == nil)
  }

  /// What a drag shows on its way is what it writes.
  @Test func theWayShowsWhereViewsWillBe() throws {
    var studio = try Studio(SmallDocument.boxes)
    let start = try #require(studio.frame("head")).center
    studio.hold(start, by: Point(x: 13, y: 7), ["meta"])
    let ids = ["head", "side", "below", "dot", "loose"]
    let shown = ids.map { studio.frame($0) }
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.undoTitle == nil)
    let patched = try #require(studio.boards["s0r0"])
    studio.pointer("up", start + Point(x: 13, y: 7), ["meta"])
    studio.rest()
    #expect(ids.map { studio.frame($0) } == shown)
    // Views without texts look the same wherever they are.
    let written = try #require(studio.boards["s0r0"])
    for position in 0...5 {
      let (one, other) = (patched.view(position), written.view(position))
      #expect(one == other, "view \(position)")
    }
    #expect(studio.complaints == [])
  }

  @Test func escapeLeavesEverything() throws {
    var studio = try Studio(SmallDocument.boxes)
    let before = studio.boards
    studio.hold(Point(x: 40, y: 50), by: Point(x: 13, y: 7))
    #expect(studio.boards != before)
    studio.key("Escape")
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.boards == before)
    #expect(studio.undoTitle == nil)
    #expect(studio.selection == ["head"])
    // The button is still down: what it does now moves nothing.
    studio.pointer("move", Point(x: 90, y: 90))
    studio.pointer("up", Point(x: 90, y: 90))
    studio.rest()
    #expect(studio.text == SmallDocument.boxes)
    #expect(try studio.drift() == nil)
  }

  @Test func backWhereItBeganNothingIsDone() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.pointer("down", Point(x: 40, y: 50))
    studio.pointer("move", Point(x: 60, y: 60), ["meta"])
    studio.pointer("move", Point(x: 40, y: 50), ["meta"])
    studio.pointer("up", Point(x: 40, y: 50), ["meta"])
    studio.rest()
    #expect(studio.undoTitle == nil)
    #expect(try studio.drift() == nil)
  }

  @Test func aShortWayIsAClick() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.drag(Point(x: 40, y: 50), by: Point(x: 2, y: 2))
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.selection == ["head"])
    // Of a canvas drawn twice as large it is a drag.
    studio.tell("camera", ["zoom": 2])
    studio.drag(Point(x: 40, y: 50), by: Point(x: 2, y: 2), ["meta"])
    #expect(studio.frame("head")?.origin == Point(x: 22, y: 32))
  }

  @Test func shiftKeepsToOneAxis() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.pointer("down", Point(x: 40, y: 50))
    studio.pointer("move", Point(x: 60, y: 59), ["meta", "shift"])
    studio.pointer("up", Point(x: 60, y: 59), ["meta", "shift"])
    studio.rest()
    #expect(studio.frame("head") == Rect(x: 40, y: 30, width: 100, height: 40))
  }

  @Test func severalViewsGoTogether() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["head", "loose"])
    studio.drag(view: "loose", by: 5, 6)
    #expect(studio.undoTitle == "Move views")
    #expect(studio.frame("loose") == Rect(x: 45, y: 306, width: 80, height: 50))
    #expect(studio.frame("head") == Rect(x: 25, y: 36, width: 100, height: 40))
  }

  /// A view goes along with what contains it, and not twice as far.
  @Test(arguments: [true, false])
  func whatIsInsideGoesOnce(isLive: Bool) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("show", ["what": "live", "value": .bool(isLive)])
    studio.select(["below", "dot"])
    let start = Point(x: 30, y: 90)
    studio.hold(start, by: Point(x: 0, y: 9), ["meta"])
    let shown = studio.frame("dot")
    studio.pointer("up", start + Point(x: 0, y: 9), ["meta"])
    studio.rest()
    #expect(shown == Rect(x: 140, y: 114, width: 20, height: 20))
    #expect(studio.frame("dot") == shown)
    #expect(studio.text.contains(rect("120", "20", "20", "20")))
    #expect(try studio.drift() == nil)
  }
}

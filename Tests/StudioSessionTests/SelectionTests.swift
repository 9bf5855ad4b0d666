import PlumbGeometry
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// What clicks, ids and keys select.
@Suite struct SelectionTests {
  @Test func aClickSelectsTheViewInFront() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.click(view: "below")
    // The middle of it is where the dot is.
    #expect(studio.selection == ["dot"])
    studio.click(Point(x: 30, y: 90))
    #expect(studio.selection == ["below"])
    #expect(studio.overlay.contains("id=\"sel-below\""))
    #expect(!studio.overlay.contains("id=\"sel-dot\""))
    studio.click(Point(x: 5, y: 5))
    #expect(studio.selection == ["root"])
    studio.click(Point(x: 900, y: 900))
    #expect(studio.selection == [])
  }

  @Test func shiftAddsAndTakesAway() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.click(view: "head")
    studio.click(view: "side", ["shift"])
    studio.click(view: "loose", ["shift"])
    #expect(studio.selection == ["head", "side", "loose"])
    studio.click(view: "side", ["shift"])
    #expect(studio.selection == ["head", "loose"])
    // One of several that are selected: the click is for it alone.
    studio.click(view: "loose")
    #expect(studio.selection == ["loose"])
    // On nothing, it keeps what there is.
    studio.click(Point(x: 900, y: 900), ["shift"])
    #expect(studio.selection == ["loose"])
  }

  @Test func aRectangleSelectsWhatItTouches() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.hold(Point(x: -20, y: -20), by: Point(x: 155, y: 110))
    #expect(studio.overlay.contains("class=\"marquee\" x=\"-20\" y=\"-20\" width=\"155\" height=\"110\""))
    #expect(studio.selection == ["head", "side", "below"])
    // Smaller again, it lets go.
    studio.pointer("move", Point(x: 50, y: 50))
    #expect(studio.selection == ["head"])
    studio.pointer("up", Point(x: 50, y: 50))
    #expect(!studio.overlay.contains("marquee"))
    #expect(studio.selection == ["head"])
    studio.select(["loose"])
    studio.drag(Point(x: -20, y: -20), by: Point(x: 70, y: 70), ["shift"])
    #expect(studio.selection == ["loose", "head"])
  }

  @Test func idsThatNothingHasAreIgnored() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["side", "nothing", "head-w", "side", ""])
    #expect(studio.selection == ["side", "head-w"])
    #expect(studio.refusal == nil)
    studio.tell("select", ["ids": ["head-w", "below"], "mode": "toggle"])
    #expect(studio.selection == ["side", "below"])
    studio.tell("select", ["ids": ["below", "dot"], "mode": "add"])
    #expect(studio.selection == ["side", "below", "dot"])
    studio.select(["nothing"])
    #expect(studio.selection == [])
  }

  @Test func escapeGoesOutAndEnterIn() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["dot"])
    var seen: [[String]] = []
    for _ in 0..<4 {
      studio.key("Escape")
      seen.append(studio.selection)
    }
    #expect(seen == [["below"], ["root"], [], []])
    studio.select(["root"])
    studio.key("Enter")
    #expect(studio.selection == ["head"])
    studio.key("Enter")
    #expect(studio.selection == ["head"])
    studio.select(["dot-x"])
    studio.key("Escape")
    #expect(studio.selection == ["dot"])
  }

  @Test func tabGoesRoundTheViews() throws {
    var studio = try Studio(SmallDocument.boxes)
    let views = ["root", "head", "side", "below", "dot", "loose"]
    var seen: [String] = []
    for _ in 0..<7 {
      studio.tell("key", ["key": "Tab"])
      seen += studio.selection
      #expect(studio.told["reveal"]?.string == studio.selection.first)
    }
    #expect(seen == views + ["root"])
    studio.key("Tab", ["shift"])
    #expect(studio.selection == ["loose"])
  }

  /// A constraint's line is nearer than the view behind it.
  @Test func aClickOnALineSelectsTheConstraint() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["side"])
    #expect(studio.overlay.contains("id=\"k-side-x\""))
    // Between the two boxes, 10 points apart, and beside the handle of the right one.
    studio.click(Point(x: 123, y: 50))
    #expect(studio.selection == ["side-x"])
    #expect(studio.inspector.title == studio.session.items.name("side-x"))
  }

  @Test func onlyConstraintsOfWhatIsSelectedAreShownUnlessAllAre() throws {
    var studio = try Studio(SmallDocument.boxes)
    func shown(_ overlay: String) -> Set<String> {
      Set(overlay.split(separator: "id=\"k-").dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }
    #expect(shown(studio.overlay) == [])
    studio.select(["side"])
    #expect(shown(studio.overlay) == ["side-w", "side-x", "side-y", "side-h"])
    studio.tell("show", ["what": "allConstraints", "value": true])
    #expect(shown(studio.overlay).count == 16)
    #expect(studio.told["document"]?["allConstraints"] == true)
  }
}

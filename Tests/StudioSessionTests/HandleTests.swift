import PlumbGeometry
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// Handles of views, edges of boards, arrow keys.
@Suite struct HandleTests {
  private func resized(_ id: String, _ handle: String, by way: Point) throws -> Studio {
    var studio = try Studio(SmallDocument.boxes)
    studio.select([id])
    let frame = try #require(studio.frame(id))
    let place = try #require(StudioSession.handles(around: frame).first { $0.name == handle }).place
    studio.drag(place, by: way, ["meta"])
    return studio
  }

  private func constants(_ studio: Studio, _ ids: [String]) -> [Double?] {
    ids.map { studio.session.items.constraint($0)?.constant }
  }

  @Test func aSideOfAWidth() throws {
    let studio = try resized("side", "e", by: Point(x: 12, y: 5))
    #expect(constants(studio, ["side-w", "side-x"]) == [62, 10])
    #expect(studio.frame("side") == Rect(x: 130, y: 30, width: 62, height: 40))
    #expect(studio.undoTitle == "Resize “side”")
    #expect(try studio.drift() == nil)
  }

  @Test func theSideThatPlacesIt() throws {
    let studio = try resized("side", "w", by: Point(x: -4, y: 0))
    #expect(constants(studio, ["side-w", "side-x"]) == [54, 6])
    #expect(studio.frame("side") == Rect(x: 126, y: 30, width: 54, height: 40))
  }

  @Test func aCornerAndWhatHangsOnIt() throws {
    let studio = try resized("head", "se", by: Point(x: 5, y: 6))
    #expect(constants(studio, ["head-w", "head-h", "side-x", "below-y"]) == [105, 46, 10, 15])
    #expect(studio.frame("side") == Rect(x: 135, y: 30, width: 50, height: 46))
    #expect(studio.frame("below")?.minY == 91)
    #expect(try studio.drift() == nil)
  }

  @Test func noWidthIsBelowNothing() throws {
    let studio = try resized("side", "e", by: Point(x: -80, y: 0))
    #expect(studio.frame("side")?.width == 0)
    #expect(constants(studio, ["side-w"]) == [0])
    #expect(try studio.drift() == nil)
  }

  @Test func arrowsMoveByOneAndByTen() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["head"])
    studio.key("ArrowRight")
    #expect(constants(studio, ["head-x", "head-y"]) == [21, 30])
    studio.key("ArrowUp", ["shift"])
    #expect(constants(studio, ["head-x", "head-y"]) == [21, 20])
    studio.key("ArrowLeft", ["shift"])
    studio.key("ArrowDown")
    #expect(constants(studio, ["head-x", "head-y"]) == [11, 21])
    studio.key("ArrowRight", ["alt"])
    #expect(constants(studio, ["head-w", "head-x"]) == [101, 11])
    #expect(studio.undoTitle == "Resize “head”")
    #expect(try studio.drift() == nil)
    for _ in 0..<5 { studio.undo() }
    #expect(studio.text == SmallDocument.boxes)
  }

  /// The root stays where it is.
  @Test func aRootIsNotMoved() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["root"])
    studio.key("ArrowRight")
    studio.drag(Point(x: 5, y: 200), by: Point(x: 30, y: 30))
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.frame("root") == Rect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func theEdgeOfABoardShowsOtherSizes() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.hold(Point(x: 300, y: 200), by: Point(x: 40, y: 9))
    #expect(studio.boards["s0r0"]?.number("width") == 340)
    #expect(studio.boards["s0r0"]?.number("height") == 400)
    #expect(studio.frame("below") == Rect(x: 20, y: 85, width: 300, height: 60))
    studio.pointer("up", Point(x: 340, y: 209))
    studio.rest()
    #expect(studio.boards["s0r0"]?.number("width") == 340)
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.undoTitle == nil)
    // Views are dragged where the document has them.
    studio.drag(Point(x: 30, y: 90), by: Point(x: 0, y: 9), ["meta"])
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.boards["s0r0"]?.number("width") == 300)
    #expect(try studio.drift() == nil)
  }

  @Test func escapeGivesTheSizeBack() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.hold(Point(x: 300, y: 400), by: Point(x: -40, y: 30))
    #expect(studio.boards["s0r0"]?.number("width") == 260)
    #expect(studio.boards["s0r0"]?.number("height") == 430)
    studio.key("Escape")
    #expect(try studio.drift() == nil)
  }
}

import PlumbAnswers
import PlumbGeometry
import PlumbLayoutOperations
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// Constraints that are made by a line from one view to another.
@Suite struct ConnectTests {
  private static let boxes = Array(SmallDocument.boxes.utf8)

  private func connecting(_ first: Point, _ second: Point) throws -> Studio {
    var studio = try Studio(SmallDocument.boxes)
    studio.drag(first, by: second - first, ["ctrl"])
    return studio
  }

  @Test func aLevelLineOffersWhatIsHorizontal() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.hold(Point(x: 60, y: 45), by: Point(x: 100, y: 5), ["ctrl"])
    #expect(studio.overlay.contains("<line class=\"connection\" x1=\"60\" y1=\"45\" x2=\"160\" y2=\"50\"/>"))
    #expect(studio.overlay.contains("<rect class=\"target\" x=\"130\" y=\"30\" width=\"50\" height=\"40\"/>"))
    studio.pointer("up", Point(x: 160, y: 50), ["ctrl"])
    studio.rest()
    #expect(studio.popoverKind == "connect")
    #expect(studio.popover.title == "“head” and “side”")
    #expect(studio.popover.sections.compactMap { $0["title"]?.string } == ["Horizontal"])
    #expect(
      studio.popover.titles == [
        "Horizontal Spacing", "Leading", "Trailing", "Center Horizontally", "Equal Widths",
      ])
    // There is a space already.
    #expect(studio.popover.notes == ["• there is one", "", "", "", ""])
    #expect(studio.text == SmallDocument.boxes)
  }

  @Test func anUprightLineOffersWhatIsVertical() throws {
    let studio = try connecting(Point(x: 60, y: 50), Point(x: 62, y: 320))
    #expect(studio.popover.sections.compactMap { $0["title"]?.string } == ["Vertical"])
    #expect(studio.popover.titles.contains("Vertical Spacing"))
    #expect(studio.popover.titles.contains("Equal Heights"))
  }

  @Test func whatIsChosenIsAsAPinWritesIt() throws {
    var studio = try connecting(Point(x: 60, y: 50), Point(x: 62, y: 320))
    studio.use(studio.popover.action("Vertical Spacing"))
    var request = PinRequest()
    request.spacings = [.init(.bottom, .current, to: "loose")]
    #expect(
      studio.bytes == (try OperationTests.operated(Self.boxes, .pin(request), on: ["head"], frames: .moved)))
    #expect(studio.undoTitle == "Add “Vertical Spacing”")
    #expect(studio.popoverKind == nil)
    #expect(try studio.drift() == nil)
  }

  @Test func anAlignmentIsAsAlignWritesIt() throws {
    var studio = try connecting(Point(x: 60, y: 50), Point(x: 62, y: 320))
    studio.use(studio.popover.action("Top"))
    var request = AlignRequest()
    request.attributes = [.top]
    #expect(
      studio.bytes
        == (try OperationTests.operated(Self.boxes, .align(request), on: ["head", "loose"], frames: .moved)))
  }

  @Test func aLineWithinAViewOffersItsSize() throws {
    var studio = try connecting(Point(x: 45, y: 305), Point(x: 90, y: 320))
    #expect(studio.popover.titles == ["Width", "Aspect Ratio", "Height"])
    studio.use(studio.popover.action("Width"))
    var request = PinRequest()
    request.width = .current
    #expect(
      studio.bytes == (try OperationTests.operated(Self.boxes, .pin(request), on: ["loose"], frames: .moved)))
  }

  @Test func aLineToTheContainer() throws {
    let studio = try connecting(Point(x: 60, y: 320), Point(x: 20, y: 318))
    #expect(studio.popover.title == "“loose” and “Root”")
    #expect(
      studio.popover.titles == [
        "Leading Space to Container", "Trailing Space to Container", "Center Horizontally in Container",
        "Equal Widths",
      ])
  }

  @Test func aLineToNothingOffersNothing() throws {
    let studio = try connecting(Point(x: 60, y: 320), Point(x: 900, y: 318))
    #expect(studio.popoverKind == nil)
    #expect(!studio.overlay.contains("connection"))
  }

  @Test func byTheToolbar() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("popover", ["kind": "connect"])
    #expect(studio.refusal == "Select one view, or two, to make a constraint between them.")
    studio.select(["dot"])
    studio.tell("popover", ["kind": "connect"])
    #expect(studio.popover.title == "“dot” and “below”")
    studio.tell("connect", ["source": "dot", "target": "head-w", "name": "width"])
    #expect(studio.refusal == "There is no such constraint to make.")
    #expect(studio.text == SmallDocument.boxes)
  }
}

import PlumbGeometry
import Testing

@testable import PlumbStudioSession

/// Dragged views hold on to lines of what is near.
@Suite struct SnappingTests {
  private func place(_ start: Point, by way: Point, _ mods: [String] = []) throws -> (Rect?, overlay: String)
  {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["loose"])
    studio.hold(start, by: way, mods)
    let overlay = studio.overlay
    studio.pointer("up", start + way, mods)
    studio.rest()
    return (studio.frame("loose"), overlay)
  }

  private static let middle = Point(x: 80, y: 325)

  @Test func theEdgeOfASibling() throws {
    // Of the head, at 20, two points away.
    let (frame, overlay) = try place(Self.middle, by: Point(x: -18, y: 0))
    #expect(frame == Rect(x: 20, y: 300, width: 80, height: 50))
    #expect(overlay.contains("<line class=\"snap\" x1=\"20\""))
  }

  @Test func noFartherThanFivePointsOfTheScreen() throws {
    let (frame, overlay) = try place(Self.middle, by: Point(x: 54, y: 0))
    // The right edge at 174, six from where the side ends.
    #expect(frame == Rect(x: 94, y: 300, width: 80, height: 50))
    #expect(!overlay.contains("snap"))
  }

  @Test func commandHoldsOnToNothing() throws {
    let (frame, overlay) = try place(Self.middle, by: Point(x: -18, y: 0), ["meta"])
    #expect(frame == Rect(x: 22, y: 300, width: 80, height: 50))
    #expect(!overlay.contains("snap"))
  }

  @Test func theStandardDistanceBelowASibling() throws {
    // 8 points below what ends at 145.
    let (frame, _) = try place(Self.middle, by: Point(x: 40, y: -144))
    #expect(frame?.minY == 153)
  }

  @Test func theMiddleOfTheContainer() throws {
    let (frame, _) = try place(Self.middle, by: Point(x: 68, y: 0))
    #expect(frame?.center.x == 150)
  }

  @Test func aHandleHoldsOnWithItsEdgeAlone() throws {
    // The right edge to 180, where the side ends.
    let (frame, _) = try place(Point(x: 120, y: 325), by: Point(x: 58, y: 3))
    #expect(frame == Rect(x: 40, y: 300, width: 140, height: 50))
  }

  /// The nearer a canvas is drawn, the fewer of its points that is.
  @Test func theReachIsOfTheScreen() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("camera", ["zoom": 4])
    studio.select(["loose"])
    studio.drag(Self.middle, by: Point(x: -18, y: 0))
    #expect(studio.frame("loose")?.minX == 22)
  }
}

import PlumbGeometry
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// A drag that moves frames alone, as in Interface Builder.
@Suite struct PlainDragTests {
  private static func opening(_ flag: String) -> String {
    "<view \(flag)translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"head\" userLabel=\"head\">"
  }

  /// Either switched off, or with the key that turns it around.
  @Test(arguments: [true, false])
  func onlyTheFrameOfTheViewIsWritten(byKey: Bool) throws {
    var studio = try Studio(SmallDocument.boxes)
    if !byKey { studio.tell("show", ["what": "live", "value": false]) }
    studio.drag(view: "head", by: 13, 7, byKey ? ["meta", "alt"] : ["meta"])
    #expect(
      changedLines(SmallDocument.boxes, studio.text)
        == [
          rect("20", "30", "100", "40"): rect("33", "37", "100", "40"),
          Self.opening(""): Self.opening("misplaced=\"YES\" "),
        ])
    let row = studio.outline.first { $0["id"] == "head" }
    #expect(row?["state"] == "misplaced")
    #expect(studio.issues.contains { $0["id"] == "head" && $0["rule"] == "misplaced-view" })
    #expect(try studio.drift() == nil)
  }

  @Test func whatIsInsideIsShownToGoAlong() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.hold(Point(x: 30, y: 90), by: Point(x: 4, y: 9), ["meta", "alt"])
    #expect(studio.frame("below") == Rect(x: 24, y: 94, width: 260, height: 60))
    #expect(studio.frame("dot") == Rect(x: 144, y: 114, width: 20, height: 20))
    #expect(studio.frame("head") == Rect(x: 20, y: 30, width: 100, height: 40))
    studio.pointer("cancel", Point(x: 0, y: 0))
    studio.rest()
    #expect(studio.text == SmallDocument.boxes)
    #expect(try studio.drift() == nil)
  }

  /// The canvas of macOS counts upwards.
  @Test func aViewOfMacOSGoesWhereThePointerDoes() throws {
    var studio = try Studio(example: "Preferences.xib")
    let views = studio.session.items.scenes[0].views
    let view = try #require(views.first { $0.parent != nil && $0.kind == .button && $0.recorded != nil })
    let before = try #require(studio.frame(view.id))
    let recorded = try #require(view.recorded)
    studio.select([view.id])
    studio.hold(before.center, by: Point(x: 6, y: 11), ["meta", "alt"])
    #expect(studio.frame(view.id) == before.moved(by: Point(x: 6, y: 11)))
    studio.pointer("up", before.center + Point(x: 6, y: 11), ["meta", "alt"])
    studio.rest()
    let after = try #require(studio.session.items.view(view.id)?.recorded)
    #expect(after.origin == Point(x: recorded.minX + 6, y: recorded.minY - 11))
    #expect(after.size == recorded.size)
    // Where its constraints have it.
    #expect(studio.frame(view.id) == before)
    #expect(try studio.drift() == nil)
  }
}

import PlumbAnswers
import PlumbLayoutOperations
import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// A screen that is made as in a first lesson: three rows in a column, by panels, with the bytes that commands write.
@Suite struct ChapterTests {
  private static let start = SmallDocument.xib(
    [
      SmallDocument.box("name", 16, 40, 268, 30, own: []),
      SmallDocument.box("serial", 16, 82, 268, 30, own: []),
      SmallDocument.box("photo", 16, 124, 268, 200, own: []),
    ].joined(separator: "\n"), constraints: [])

  @Test func theColumn() throws {
    var studio = try Studio(Self.start)
    var session = try DocumentSession(Array(Self.start.utf8), name: "Test.xib")
    func command(_ operation: Operation, _ ids: [String]) throws {
      let bytes = try session.operate(operation, on: .named(ids), frames: .moved).after.bytes
      session = try DocumentSession(bytes, name: "Test.xib")
      #expect(studio.bytes == bytes, "\(ids)")
      let drift = try studio.drift()
      #expect(drift == nil)
    }
    // The first row: near the upper corners, and 30 high.
    studio.pin(["name"], ["top", "leading", "trailing", "height"])
    var row = PinRequest()
    row.spacings = [.init(.top, .current), .init(.leading, .current), .init(.trailing, .current)]
    row.height = .current
    try command(.pin(row), ["name"])
    // The second one hangs on it.
    studio.pin(["serial"], ["top", "height"])
    var second = PinRequest()
    second.spacings = [.init(.top, .current)]
    second.height = .current
    try command(.pin(second), ["serial"])
    studio.align(["name", "serial", "photo"], ["leading", "trailing"])
    var edges = AlignRequest()
    edges.attributes = [.leading, .trailing]
    try command(.align(edges), ["name", "serial", "photo"])
    studio.pin(["photo"], ["top", "bottom"])
    var rest = PinRequest()
    rest.spacings = [.init(.top, .current), .init(.bottom, .current)]
    try command(.pin(rest), ["photo"])
    #expect(!studio.issues.contains { $0["severity"] == "error" })
    #expect(!studio.outline.contains { $0["state"] == "ambiguous" || $0["state"] == "misplaced" })
    // At another size the rows are as wide as that, and the photo takes what is left.
    studio.drag(Point(x: 300, y: 400), by: Point(x: 60, y: 80))
    #expect(studio.frame("serial") == Rect(x: 16, y: 82, width: 328, height: 30))
    #expect(studio.frame("photo") == Rect(x: 16, y: 124, width: 328, height: 280))
    while studio.undoTitle != nil { studio.undo() }
    #expect(studio.text == Self.start)
  }
}

extension Studio {
  fileprivate mutating func pin(_ ids: [String], _ names: [String]) {
    select(ids)
    tell("popover", ["kind": "pin"])
    for name in names { tell("pin", ["set": .string(name), "value": true]) }
    tell("pin", ["add": "true"])
    waitKeepingStatus()
  }

  fileprivate mutating func align(_ ids: [String], _ names: [String]) {
    select(ids)
    tell("popover", ["kind": "align"])
    for name in names { tell("align", ["set": .string(name), "value": true]) }
    tell("align", ["add": "true"])
    waitKeepingStatus()
  }
}

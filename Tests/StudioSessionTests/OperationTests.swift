import PlumbAnswers
import PlumbLayoutOperations
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// What panels write is what the commands of the same names write.
@Suite struct OperationTests {
  /// The bytes that an operation makes of others.
  static func operated(
    _ bytes: [UInt8], _ operation: Operation, on ids: [String]?, frames: FramesAfter = .none
  ) throws -> [UInt8] {
    var session = try DocumentSession(bytes, name: "Test.xib")
    return try session.operate(operation, on: ids.map { .named($0) } ?? .all, frames: frames).after.bytes
  }

  private static let boxes = Array(SmallDocument.boxes.utf8)

  @Test func pinsOfOneView() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["loose"])
    studio.tell("popover", ["kind": "pin"])
    #expect(studio.popoverKind == "pin")
    studio.tell("pin", ["set": "top", "value": true])
    studio.tell("pin", ["set": "leading.points", "value": 32])
    studio.tell("pin", ["set": "trailing.kind", "value": "standard"])
    studio.tell("pin", ["set": "width", "value": true])
    studio.tell("pin", ["set": "height.points", "value": "44"])
    studio.tell("pin", ["set": "frames", "value": "none"])
    #expect(studio.popover.titles.contains("Add 5 Constraints"))
    studio.use(studio.popover.action("Add 5 Constraints"))
    var request = PinRequest()
    request.spacings = [
      .init(.top, .current), .init(.leading, .points(32)), .init(.trailing, .standard),
    ]
    request.width = .current
    request.height = .points(44)
    #expect(studio.bytes == (try Self.operated(Self.boxes, .pin(request), on: ["loose"])))
    #expect(studio.undoTitle == "Pin “loose”")
    #expect(studio.popoverKind == nil)
    #expect(try studio.drift() == nil)
  }

  @Test func pinsOfSeveralViews() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["loose", "side"])
    studio.tell("popover", ["kind": "pin"])
    studio.tell("pin", ["set": "equal-widths", "value": true])
    studio.tell("pin", ["set": "margins", "value": true])
    studio.tell("pin", ["set": "leading", "value": true])
    studio.tell("pin", ["set": "leading", "value": false])
    studio.tell("pin", ["add": "true"])
    studio.rest()
    var request = PinRequest()
    request.equalWidths = true
    request.toMargins = true
    #expect(
      studio.bytes == (try Self.operated(Self.boxes, .pin(request), on: ["loose", "side"], frames: .moved)))
    #expect(studio.undoTitle == "Pin views")
  }

  @Test func alignments() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["head", "loose"])
    studio.tell("popover", ["kind": "align"])
    studio.use(studio.popover.action("Trailing edges"), value: true)
    studio.tell("align", ["set": "offset", "value": 4])
    studio.tell("align", ["set": "container-y", "value": true])
    studio.tell("align", ["set": "container-y", "value": false])
    studio.use(studio.popover.action("Add 1 Constraint"))
    var request = AlignRequest()
    request.attributes = [.trailing]
    request.offset = 4
    #expect(
      studio.bytes == (try Self.operated(Self.boxes, .align(request), on: ["head", "loose"], frames: .moved)))
    #expect(studio.undoTitle == "Align views")
    #expect(try studio.drift() == nil)
  }

  static let resolutions: [(String, Operation)] = [
    ("update-frames", .updateFrames), ("update-constants", .updateConstants), ("add-missing", .addMissing),
    ("reset", .reset), ("clear", .clear),
  ]

  @Test(arguments: FixtureFolder.examples.names)
  func resolvingAll(_ name: String) throws {
    let bytes = try FixtureFolder.examples.bytes(of: name)
    for (word, operation) in Self.resolutions {
      var studio = try Studio(bytes, name: name)
      studio.tell("operate", ["name": .string(word), "scope": "all"])
      studio.rest()
      let operated = try Self.operated(bytes, operation, on: nil)
      #expect(studio.bytes == operated, "\(word) of \(name)")
      #expect((studio.undoTitle == nil) == (operated == bytes), "\(word) of \(name)")
    }
  }

  @Test func resolvingWhatIsSelected() throws {
    for (word, operation) in Self.resolutions {
      var studio = try Studio(SmallDocument.boxes)
      studio.select(["loose", "head-w", "side"])
      studio.tell("operate", ["name": .string(word), "scope": "selection"])
      studio.rest()
      #expect(studio.bytes == (try Self.operated(Self.boxes, operation, on: ["loose", "side"])), "\(word)")
    }
  }

  @Test func resolvingAScene() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["head-w"])
    studio.tell("operate", ["name": "add-missing", "scope": "scene"])
    studio.rest()
    let views = ["head", "side", "below", "dot", "loose"]
    #expect(studio.bytes == (try Self.operated(Self.boxes, .addMissing, on: views)))
    #expect(studio.undoTitle == "Add Missing Constraints")
    #expect(studio.bytes != Self.boxes)
  }

  @Test func theResolveMenuSaysWhatIsPossible() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("popover", ["kind": "resolve"])
    let isEnabled = studio.popover.controls.map { $0["enabled"]?.bool }
    #expect(isEnabled == Array(repeating: false, count: 10) + Array(repeating: true, count: 5))
    studio.tell("operate", ["name": "clear", "scope": "selection"])
    #expect(studio.refusal == "Select a view first.")
    #expect(studio.bytes == Self.boxes)
  }
}

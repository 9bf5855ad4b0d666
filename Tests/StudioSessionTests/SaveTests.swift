import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// Saving shows what it changes first.
@Suite struct SaveTests {
  @Test func nothingToSave() throws {
    var studio = try Studio(SmallDocument.boxes)
    #expect(studio.isSaved == true)
    studio.tell("save")
    #expect(studio.popoverKind == "save")
    #expect(studio.popover.title == "Nothing to save")
    #expect(studio.popover.titles == [])
  }

  @Test func theDiffOfWhatIsSaved() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "constant", 70)
    #expect(studio.isSaved == false)
    studio.tell("save")
    #expect(studio.popover.title == "Save Test.xib")
    let diff = try #require(studio.popover.notes("code").first)
    let lines = diff.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && $0.dropFirst(2).first != $0.first
    }
    #expect(
      lines.map { $0.first.map(String.init)! + $0.dropFirst().drop { $0 == " " } } == [
        "-" + rect("130", "30", "50", "40"), "+" + rect("130", "30", "70", "40"),
        "-<constraint firstAttribute=\"width\" constant=\"50\" id=\"side-w\"/>",
        "+<constraint firstAttribute=\"width\" constant=\"70\" id=\"side-w\"/>",
      ])
    #expect(studio.popover.titles == ["Save", "Cancel"])
    studio.use(studio.popover.action("Cancel"))
    #expect(studio.popoverKind == nil)
    #expect(studio.isSaved == false)
  }

  @Test func savedIsWhatWasHandedOut() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "constant", 70)
    #expect(studio.bytesToWrite() == studio.bytes)
    studio.tell("saved")
    #expect(studio.isSaved == true)
    #expect(studio.status?["text"]?.string == "Test.xib is saved.")
    studio.undo()
    #expect(studio.isSaved == false)
    studio.redo()
    #expect(studio.isSaved == true)
  }

  /// Somebody goes on while the bytes are written.
  @Test func whatWasChangedSinceIsUnsaved() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "constant", 70)
    let written = studio.bytesToWrite()
    studio.set("side-w", "constant", 80)
    studio.tell("saved")
    #expect(studio.isSaved == false)
    studio.tell("save")
    #expect(studio.popover.notes("code").first?.contains("constant=\"70\"") == true)
    studio.undo()
    #expect(studio.bytes == written)
    #expect(studio.isSaved == true)
  }
}

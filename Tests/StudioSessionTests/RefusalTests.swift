import PlumbTextOutput
import Testing

@testable import PlumbStudioSession

/// What cannot be done is said in a sentence, and changes nothing.
@Suite struct RefusalTests {
  @Test(arguments: [
    ("side-w", "constant", JSONValue.string("wide"), "That is no number of at most a million."),
    ("side-w", "constant", "nan", "That is no number of at most a million."),
    ("side-w", "constant", "inf", "That is no number of at most a million."),
    ("side-w", "constant", 1e9, "That is no number of at most a million."),
    ("side-w", "priority", 0, "A priority is from 1 to 1000."),
    ("side-w", "priority", 1001, "A priority is from 1 to 1000."),
    ("side-w", "relation", "about", "A relation is =, ≤ or ≥."),
    ("side-h", "multiplier", "0", "A multiplier is a number or a ratio such as 16:9, and not 0."),
    ("side-h", "multiplier", "1:0", "A multiplier is a number or a ratio such as 16:9, and not 0."),
    ("side-h", "multiplier", "1:2:3", "A multiplier is a number or a ratio such as 16:9, and not 0."),
    ("side-h", "multiplier", "0x10", "A multiplier is a number or a ratio such as 16:9, and not 0."),
    ("side-w", "swap", true, "A constraint on one item has nothing to swap."),
    ("side-w", "colour", 1, "A constraint has no property “colour”."),
    ("loose", "horizontalHuggingPriority", -1, "A priority is from 1 to 1000."),
    ("loose", "x", "left", "That is no number of at most a million."),
    ("loose", "colour", 1, "A view has no property “colour” that can be set here."),
    ("loose", "delete", true, "Only constraints can be deleted here."),
    ("nobody", "constant", 1, "Nothing here has the id “nobody”."),
  ])
  func settings(_ id: String, _ property: String, _ value: JSONValue, _ sentence: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set(id, property, value)
    #expect(studio.refusal == sentence)
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.undoTitle == nil)
    #expect(try studio.drift() == nil)
  }

  /// Characters that no document may have.
  @Test func anIdentifierOfControlCharacters() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "identifier", "a\u{1}b")
    #expect(studio.refusal != nil || !studio.bytes.contains(1))
    #expect(try studio.drift() == nil)
  }

  @Test(arguments: [
    ("undo", "There is nothing to undo."), ("redo", "There is nothing to redo."),
    ("fix", "This finding is gone: the document has changed."), ("operate", "There is no operation “”."),
    ("set", "To set a property takes “id” and “property”."), ("popover", "There is no panel “”."),
    ("connect", "There is no such constraint to make."), ("show", "There is nothing to show called “”."),
    ("ask", "There is nothing to ask about “”."),
    ("surround", "There is nothing around a document called “”."),
    ("pin", "There is nothing to pin called “”."), ("align", "There is nothing to align called “”."),
    ("pointer", "A pointer message needs “x” and “y”, in points of the canvas."),
    ("dance", "There is no command “dance”."),
  ])
  func commandsThatSayTooLittle(_ command: String, _ sentence: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell(command)
    #expect(studio.refusal == sentence)
    studio.rest()
    #expect(studio.text == SmallDocument.boxes)
    #expect(try studio.drift() == nil)
  }

  @Test func panelsWithoutASelection() throws {
    var studio = try Studio(SmallDocument.boxes)
    for command in ["pin", "align"] {
      studio.tell(command, ["add": true])
      #expect(studio.refusal == "Select a view first.")
    }
    studio.key("Delete")
    #expect(studio.refusal == "Only constraints can be deleted here.")
    studio.key("ArrowLeft")
    #expect(studio.text == SmallDocument.boxes)
  }
}

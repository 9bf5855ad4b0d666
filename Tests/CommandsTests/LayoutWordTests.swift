import Testing

@testable import PlumbCommands

/// What `plumb layout` says below a scene.
@Suite("Sentences of plumb layout")
struct LayoutWordTests {
  /// A conflict in the words of the linter: by names, not by ids.
  @Test func conflictsAreInWords() {
    let lines = CommandRun("layout", "Examples/Broken.storyboard").resultLines
    let place = lines.firstIndex { $0.hasPrefix("conflict:") } ?? lines.endIndex
    #expect(
      Array(lines[place...].prefix(6)) == [
        "conflict: “Promo card”.width = 335 contradicts 5 other constraints, which make it 374",
        "  UIView.width = 414, as its surroundings set it",
        "  Safe Area has the left and right edges of UIView",
        "  “Promo card”.leading = Safe Area.leading + 20",
        "  Safe Area.trailing = “Promo card”.trailing + 20",
        "1 conflict, 1 ambiguous, 1 misplaced, 1 following",
      ])
    // Programs have the ids.
    #expect(
      CommandRun("layout", "--json", "Examples/Broken.storyboard").results.contains(#""broken":"Oja-BS-4NY""#)
    )
  }

  @Test func nothingToExerciseIsSaid() {
    let said = "exercise: the constraints leave nothing open here"
    #expect(CommandRun("layout", CommandRun.form, "--exercise", "1").resultLines.contains(said))
    #expect(!CommandRun("layout", CommandRun.form).results.contains("exercise"))
    let open = CommandRun("layout", "Examples/Planets.storyboard", "--exercise", "1").results
    #expect(open.contains("exercise 1 of") && !open.contains(said))
  }
}

import Foundation
import Testing

@testable import PlumbCommands

@Suite("Paths where nothing is")
struct NearbyFileTests {
  @Test(arguments: [
    ("Examples/Frm.storyboard", "Examples/Form.storyboard"), ("Examples/form", "Examples/Form.storyboard"),
    ("Examples/Form.xib", "Examples/Form.storyboard"),
    ("Exmaples/From.storyboard", "Examples/Form.storyboard"),
    ("Examples/Stack", "Examples/StackForm.storyboard"), ("Examples//cell.xib", "Examples/Cell.xib"),
    ("./Tests/../examples/masks.xib", "./Tests/../Examples/Masks.xib"),
  ])
  func neighbourIsSuggested(_ path: String, _ neighbour: String) {
    let run = CommandRun("layout", path)
    #expect(run.messages == "plumb: \(path): There is no such file. Did you mean “\(neighbour)”?\n")
    #expect(CommandRun("layout", neighbour).code == 0)
  }

  @Test(arguments: [
    "No/such.xib", "Examples/Gibberish.xib", "README.m", "", "/", "..", "Examples/Form.storyboard/x",
  ])
  func farNamesSuggestNothing(_ path: String) {
    #expect(NearbyFiles.suggestion(for: path) == "")
  }

  @Test func onlyDocumentsAndFoldersOnTheWayCount() throws {
    try CommandRun.withFiles(["Main.txt": [], "Mainly.xib": [], "Maim.xib": []]) { folder in
      #expect(NearbyFiles.suggestion(for: folder + "/Main.xib") == " Did you mean “\(folder)/Maim.xib”?")
      try FileManager.default.createDirectory(
        atPath: folder + "/Other", withIntermediateDirectories: true)
      // A folder with a near name that does not have the file is no suggestion.
      #expect(NearbyFiles.suggestion(for: folder + "/Othre/Main.xib") == "")
      #expect(NearbyFiles.suggestion(for: folder + "/Maim.xib/Main.xib") == "")
    }
  }
}

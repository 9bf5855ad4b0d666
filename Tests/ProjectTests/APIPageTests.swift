import Foundation
import Testing

@Suite("The pages of UIKit's and AppKit's API", .enabled(if: PythonScript.canRun, "python3 is not installed"))
struct APIPageTests {
  /// The page is made from public declarations, so each change of these makes it stale.
  @Test func saysWhatTheSourcesSay() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--check"])
    #expect(
      run.code == 0,
      "Scripts/make-api-page repairs Documentation/UIKIT.md and APPKIT.md, unless it says more:\n\(run.messages)"
    )
  }

  /// Found by reading the sources, not by running code: what a reader of the page would miss first.
  @Test func knowsWhereThingsAreDeclared() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--type", "UIView"])
    let names = run.results.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(names.contains("insertSubview(_:aboveSubview:)"))
    #expect(names.contains("animate(withDuration:animations:completion:)"))
    #expect(!names.contains("geometry"), "is internal")
  }

  /// Standard output and standard error say what is wrong; an argument that is none is said to be none.
  @Test func refusesWhatItDoesNotKnow() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--chek"])
    #expect(run.code == 2)
    #expect(run.messages.contains("--chek"))
  }
}

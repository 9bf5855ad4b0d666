import Foundation
import Testing

/// The facts under `Facts/`, with their evidence, and the Swift made of them.
@Suite struct FactTableTests {
  @Test(.enabled(if: PythonScript.canRun, "python3 is not installed"))
  func swiftIsAsTheTablesHaveIt() throws {
    let run = try PythonScript("Scripts/make-facts", ["--check"])
    #expect(run.code == 0, "Scripts/make-facts writes it:\n\(run.results)\(run.messages)")
  }

  /// No figure is one that more projects show otherwise, without a reason written beside it, and the evidence is counted.
  @Test(.enabled(if: PythonScript.canRun, "python3 is not installed"))
  func figuresAreThoseThatDocumentsShow() throws {
    let run = try PythonScript("Scripts/figure_fit.py", ["--check"])
    #expect(run.code == 0, "Scripts/figures says what it is:\n\(run.results)\(run.messages)")
  }

  /// A figure that no frame shows says where it comes from, and a remembered one why nothing shows it.
  @Test func everyFigureHasASource() throws {
    for name in ["desktop-controls.tsv", "touch-controls.tsv"] {
      let text = try Repository.text("Facts/\(name)")
      for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("control\t") {
        var fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        fields += Array(repeating: "", count: 11 - fields.count)
        #expect(!fields[9].isEmpty, "\(line): no source")
        #expect(fields[9] != "memory" || !fields[10].isEmpty, "\(line): why does nothing show it?")
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Saved documents as JSON", .enabled(if: MarkupCorpus.isPresent))
struct SavedDocumentTests {
  @Test func everyDocumentIsALineOfTheContract() throws {
    let paths = MarkupCorpus.paths.map { MarkupCorpus.url(of: $0).path }
    let run = CommandRun(["layout", "--json"] + paths)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.resultLines.count == paths.count)
    for (line, path) in zip(run.resultLines, paths) {
      let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(line.utf8))
      #expect(document.document == path)
      #expect(document.views.allSatisfy { $0.frame.count == 4 && $0.recorded.map { $0.count == 4 } != false })
      for conflict in document.conflicts {
        #expect(conflict.constraints.contains(conflict.broken), "\(path)")
      }
    }
  }
}

import CorpusRecord
import Foundation
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite(
  "The record of real documents", .enabled(if: MarkupCorpus.isPresent, "no collection beside the checkout"))
struct RecordTests {
  /// A row that differs fails in either direction: what a change wins is written down with it
  /// (`Scripts/score --write`), and what it loses is a decision that the same commit explains.
  @Test func sampleIsAsRecorded() async throws {
    let record = try CorpusRecord.ofCheckout()
    let corpus = try await JudgedCorpus(judging: MarkupCorpus.sample)
    let report = ChangeReport(corpus, since: record)
    #expect(report.isEmpty, "\(report)\n\nScripts/score judges all, Scripts/score --write records it.")
    sayAloud(
      "\(MarkupCorpus.sample.count) of \(MarkupCorpus.allPaths.count) real documents were judged, of every project; "
        + "Scripts/score judges all")
  }

  @Test func sampleHasEveryProject() {
    let projects = Set(MarkupCorpus.allPaths.map(MarkupCorpus.project))
    #expect(Set(MarkupCorpus.sample.map(MarkupCorpus.project)) == projects)
  }

  @Test func recordHasEveryDocumentAndNoOther() throws {
    let record = try CorpusRecord.ofCheckout()
    let documents = try Set(MarkupCorpus.allPaths.map { try ContentHash(of: MarkupCorpus.bytes(of: $0)) })
    #expect(documents == Set(record.rows.keys))
  }
}

@Suite("The record as a file")
struct RecordFileTests {
  @Test func readsBack() throws {
    let text = try String(contentsOf: CorpusRecord.url, encoding: .utf8)
    let record = try CorpusRecord(text)
    #expect(!record.rows.isEmpty)
    #expect(record.text == text)
    if !MarkupCorpus.isPresent {
      sayAloud("not judged: \(record.rows.count) real documents; there is no collection beside the checkout")
    }
  }

  @Test(arguments: [
    "", "0123456789abcdef\tiOS\t3\t1\t-\t-\t-", "x\tiOS\t3\t1\t-\t-\t-\t-",
    "0123456789abcdef\tOS\t3\t1\t-\t-\t-\t-",
  ])
  func malformedLinesAreRefused(_ line: String) {
    #expect(DocumentRow(line: Substring(line)) == nil)
    guard !line.isEmpty else { return }
    #expect(throws: RecordError.malformed(line: 2)) { try CorpusRecord("# heading\n" + line + "\n") }
  }

  @Test(arguments: ["-", "0", "3-7", "0-1,3,5-9"])
  func positionsReadBack(_ text: String) { #expect(Positions(text)?.description == text) }

  @Test(arguments: ["", "7-3", "1,2", "3,1", "1-2-3", "a", "1,,2"])
  func onlyWhatIsWrittenIsRead(_ text: String) { #expect(Positions(text) == nil) }

  @Test func hashesAreThoseOfFNV() {
    // Published test vectors of the algorithm (Fowler, Noll, Vo; draft-eastlake-fnv, appendix C).
    #expect(ContentHash(of: []).description == "cbf29ce484222325")
    #expect(ContentHash(of: Array("a".utf8)).description == "af63dc4c8601ec8c")
    #expect(ContentHash(of: Array("foobar".utf8)).description == "85944171f73967e8")
  }
}

import CorpusRecord
import PlumbAppleFacts
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite("What a change wins and loses")
struct ChangeTests {
  private func row(
    recorded: [Int] = [], measured: [Int] = [], echoing: [Int] = [], findings: [String] = [],
    texts: String = ""
  ) -> DocumentRow {
    DocumentRow(
      document: ContentHash(of: [1]), platform: .iOS, judged: 9,
      missed: [.recorded: Positions(recorded), .measured: Positions(measured)], echoing: Positions(echoing),
      findings: findings, texts: texts)
  }

  @Test func nothingChangesWhereTheRowIsTheSame() {
    #expect(RecordChange(from: row(recorded: [1, 2]), to: row(recorded: [1, 2])) == nil)
  }

  /// As many are matched before and after, so that a share would say nothing.
  @Test func tradesAreSeen() throws {
    let change = try #require(RecordChange(from: row(recorded: [1, 2]), to: row(recorded: [2, 5])))
    #expect(change.won(.recorded) == [1])
    #expect(change.lost(.recorded) == [5])
    #expect(change.won(.measured) == [])
    #expect(!change.losesNothing)
  }

  @Test func findingsAreCountedByRuleAndLine() throws {
    let before = row(findings: ["misplaced-view:3", "misplaced-view:3", "duplicate-id:9"])
    let after = row(findings: ["misplaced-view:3", "clipped-content:4"])
    let change = try #require(RecordChange(from: before, to: after))
    #expect(change.newFindings == ["clipped-content:4"])
    #expect(change.goneFindings == ["misplaced-view:3", "duplicate-id:9"])
    #expect(change.losesNothing)
  }

  @Test func textsThatAreFurtherOffAreALoss() throws {
    let change = try #require(RecordChange(from: row(texts: "0129"), to: row(texts: "1029")))
    #expect(change.texts.nearer == 1)
    #expect(change.texts.further == 1)
    #expect(!change.losesNothing)
  }

  @Test func reportNamesDocumentsThatLoseFirst() throws {
    let record = CorpusRecord(rows: [row().document: row(recorded: [1])])
    let corpus = JudgedCorpus(entries: [
      .init(path: "A/one.xib", row: row(recorded: [])),
      .init(path: "B/two.xib", row: row(recorded: [1, 2, 3])),
    ])
    let report = ChangeReport(corpus, since: record)
    #expect(!report.isEmpty)
    #expect(
      report.description == """
        recorded content: 1 views won, 2 lost; 1 projects gain, 1 lose
        measured content: 0 views won, 0 lost; 0 projects gain, 0 lose
        findings: 0 new, 0 gone; texts: 0 nearer, 0 further off
        B/two.xib
          lost 2, recorded: view 2 view 3
        A/one.xib
          won 1, recorded: view 1
        """)
  }

  /// A document of the checkout scores itself: nothing is missed that nobody moved.
  @Test func fixtureIsJudged() throws {
    let row = try DocumentRow(judging: FixtureFolder.fixtures.bytes(of: "SafeArea.storyboard"))
    #expect(row.judged > 0)
    #expect(row.missed(.recorded).count == 0)
    #expect(row.echoing.count == 0)
    #expect(DocumentRow(line: Substring(row.description)) == row)
  }
}

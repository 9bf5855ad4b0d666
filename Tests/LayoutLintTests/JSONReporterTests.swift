import Foundation
import PlumbFindings
import Testing

@testable import PlumbLayoutLint

@Suite("Findings for programs")
struct JSONReporterTests {
  @Test func everyMemberIsThere() {
    var finding = Finding(
      rule: "misplaced-view", severity: .warning, message: "\(item: "“A”") is \(value: "2") off",
      span: SourceSpan(position: SourcePosition(line: 3, column: 5), line: "    <a\t\"/>", marked: 4..<6),
      subject: "a-b-c",
      notes: [Note(.reason, [Note.Line("so", at: SourcePosition(line: 1, column: 2)), Note.Line("it")])])
    finding.environments = ["iPhone 8"]
    finding.extent = "iPhone 8"
    let whole = Finding(rule: "unreadable-document", severity: .error, message: "There is no such file")
    #expect(
      JSONReporter().report(FileReport(path: "a/\"b\".xib", findings: [finding, whole]))
        == [
          #"{"document":"a/\"b\".xib","findings":["#,
          #"{"rule":"unreadable-document","severity":"error","message":"There is no such file","#,
          #""line":null,"column":null,"endColumn":null,"subject":null,"scene":null,"environments":[],"extent":null,"shownIn":null,"notes":[]},"#,
          #"{"rule":"misplaced-view","severity":"warning","message":"“A” is 2 off","#,
          #""line":3,"column":5,"endColumn":7,"subject":"a-b-c","scene":null,"environments":["iPhone 8"],"extent":"iPhone 8","#,
          #""shownIn":null,"notes":[{"topic":"why","lines":[{"message":"so","line":1,"column":2},"#,
          #"{"message":"it","line":null,"column":null}]}]}],"#,
          #""suppressed":[],"unverified":0,"doubts":{"misplaced":0,"ambiguous":0,"conflicts":0}}"#,
          "\n",
        ].joined())
  }

  @Test func aFileIsALineThatReads() throws {
    let line = JSONReporter().report(SampleFindings.file)
    #expect(line.split(separator: "\n").count == 1 && line.hasSuffix("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect((object["findings"] as? [Any])?.count == 3)
    #expect(
      JSONReporter().report(FileReport(path: "x", findings: []))
        == "{\"document\":\"x\",\"findings\":[],\"suppressed\":[],\"unverified\":0,\"doubts\":{\"misplaced\":0,\"ambiguous\":0,\"conflicts\":0}}\n"
    )
  }
}

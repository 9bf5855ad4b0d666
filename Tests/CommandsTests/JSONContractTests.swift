import Foundation
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("JSON keeps to the contract")
struct JSONContractTests {
  private static let paths = [FixtureFolder.examples, .fixtures].flatMap { folder in
    folder.names.map { folder.rawValue + "/" + $0 }
  }

  @Test func thereAreDocuments() { #expect(Self.paths.count > 40) }

  @Test(arguments: paths, [[], ["--device", "retina4_0", "--landscape", "--rtl"]])
  func everyLineIsTheContractsObject(_ path: String, _ options: [String]) throws {
    let run = CommandRun(["layout", "--json", path] + options)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.resultLines.count == 1 && run.results.hasSuffix("}\n"))
    try checkMembers(run.results)

    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
    #expect(document.document == path)
    var seen: Set<String> = []
    for view in document.views {
      #expect(view.frame.count == 4 && view.recorded.map { $0.count == 4 } != false, "\(view.id)")
      #expect(Set(view.free).isSubset(of: ["x", "y", "width", "height"]), "\(view.id)")
      #expect(view.ambiguous == !view.free.isEmpty, "\(view.id)")
      if view.ambiguous || view.recorded == nil || !options.isEmpty {
        #expect(view.misplaced == nil, "\(view.id)")
      }
      // What nobody can know is never found well placed; what it has no say in may be found wrong.
      if !view.contentKnown { #expect(view.misplaced != false, "\(view.id)") }
      if let parent = view.parent { #expect(seen.contains(parent), "\(view.id) comes before its superview") }
      #expect(seen.insert(view.id).inserted, "\(view.id) is there twice")
    }
    for conflict in document.conflicts {
      #expect(conflict.constraints.contains(conflict.broken))
      #expect(Set(conflict.constraints).count == conflict.constraints.count && conflict.constraints.count > 1)
    }
  }

  /// The members by name, and their order.
  private func checkMembers(_ line: String) throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(Set(object.keys) == Set(DocumentOutput.CodingKeys.allCases.map(\.rawValue)))
    for view in try #require(object["views"] as? [[String: Any]]) {
      #expect(Set(view.keys) == Set(DocumentOutput.View.CodingKeys.allCases.map(\.rawValue)))
    }
    for conflict in try #require(object["conflicts"] as? [[String: Any]]) {
      #expect(Set(conflict.keys) == Set(DocumentOutput.Conflict.CodingKeys.allCases.map(\.rawValue)))
    }
    var rest = Substring(line)
    for name in DocumentOutput.View.CodingKeys.allCases.map(\.rawValue) {
      let range = try #require(rest.range(of: "\"\(name)\":"))
      rest = rest[range.upperBound...]
    }
  }

  @Test func severalFilesAreSeveralLines() {
    let run = CommandRun("layout", "--json", "Examples/Cell.xib", CommandRun.form, "Examples/Cell.xib")
    #expect(run.resultLines.count == 3)
    #expect(run.resultLines[0] == run.resultLines[2])
  }
}

@Suite("JSON text")
struct JSONTextTests {
  @Test(arguments: [
    "", "plain", "\"quoted\"", "back\\slash", "line\nend\r\ttab", "\u{0}\u{1F}\u{7F}\u{9F}",
    "\u{2028}\u{2029}",
    "Ünïcødé 漢字 👩‍👩‍👧", "</script>",
  ])
  func stringsReadBack(_ string: String) throws {
    let quoted = JSONText.quoted(string)
    let read =
      try JSONSerialization.jsonObject(with: Data(quoted.utf8), options: .fragmentsAllowed) as? String
    #expect(read.map { Array($0.utf8) } == Array(string.utf8))
    #expect(!quoted.contains { $0.isNewline })
  }

  @Test(arguments: [0, -0.0, 1, -1, 0.5, 1.0 / 3, 1e-7, 123456.75, 1e15, 1e21, -2.5e-300])
  func numbersReadBack(_ number: Double) throws {
    let text = JSONText.number(number)
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? Double
    #expect(read == number)
    #expect(!text.hasPrefix("-0") || number != 0)
  }

  @Test func wholeNumbersHaveNoFraction() {
    #expect(JSONText.number(320) == "320")
    #expect(JSONText.number(20.5) == "20.5")
    #expect(JSONText.number(-0.0) == "0")
  }
}

import Foundation
import PlumbFindings
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbLayoutLint

@Suite("The rule book")
struct RuleBookTests {
  /// The rules' files, by what they say themselves.
  private static func namesInFiles() throws -> Set<String> {
    let folder = FixtureFolder.checkout.appendingPathComponent("Sources/LayoutLint/Rules")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      guard let start = text.range(of: "= Rule(\n    \""),
        let end = text[start.upperBound...].firstIndex(of: "\"")
      else { continue }
      names.insert(String(text[start.upperBound..<end]))
    }
    return names
  }

  @Test func everyRuleIsListedOnce() throws {
    let names = Rule.all.map(\.name)
    #expect(Set(names) == (try Self.namesInFiles()))
    #expect(Set(names).count == names.count)
    for name in names { #expect(Rule.named(name)?.name == name) }
    #expect(Rule.named("no-such-rule") == nil)
  }

  @Test func errorsComeFirst() {
    let severities = Rule.all.map(\.severity)
    #expect(severities == severities.sorted(by: >))
  }

  @Test(arguments: Rule.all.map(\.name))
  func pageIsComplete(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(rule.summary.count <= 70 && !rule.summary.hasSuffix("."))
    for text in [rule.finds, rule.matters, rule.settling] {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "))
    }
  }

  @Test(arguments: Rule.all.map(\.name))
  func goodExampleIsCleanUnderAllRules(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    #expect(rule.example.linter().findings(in: Array(rule.example.goodDocument.utf8)) == [])
    #expect(rule.example.good != rule.example.bad)
  }

  /// One finding, where the example is marked, and what other rules would look for is right in it.
  @Test(arguments: Rule.all.map(\.name))
  func badExampleHasOneFindingAtTheMark(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    let places = rule.example.surroundings
    #expect(places.count == rule.example.devices.count + 1)
    let found = rule.example.linter().findings(in: Array(rule.example.badDocument.utf8))
    #expect(found.map(\.rule) == [name])
    let place = try #require(rule.example.place)
    #expect(found.first?.position == SourcePosition(line: place.line, column: place.column))
    #expect(found.first?.severity == rule.severity)
    // The same with no other rule, and nothing without this one.
    let alone = rule.example.linter([rule])
    #expect(alone.findings(in: Array(rule.example.badDocument.utf8)) == found)
    let others = rule.example.linter(Rule.all.filter { $0.name != name })
    #expect(others.findings(in: Array(rule.example.badDocument.utf8)) == [])
  }

  @Test func badExampleOfUnreadableDocumentsCanNotBeRead() throws {
    let rule = Rule.unreadableDocument
    let bytes = Array(rule.example.badDocument.utf8)
    do {
      _ = try InterfaceDocument(bytes: bytes)
      Issue.record("it was read")
    } catch {
      let finding = UnreadableDocument.finding(error, in: bytes)
      let place = try #require(rule.example.place)
      #expect(finding.position == SourcePosition(line: place.line, column: place.column))
      #expect(finding.span?.line == "  </objects>")
      #expect(finding.message.text == "The end tag </objects> does not close <label>, opened at 3:5")
    }
  }

  /// What all rules that read documents find in one.
  static func findings(_ text: String) throws -> [Finding] {
    findings(DocumentIndex(try InterfaceDocument(bytes: Array(text.utf8))).named())
  }

  static func findings(_ index: DocumentIndex) -> [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      if case .document(let check) = rule.check { return check(index) }
      return []
    }
  }
}

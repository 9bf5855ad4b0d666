import Foundation
import TestSupport
import Testing

@testable import PlumbLayoutLint

/// What the page and the schema say of configurations is what is read.
@Suite("The page of configurations")
struct ConfigurationPageTests {
  private static func bytes(of path: String) throws -> [UInt8] {
    try FixtureFolder.read(FixtureFolder.checkout.appendingPathComponent(path).path)
  }

  private static func page() throws -> String {
    String(decoding: try bytes(of: "Documentation/CONFIGURATION.md"), as: UTF8.self)
  }

  /// The first cells of the rows below a heading, up to the next.
  private static func names(below heading: String) throws -> [String] {
    let rest = try #require(page().components(separatedBy: heading + "\n").dropFirst().first)
    let section = rest.components(separatedBy: "\n#")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      String(row.split(separator: "`")[1])
    }
  }

  @Test func everyExampleIsRead() throws {
    let examples = try Self.page().components(separatedBy: "```yaml\n").dropFirst()
    #expect(examples.count == 3)
    for example in examples {
      _ = try LintConfiguration(Array(example.components(separatedBy: "```\n")[0].utf8))
    }
  }

  @Test func everyKeyIsThere() throws {
    #expect(try Self.names(below: "## Keys") == LintConfiguration.keys)
    #expect(try Self.names(below: "### Matrix") == SituationMatrix.Axis.names)
    let tuned = Rule.all.filter { !$0.options.isEmpty }.map(\.name)
    #expect(try Self.names(below: "### Numbers of rules") == tuned)
  }

  @Test func patternsOfThePageArePatterns() throws {
    for name in try Self.names(below: "## Patterns") { _ = try PathPattern(name) }
  }

  // MARK: Schema

  private static func schema() throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(bytes(of: "Schema/configuration.json")))
    return try #require(json as? [String: Any])
  }

  private static func properties(_ object: Any?) -> [String: Any] {
    (object as? [String: Any])?["properties"] as? [String: Any] ?? [:]
  }

  @Test func schemaHasTheSameKeys() throws {
    let schema = try Self.schema()
    let properties = Self.properties(schema)
    #expect(Set(properties.keys) == Set(LintConfiguration.keys))
    let matrix = (properties["matrix"] as? [String: Any])?["oneOf"] as? [[String: Any]]
    #expect(Set(Self.properties(matrix?.last).keys) == Set(SituationMatrix.Axis.names))
  }

  @Test func schemaHasTheSameRules() throws {
    let definitions = try #require(try Self.schema()["definitions"] as? [String: Any])
    let rules = Self.properties(definitions["rules"])
    #expect(Set(rules.keys) == Set(Rule.all.map(\.name)))
    for rule in Rule.all {
      let definition = try #require(rules[rule.name] as? [String: Any])
      let forms = try #require(definition["oneOf"] as? [[String: Any]])
      #expect(definition["description"] as? String == rule.summary)
      #expect(forms[0]["enum"] as? [String] == RuleLevel.names)
      let options = Self.properties(forms[1])
      #expect(Set(options.keys) == Set(["severity"] + rule.options.map(\.name)))
      for option in rule.options {
        let written = options[option.name] as? [String: Any]
        #expect(
          written?["minimum"] as? Double == option.lowest && written?["maximum"] as? Double == option.highest)
        #expect(written?["description"] as? String == option.meaning)
      }
    }
  }
}

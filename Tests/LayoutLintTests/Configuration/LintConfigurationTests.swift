import PlumbAppleFacts
import PlumbFindings
import PlumbGeometry
import PlumbTextMetrics
import Testing

@testable import PlumbLayoutLint

@Suite("Configurations")
struct LintConfigurationTests {
  private static func read(_ text: String) throws -> LintConfiguration {
    try LintConfiguration(Array(text.utf8))
  }

  @Test func everythingIsRead() throws {
    let configuration = try Self.read(
      """
      include: [App, "Kit/**/*.xib"]
      exclude: Pods
      rules:
        misplaced-view: {severity: note, tolerance: 2}
        duplicate-id: off
      overrides:
        - files: App/Old
          rules: {clipped-content: error}
      fail-level: error
      baseline: lint/base.txt
      matrix:
        devices: [iPhone SE, retina6_1]
        orientations: [landscape]
        directions: [ltr, rtl]
        text-sizes: [xs, ax5]
        strings: doubled
        widths: [320, 500.5, full]
      """)
    #expect(
      configuration.include.map(\.text) == ["App", "Kit/**/*.xib"]
        && configuration.exclude.map(\.text) == ["Pods"])
    #expect(configuration.rules.map(\.rule) == ["misplaced-view", "duplicate-id"])
    #expect(configuration.rules.map(\.level) == [.severity(.note), .off])
    #expect(configuration.overrides.map { $0.rules.map(\.level) } == [[.severity(.error)]])
    #expect(configuration.failLevel == .error && configuration.baseline == "lint/base.txt")
    guard case .axes(let axes) = configuration.matrix else {
      Issue.record("no axes")
      return
    }
    #expect(axes.devices.map(\.title) == ["iPhone SE (3rd gen)", "iPhone 11"])
    #expect(axes.orientations == [.landscape] && axes.directions == [.leftToRight, .rightToLeft])
    #expect(axes.textSizes == [.extraSmall, .accessibilityExtraExtraExtraLarge])
    #expect(axes.strings == [.doubled] && axes.widths == [320, 500.5, nil])
  }

  @Test func theWordShippingIsAMatrix() throws {
    #expect(try Self.read("matrix: shipping").matrix == .shipping)
    #expect(try Self.read("# nothing") == LintConfiguration())
  }

  @Test(arguments: [
    ("rulez: {}", 1, 1, "A configuration has no key “rulez”. Did you mean “rules”?"),
    ("- a", 1, 1, "A configuration has keys"),
    ("a", 1, 1, "A configuration has keys"), ("rules: [a]", 1, 8, "Rules are named one by one"),
    (
      "rules: {misplaced-veiw: off}", 1, 9,
      "There is no rule “misplaced-veiw”. Did you mean “misplaced-view”?"
    ),
    ("rules: {misplaced-view: warn}", 1, 25, "Did you mean “warning”?"),
    ("rules: {misplaced-view: false}", 1, 25, "write “off”"),
    ("rules: {misplaced-view: }", 1, 25, "has no value"),
    ("rules: {misplaced-view: [off]}", 1, 25, "takes one value"),
    ("rules: {misplaced-view: {tolerence: 1}}", 1, 26, "Did you mean “tolerance”?"),
    ("rules: {misplaced-view: {tolerance: 0.1}}", 1, 37, "a number from 0.5 to 1000"),
    ("rules: {misplaced-view: {tolerance: nan}}", 1, 37, "a number from 0.5 to 1000"),
    ("rules: {misplaced-view: {tolerance: 1e2}}", 1, 37, "a number from 0.5 to 1000"),
    ("rules: {duplicate-id: {tolerance: 1}}", 1, 24, "The rule “duplicate-id” has no key “tolerance”."),
    ("include:", 1, 1, "“include” is empty"), ("exclude: []", 1, 10, "“exclude” is empty"),
    ("exclude: {a: b}", 1, 10, "takes a list"),
    ("exclude: [/a]", 1, 11, "leave the slash in front out"), ("exclude: ../a", 1, 10, "reach down"),
    ("exclude: \"[a\"", 1, 10, "ends with “]”"),
    ("exclude: \"\"", 1, 10, "has no value"), ("overrides: [{files: a}]", 1, 13, "needs “rules”"),
    ("overrides: [{rules: {duplicate-id: off}}]", 1, 13, "needs “files”"),
    ("overrides: [{file: a}]", 1, 14, "An override has no key “file”. Did you mean “files”?"),
    ("fail-level: off", 1, 13, "it takes note, warning or error"),
    ("baseline: [a]", 1, 11, "takes one value"), ("baseline:", 1, 1, "has no value"),
    ("matrix: shiping", 1, 9, "Did you mean “shipping”?"),
    ("matrix: {device: a}", 1, 10, "A matrix has no key “device”. Did you mean “devices”?"),
    ("matrix: {devices: iphon 8}", 1, 19, "Did you mean “iPhone 8” (retina4_7)?"),
    ("matrix: {devices: [iPhone 8, retina4_7]}", 1, 30, "is there twice"),
    ("matrix: {directions: [left]}", 1, 23, "it takes ltr or rtl"),
    ("matrix: {text-sizes: [xl, xl]}", 1, 27, "is there twice"),
    ("matrix: {widths: [0]}", 1, 19, "a number from 1 to 10000"),
    ("matrix: {orientations: portait}", 1, 24, "Did you mean “portrait”?"),
    ("matrix: {strings: double}", 1, 19, "Did you mean “doubled”?"),
    ("matrix: {strings: dubled}", 1, 19, "Did you mean “doubled”?"),
  ])
  func mistakesAreTold(_ text: String, _ line: Int, _ column: Int, _ words: String) {
    do {
      _ = try Self.read(text)
      Issue.record("it was read: \(text)")
    } catch let error as ConfigurationError {
      #expect(error.position == SourcePosition(line: line, column: column), "\(text): \(error.message)")
      #expect(error.message.contains(words), "\(error.message)")
    } catch {
      Issue.record("\(error)")
    }
  }

  // MARK: What holds

  @Test func laterOverridesWin() throws {
    let configuration = try Self.read(
      """
      rules: {duplicate-id: warning, misplaced-view: {tolerance: 3}}
      overrides:
        - {files: App, rules: {duplicate-id: off, misplaced-view: note}}
        - {files: "App/New/*.xib", rules: {duplicate-id: error}}
      """)
    func level(_ name: String, _ path: String?) -> String {
      guard let rule = configuration.rules(for: path).first(where: { $0.rule.name == name }) else {
        return "none"
      }
      return rule.isOn ? "\(rule.rule.severity.name) \(rule.origin)" : "off"
    }
    #expect(level("duplicate-id", nil).hasPrefix("warning rules"))
    #expect(level("duplicate-id", "Kit/a.xib").hasPrefix("warning rules"))
    #expect(level("duplicate-id", "App/a.xib") == "off")
    #expect(level("duplicate-id", "App/New/a.xib").hasPrefix("error overrides"))
    #expect(level("misplaced-view", "App/New/a.xib").hasPrefix("note overrides"))
    #expect(level("clipped-content", "App/a.xib") == "warning standard")
    // What an override does not speak of stays.
    let rule = configuration.rules(for: "App/a.xib").first { $0.rule.name == "misplaced-view" }
    #expect(rule?.options[MisplacedView.tolerance] == 3)
  }

  @Test func includeAndExcludeDecideWhatIsChecked() throws {
    let configuration = try Self.read("include: [App, Kit]\nexclude: \"**/Old\"")
    #expect(configuration.checks("App/a.xib") && configuration.checks("Kit/b/a.xib"))
    #expect(
      !configuration.checks("Tests/a.xib") && !configuration.checks("App/Old/a.xib")
        && !configuration.checks("App/x/Old/b/a.xib"))
    #expect(LintConfiguration().checks("a.xib"))
  }

  @Test func findingsAreAsGraveAsTheirRules() throws {
    var rule = try #require(Rule.named("misplaced-view"))
    let document = Array(rule.example.badDocument.utf8)
    rule.severity = .note
    #expect(Linter(rules: [rule]).findings(in: document).map(\.severity) == [.note])
  }

  /// The example's frame is 16 points off.
  @Test(arguments: [("15.9", 1), ("16", 0)])
  func misplacedViewsMayBeTolerated(_ tolerance: String, _ count: Int) throws {
    let configuration = try Self.read("rules: {misplaced-view: {tolerance: \(tolerance)}}")
    let rules = configuration.rules(for: nil).map(\.rule)
    let document = Array(Rule.misplacedView.example.badDocument.utf8)
    #expect(Linter(rules: rules).findings(in: document).count == count)
  }

  @Test(arguments: [("1", 1), ("1000", 0)])
  func clippedTextsMayBeTolerated(_ tolerance: String, _ count: Int) throws {
    let configuration = try Self.read("rules: {clipped-content: {tolerance: \(tolerance)}}")
    let rules = configuration.rules(for: nil).map(\.rule)
    let document = Array(Rule.clippedContent.example.badDocument.utf8)
    #expect(Linter(rules: rules).findings(in: document).count == count)
  }
}

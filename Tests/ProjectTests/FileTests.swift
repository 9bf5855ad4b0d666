import Testing

@Suite("Files keep to the rules")
struct FileTests {
  private static let sourceExtensions = ["swift", "c", "h", "js", "mjs", "css", "sh"]

  @Test func longFilesSayWhy() throws {
    for path in try Repository.paths() {
      guard let type = path.split(separator: ".").last, Self.sourceExtensions.contains(String(type)) else {
        continue
      }
      #expect(try !FileRules.isTooLong(Repository.text(path)), "\(path) has over 400 lines")
    }
  }

  @Test func noFileNamesSomeonesMachine() throws {
    let paths = try Repository.paths()
    #expect(paths.contains(".swift-format"))
    for path in paths {
      let found = try FileRules.machinePath(in: Repository.bytes(path))
      #expect(found == nil, "\(path) names \(found ?? "")")
    }
  }

  /// What the page shows of layout code is what the tests run.
  @Test func readmeShowsATestThatRuns() throws {
    let source = try Repository.text("Tests/ViewKitTests/ReadmeTests.swift")
    let body = try #require(
      source.split(separator: "@MainActor @Test").dropFirst().first?.split(separator: "\n}\n").first)
    #expect(try Repository.text("README.md").contains("@MainActor @Test" + body + "\n}\n"))
  }

  @Test func architecturePageNamesEveryModule() throws {
    let page = "Documentation/ARCHITECTURE.md"
    guard try Repository.paths().contains(page) else { return }
    let modules = try Set(Repository.sources().map(\.folder)).sorted()
    #expect(try FileRules.modulesMissing(from: Repository.text(page), modules: modules) == [])
  }
}

@Suite("The file rules can fail")
struct FileRulesTests {
  @Test func lengthIsCountedInLines() {
    let line = "let a = 1\n"
    #expect(!FileRules.isTooLong(String(repeating: line, count: 400)))
    #expect(FileRules.isTooLong(String(repeating: line, count: 401)))
    #expect(FileRules.isTooLong(String(repeating: line, count: 400) + "let b = 2"))
  }

  @Test func reasonStandsAtTheTop() {
    let body = String(repeating: "let a = 1\n", count: 500)
    #expect(!FileRules.isTooLong("// A table.\n//\n// Long because it is one table.\n" + body))
    #expect(FileRules.isTooLong("// Long.\n" + body))
    #expect(FileRules.isTooLong("import A\n// Long because it is one table.\n" + body))
  }

  @Test(arguments: ["root", "work", "home"])
  func machinePathsAreFound(_ folder: String) {
    // Put together here, because this file is checked, too.
    let path = "/" + folder + "/sam/x.swift"
    #expect(FileRules.machinePath(in: Array("let a = \"\(path)\"".utf8)) == path)
    #expect(FileRules.machinePath(in: Array(path.utf8)) == path)
    #expect(FileRules.machinePath(in: Array("file://\(path)".utf8)) == path)
    #expect(FileRules.machinePath(in: Array("https://example.com\(path)".utf8)) == nil)
    #expect(FileRules.machinePath(in: Array("a/\(folder)/b \(folder)/c /\(folder)".utf8)) == nil)
  }

  @Test func modulesMissingFromThePageAreFound() {
    let page = "The `Middle` module.\n\n| `Low` | all |\n| `High` | none |\n"
    #expect(FileRules.modulesMissing(from: page, modules: ["High", "Low", "Middle"]) == ["Middle"])
  }
}

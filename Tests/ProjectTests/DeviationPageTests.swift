import Testing

@Suite("The page of deviations")
struct DeviationPageTests {
  /// Tests are renamed more readily than pages are read.
  @Test func namesTestsThatExist() throws {
    let page = try Repository.text("Documentation/DEVIATIONS.md")
    let tests = try Repository.paths().filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }
      .map { try SwiftText(Repository.text($0)).code }
    let names = Self.tests(named: page)
    #expect(names.count > 20)
    for name in names {
      let isThere = tests.contains { text in
        text.contains("struct \(name.suite) ") && (name.test.isEmpty || text.contains("func \(name.test)("))
      }
      #expect(isThere, "no \(name.suite) with \(name.test)")
    }
  }

  @Test func namesAreFoundInBrackets() {
    let text = "It differs. [`FooTests`,\n`BarTests.works`] See [PAGE](PAGE.md), `not.this`."
    #expect(Self.tests(named: text).map { $0.suite } == ["FooTests", "BarTests"])
    #expect(Self.tests(named: text).map { $0.test } == ["", "works"])
  }

  /// Between brackets and backquotes, `Suite.test` or `Suite` alone.
  private static func tests(named text: String) -> [(suite: String, test: String)] {
    text.split(separator: "[").dropFirst().flatMap { rest -> [(suite: String, test: String)] in
      let inside = rest.prefix { $0 != "]" }
      let names = inside.split(separator: "`").filter { $0.contains("Tests") }
      return names.map { name in
        let parts = name.split(separator: ".").map { String($0) }
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
    }
  }
}

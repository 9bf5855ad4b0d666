import Testing

@Suite("Dependencies point down the table")
struct DependencyTests {
  let rules: DependencyRules

  init() throws {
    rules = DependencyRules(table: try ModuleTable(Repository.text("Scripts/modules.tsv")))
  }

  @Test func tableIsSound() {
    #expect(rules.violationsOfTable() == [])
  }

  @Test func packageKeepsToTheTable() throws {
    let manifest = try PackageManifest(Repository.text("Package.swift"))
    #expect(manifest.targets.contains { $0.name == "PlumbGeometry" })
    #expect(rules.violations(in: manifest) == [])
  }

  @Test func importsKeepToTheTable() throws {
    let sources = try Repository.sources()
    #expect(sources.contains { $0.folder == "Geometry" })
    for (path, folder) in sources {
      let module = rules.table.module(in: folder)
      let text = try SwiftText(Repository.text(path))
      #expect(rules.violations(in: text, path: path, module: module) == [])
    }
  }
}

@Suite("The dependency rules can fail")
struct DependencyRulesTests {
  let rules: DependencyRules

  init() throws {
    let table = "# made up\nLow\tyes\t-\t-\nMiddle\tyes\tLow\t-\nHigh\tno\tMiddle\tFoundation,CThing\n"
    rules = DependencyRules(table: try ModuleTable(table))
  }

  private func violationsOfTable(_ text: String) throws -> [String] {
    DependencyRules(table: try ModuleTable(text)).violationsOfTable()
  }

  @Test func malformedRowsAreRejected() {
    #expect(throws: ModuleTable.ParsingError.malformedRow("A\tyes\t-")) { try ModuleTable("A\tyes\t-\n") }
    #expect(throws: ModuleTable.ParsingError.malformedRow("A\tmaybe\t-\t-")) {
      try ModuleTable("A\tmaybe\t-\t-\n")
    }
  }

  @Test func upwardDependenciesAreRejected() throws {
    #expect(rules.violationsOfTable() == [])
    #expect(
      try violationsOfTable("A\tyes\tB\t-\nB\tyes\t-\t-\n")
        == ["A depends on B, which is no row above it"])
    #expect(try violationsOfTable("A\tyes\t-\t-\nA\tyes\t-\t-\n") == ["A has two rows"])
  }

  @Test func embeddedModulesNeedEmbeddedModules() throws {
    #expect(
      try violationsOfTable("A\tno\t-\t-\nB\tyes\tA\t-\n")
        == ["B is embedded and depends on A, which is not"])
    #expect(
      try violationsOfTable("A\tyes\t-\tFoundation\n")
        == [#"A is embedded and may not import ["Foundation"]"#])
  }

  @Test func targetsOutsideTheTableAreRejected() {
    let manifest = PackageManifest(
      """
      .library(name: "High", targets: ["High"]),
      .target(name: "Low", dependencies: [.target(name: "High", condition: .when(traits: ["T"]))]),
      .target(name: "Middle", dependencies: ["Low"]), // dependencies: ["High"]
      .target(
        name: "High",
        dependencies: ["Middle", "CThing", .product(name: "Other", package: "other"), "Low"],
        swiftSettings: [.define("A")]),
      .target(name: "Stray"),
      .systemLibrary(name: "CThing"),
      .systemLibrary(name: "CStray", pkgConfig: "stray"),
      .target(name: "Support", dependencies: ["High"], path: "Tests/Support"),
      .testTarget(name: "LowTests", dependencies: ["High"]),
      """)
    #expect(
      manifest.targets.map(\.name)
        == ["Low", "Middle", "High", "Stray", "CThing", "CStray", "Support", "LowTests"])
    #expect(manifest.targets[2].dependencies == ["Middle", "CThing", "Other", "Low"])
    #expect(
      rules.violations(in: manifest) == [
        "the target Low may not depend on High",
        "the target High may not depend on Other",
        "the target Stray is not in the table",
        "the system library CStray is not in the table",
      ])
  }

  @Test func importsOutsideTheTableAreRejected() {
    func violations(_ module: String, _ text: String) -> [String] {
      rules.violations(in: SwiftText(text), path: "F.swift", module: module)
    }
    #expect(violations("High", "import Foundation\nimport Low\npublic import struct Middle.Thing") == [])
    #expect(violations("Middle", "import Foundation") == ["F.swift: Middle may not import Foundation"])
    #expect(violations("Low", "@testable import Middle") == ["F.swift: Low may not import Middle"])
    #expect(violations("Low", "import High.Part; import Other").count == 2)
    #expect(violations("Stray", "") == ["F.swift: Stray is not in the table"])
  }

  @Test func importsInCommentsAndStringsAreNone() {
    let text = ##"""
      // import A
      /* import B /* import C */
      import D */ import E
      let a = "\"\
      import F", b = #"\"#
        @_exported import G
      let c = """
      import H
      """, d = #""" import I "" """#
      import J // "import K
      #if canImport(L)
      import enum L.M
      #endif
      important()
      """##
    #expect(SwiftText(text).imports == ["E", "G", "J", "L"])
  }
}

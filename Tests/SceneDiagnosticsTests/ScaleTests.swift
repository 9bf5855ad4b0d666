import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import TestSupport
import Testing

private typealias Doc = TestDocument

/// Documents with more trouble than anybody has, and with trouble that nobody has.
@Suite("Much trouble, and senseless trouble")
struct ScaleTests {
  /// Views of which nothing is decided but the height.
  static func looseViews(_ count: Int) -> String {
    Doc.xib(
      (0..<count).map { Doc.view("v\($0)", (10, Double($0), 60, 20)) }.joined(),
      constraints: (0..<count).map { Doc.place("v\($0)", height: 20) }.joined())
  }

  /// Views with two widths.
  static func conflictingViews(_ count: Int) -> String {
    Doc.xib(
      (0..<count).map { Doc.view("v\($0)", (10, Double($0), 60, 20)) }.joined(),
      constraints: (0..<count).map {
        Doc.place("v\($0)", x: 10, y: Double($0), width: 60, height: 20)
          + Doc.constraint("c\($0)", "v\($0).width", nil, 70)
      }.joined())
  }

  /// A column in which each view hangs on the one before, and the first on nothing.
  static func looseColumn(_ count: Int) -> String {
    Doc.xib(
      (0..<count).map { Doc.view("v\($0)", (10, 30 * Double($0), 60, 20)) }.joined(),
      constraints: (0..<count).map {
        Doc.place("v\($0)", x: 10, width: 60, height: 20)
          + ($0 == 0 ? "" : Doc.constraint("c\($0)", "v\($0).top", "v\($0 - 1).bottom", 10))
      }.joined())
  }

  /// The same, moved as a whole from where the first constraint wants it.
  static func movedColumn(_ count: Int) -> String {
    looseColumn(count).replacing(
      "<constraint firstItem=\"v0\" firstAttribute=\"leading\"",
      with: Doc.constraint("top", "v0.top", "root.top", 500)
        + "<constraint firstItem=\"v0\" firstAttribute=\"leading\"")
  }

  /// A column that has to fit between two edges and does not.
  static func tightColumn(_ count: Int) -> String {
    movedColumn(count).replacing(
      "<constraint firstItem=\"v0\" firstAttribute=\"leading\"",
      with: Doc.constraint("bottom", "bottom", "v\(count - 1).bottom", 0)
        + "<constraint firstItem=\"v0\" firstAttribute=\"leading\"")
  }

  /// Views inside one another, each as large as the one around it; the outermost has no width.
  static func nestedViews(_ count: Int) -> String {
    var text = ""
    for level in (0..<count).reversed() {
      let edges = ["leading", "trailing", "top", "bottom"].map {
        Doc.constraint("c\(level)\($0)", "v\(level + 1).\($0)", "v\(level).\($0)")
      }
      text = Doc.view(
        "v\(level)", (0, 0, 60, 40), constraints: level + 1 < count ? edges.joined() : "",
        inside: text.isEmpty ? "" : "<subviews>" + text + "</subviews>")
    }
    return Doc.xib(text, constraints: Doc.place("v0", x: 0, y: 0, height: 40))
  }

  @Test func deeplyNestedViews() throws {
    let found = try Doc.diagnoses(Self.nestedViews(200)).flatMap(\.ambiguities)
    #expect(found.map(\.followers.count) == [199] && found.map(\.openings.count) == [1])
    #expect(found.first?.repairs.count == 1)
  }

  @Test func threeHundredLooseViews() throws {
    let diagnosis = try #require(try Doc.diagnoses(Self.looseViews(300)).first)
    #expect(diagnosis.conflicts.isEmpty && diagnosis.misplacements.isEmpty)
    #expect(diagnosis.ambiguities.count == 300)
    #expect(diagnosis.ambiguities.allSatisfy { $0.openings.count == 3 })
    // Repairs are tried for the first of them, and for all where there are fewer.
    #expect(diagnosis.ambiguities.first?.repairs.count == 3 && diagnosis.ambiguities.last?.repairs.count == 0)
    let few = try #require(try Doc.diagnoses(Self.looseViews(60)).first)
    #expect(few.ambiguities.allSatisfy { $0.repairs.count == 3 })
  }

  @Test func twoHundredConflicts() throws {
    let diagnosis = try #require(try Doc.diagnoses(Self.conflictingViews(200)).first)
    #expect(diagnosis.conflicts.count == 200 && diagnosis.ambiguities.isEmpty)
    #expect(diagnosis.misplacements.isEmpty)
    #expect(diagnosis.conflicts.allSatisfy { $0.repair != nil })
  }

  @Test func longColumns() throws {
    let loose = try Doc.diagnoses(Self.looseColumn(300)).flatMap(\.ambiguities)
    #expect(loose.map(\.followers.count) == [299] && loose.map(\.repairs.count) == [1])
    #expect(try Doc.diagnoses(Self.movedColumn(300)).flatMap(\.misplacements).map(\.followers.count) == [299])
    let tight = try Doc.diagnoses(Self.tightColumn(300)).flatMap(\.conflicts)
    #expect(tight.count == 1 && tight.first?.repair != nil)
    // A set of hundreds of rows is told without its sum.
    #expect(tight.first?.arithmetic == nil)
  }
}

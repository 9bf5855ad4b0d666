import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics
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

  @Test func threeHundredLooseViews() throws {
    let diagnosis = try #require(try Doc.diagnoses(Self.looseViews(300)).first)
    #expect(diagnosis.conflicts.isEmpty && diagnosis.misplacements.isEmpty)
    #expect(diagnosis.ambiguities.count == 300)
    #expect(diagnosis.ambiguities.allSatisfy { $0.openings.count == 3 })
  }

  @Test func twoHundredConflicts() throws {
    let diagnosis = try #require(try Doc.diagnoses(Self.conflictingViews(200)).first)
    #expect(diagnosis.conflicts.count == 200 && diagnosis.ambiguities.isEmpty)
    #expect(diagnosis.misplacements.isEmpty)
  }

  @Test func longColumns() throws {
    #expect(try Doc.diagnoses(Self.looseColumn(300)).flatMap(\.ambiguities).map(\.followers.count) == [299])
    #expect(try Doc.diagnoses(Self.movedColumn(300)).flatMap(\.misplacements).map(\.followers.count) == [299])
    #expect(try Doc.diagnoses(Self.tightColumn(300)).flatMap(\.conflicts).count == 1)
  }
}

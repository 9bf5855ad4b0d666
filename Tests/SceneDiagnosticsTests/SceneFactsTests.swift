import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

/// What is found out once is what asking anew would find.
@Suite("Facts of scenes")
struct SceneFactsTests {
  private static let names =
    FixtureFolder.fixtures.names.map { (FixtureFolder.fixtures, $0) }
    + FixtureFolder.examples.names.map { (FixtureFolder.examples, $0) }

  private func layouts(
    _ folder: FixtureFolder, _ name: String,
    in environment: PlumbInterfaceBuilder.Environment = PlumbInterfaceBuilder.Environment()
  ) throws -> [SceneLayout] {
    try InterfaceDocument(bytes: try folder.bytes(of: name)).sceneLayouts(in: environment)
  }

  /// The scene's own freedom stands for that of a copy in which nothing was stretched.
  @Test(arguments: names)
  func whatIsOpenUnstretched(_ folder: FixtureFolder, _ name: String) throws {
    for layout in try layouts(folder, name) {
      var facts = SceneFacts(layout)
      let copy = try layout.unstretched()
      for root in layout.tree.rootNodes {
        var fresh = LayoutFacts(copy.tree)
        #expect(try facts.unstretchedFreedom(under: root) == fresh.freedom(under: root))
        #expect(try facts.unstretchedFreedom(under: root) == fresh.freedom(under: root))
      }
    }
  }

  /// Where most of many contents change, the solver plans anew, and finds what it finds from where it stands.
  @Test func manyContentsUnstretched() throws {
    var labels = ""
    var constraints = ""
    for number in 0..<300 {
      labels += Doc.label(
        "v\(number)", String(repeating: "word ", count: 1 + number * 7 % 5), (0, 0, 50, 20),
        attributes: "horizontalHuggingPriority=\"\(200 + number % 50)\" "
          + "horizontalCompressionResistancePriority=\"\(700 + number % 50)\"")
      constraints += Doc.place("v\(number)", y: 0)
      constraints += Doc.constraint(
        "lead\(number)", "v\(number).leading", number == 0 ? "root.leading" : "v\(number - 1).trailing", 8)
    }
    constraints += Doc.constraint("end", "root.trailing", "v299.trailing", 8)
    let document = try InterfaceDocument(
      bytes: Array(Doc.xib(root: (9000, 200), labels, constraints: constraints).utf8))
    let layout = try #require(try document.sceneLayouts().first)
    var edited = layout.tree
    for position in layout.scene.views.indices {
      try edited.setContentSize(layout.naturalContentSize(ofView: position), of: layout.viewNodes[position])
    }
    try edited.layout()
    let copy = try layout.unstretched().tree
    #expect(copy.work != edited.work, "the same steps were taken")
    for node in layout.viewNodes {
      let (found, expected) = (try #require(copy.frame(of: node)), try #require(edited.frame(of: node)))
      for axis in Axis.allCases {
        #expect(abs(found.origin[axis] - expected.origin[axis]) < 1e-6, "\(found) in place of \(expected)")
        #expect(abs(found.size[axis] - expected.size[axis]) < 1e-6, "\(found) in place of \(expected)")
      }
    }
  }

  /// A scene that was asked about before is judged as one that was not.
  @Test(arguments: names)
  func judgementsDoNotDependOnWhatIsKnown(_ folder: FixtureFolder, _ name: String) throws {
    for layout in try layouts(folder, name) {
      var facts = SceneFacts(layout)
      let judgement = try SceneJudgement(&facts)
      let again = try SceneJudgement(&facts)
      #expect(try SceneDiagnosis(again, &facts).brief == SceneDiagnosis(layout).brief)
      #expect(again.verdicts == judgement.verdicts && again.conflictDoubts == judgement.conflictDoubts)
    }
  }

  /// Conflicts come in the order in which the solved scene names them.
  @Test(arguments: names)
  func conflictsHaveTheirNames(_ folder: FixtureFolder, _ name: String) throws {
    for layout in try layouts(folder, name) {
      var facts = SceneFacts(layout)
      let judgement = try SceneJudgement(&facts)
      let names = RowNames(layout)
      #expect(judgement.found.map { names.name(of: $0.broken) } == judgement.solved.conflicts.map(\.broken))
    }
  }

  /// A scene need not be laid out again in the direction that it has.
  @Test(arguments: names)
  func aSceneIsItselfInItsOwnDirection(_ folder: FixtureFolder, _ name: String) throws {
    var mirrored = PlumbInterfaceBuilder.Environment()
    mirrored.direction = .rightToLeft
    for (here, there) in zip(try layouts(folder, name), try layouts(folder, name, in: mirrored)) {
      let back = try there.running(.leftToRight)
      for node in here.viewNodes { #expect(back.tree.frame(of: node) == here.tree.frame(of: node)) }
    }
  }
}

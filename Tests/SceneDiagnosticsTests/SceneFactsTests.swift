import PlumbAutoLayout
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

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

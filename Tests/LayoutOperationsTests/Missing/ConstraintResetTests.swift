import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

private typealias Doc = MissingDocument

@Suite("Reset to Suggested Constraints") struct ConstraintResetTests {
  private let text = Doc.text(
    Doc.placed("box", (20, 30, 280, 100)),
    constraints: """
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="leading" constant="160" id="a"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="350" id="b"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" constant="-40" id="d"/>
      """)

  private func after(_ reset: ConstraintReset, _ scene: OperatedScene) throws -> OperatedScene {
    let trial = try OperationTrial(reset.cleared.edits, on: scene.document)
    let cleared = OperatedScene(try trial.judgement(ofScene: 0))
    let edits = try cleared.adding(reset.added)
    return OperatedScene(try OperationTrial(edits, on: trial.document).judgement(ofScene: 0))
  }

  @Test func oldConstraintsMakeWayForUsualOnes() throws {
    let scene = try Doc.scene(text)
    let reset = try ConstraintReset(of: scene, .all)
    // The top edge is as it would be suggested: that constraint stays.
    #expect(reset.cleared.count == 3)
    let words = reset.added.map(Doc.words)
    #expect(!words.contains("box.top = root.top + 30.0"), "\(words)")
    let after = try after(reset, scene)
    #expect(after.scene.constraints.contains { $0.id == "c" })
    #expect(after.judgement.verdicts.isEmpty)
    #expect(after.judgement.solved.views.map(\.frame) == scene.judgement.solved.views.map(\.frame))
  }

  /// A view that only lies where somebody put it has nothing to lose, and gets what it lacks.
  @Test func viewsWithoutConstraintsGetSome() throws {
    let scene = try Doc.scene(Doc.text(Doc.fixed("box", (20, 30, 280, 100))))
    let reset = try ConstraintReset(of: scene, .all)
    #expect(reset.cleared.edits.isEmpty)
    #expect(reset.added.count == 4)
    #expect(try after(reset, scene).judgement.verdicts.isEmpty)
  }

  /// What is suggested is not suggested again.
  @Test func aSecondTimeNothingChanges() throws {
    let scene = try Doc.scene(Doc.text(Doc.fixed("box", (20, 30, 280, 100))))
    let suggested = try after(try ConstraintReset(of: scene, .all), scene)
    let again = try ConstraintReset(of: suggested, .all)
    #expect(again.cleared.edits.isEmpty)
    #expect(again.added.isEmpty)
  }
}

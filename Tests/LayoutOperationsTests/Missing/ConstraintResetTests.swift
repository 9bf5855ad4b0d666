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

  private typealias Reset = (cleared: OperationResult, after: OperatedScene, constraints: [NewConstraint])

  private func reset(_ scene: OperatedScene) throws -> Reset {
    let clearing = ConstraintClearing.result(of: scene, .all)
    let trial = try OperationTrial(clearing.edits, on: scene.document)
    let cleared = OperatedScene(try trial.judgement(ofScene: 0))
    let (added, constraints) = try ConstraintReset.suggested(in: cleared, since: scene, .all)
    let after = try OperationTrial(added.edits, on: trial.document).judgement(ofScene: 0)
    return (clearing, OperatedScene(after), constraints)
  }

  @Test func oldConstraintsMakeWayForUsualOnes() throws {
    let scene = try Doc.scene(text)
    let reset = try reset(scene)
    #expect(reset.cleared.count == 4)
    let words = reset.constraints.map(Doc.words)
    #expect(words.contains("box.top = root.top + 30.0"), "\(words)")
    #expect(reset.after.judgement.verdicts.isEmpty)
    #expect(reset.after.judgement.solved.views.map(\.frame) == scene.judgement.solved.views.map(\.frame))
  }

  @Test func nothingToReset() throws {
    #expect(try reset(Doc.scene(Doc.text(Doc.fixed("box", (20, 30, 280, 100))))).constraints.isEmpty)
  }
}

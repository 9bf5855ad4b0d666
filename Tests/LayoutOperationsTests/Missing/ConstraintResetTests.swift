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

  @Test func oldConstraintsMakeWayForUsualOnes() throws {
    let scene = try Doc.scene(text)
    let reset = try #require(try ConstraintReset.result(of: scene, scene: 0, .all))
    #expect(reset.cleared.count == 4)
    let words = reset.constraints.map(Doc.words)
    #expect(words.contains("box.top = root.top + 30.0"), "\(words)")
    let after = try Doc.scene(String(decoding: reset.edited.document.bytes, as: UTF8.self))
    #expect(after.judgement.verdicts.isEmpty)
    #expect(after.judgement.solved.views.map(\.frame) == scene.judgement.solved.views.map(\.frame))
    // One set of splices leads there, and back.
    #expect(reset.edited.splices.applied(to: scene.document.markup.bytes) == reset.edited.document.bytes)
    #expect(reset.edited.undo.applied(to: reset.edited.document.bytes) == scene.document.markup.bytes)
  }

  @Test func nothingToReset() throws {
    let scene = try Doc.scene(Doc.text(Doc.fixed("box", (20, 30, 280, 100))))
    let reset = try ConstraintReset.result(of: scene, scene: 0, .all)
    #expect(reset?.constraints.isEmpty ?? true)
  }
}

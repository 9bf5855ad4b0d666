import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

private typealias Doc = MissingDocument

@Suite("Update Constants") struct ConstantUpdateTests {
  /// Constraints that place a view by its leading and top edges and its size.
  private func placing(
    _ id: String, x: String, _ width: Double = 40, from: String = "root", _ edge: String = "leading"
  ) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(from)" secondAttribute="\(edge)" constant="\(x)" id="\(id)-x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="\(id)-y"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-w"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="40" id="\(id)-h"/>
    """
  }

  /// How many constants change, and what is elsewhere than on the canvas then.
  private func updated(_ text: String) throws -> (count: Int, off: [String]) {
    let scene = try Doc.scene(text)
    let result = try ConstantUpdate.result(of: scene, .all, takesDoubtful: true)
    let after = try OperationTrial(result.edits, on: scene.document).judgement(ofScene: 0)
    var off: [String] = []
    for view in after.solved.views {
      if let recorded = view.recorded, recorded.edgeDistance(to: view.frame) > 0.5 { off.append(view.id) }
    }
    return (result.count, off)
  }

  @Test func aViewThatIsElsewhere() throws {
    let text = Doc.text(Doc.placed("a", (60, 30, 40, 40)), constraints: placing("a", x: "20"))
    let (count, off) = try updated(text)
    #expect(count == 1)
    #expect(off.isEmpty, "\(off)")
  }

  /// What rounding to pixels may have left is nobody's mistake.
  @Test func aThirdOfAPoint() throws {
    let text = Doc.text(Doc.placed("a", (20, 30, 40, 40)), constraints: placing("a", x: "20.3"))
    #expect(try updated(text).count == 0)
  }

  /// Each is off by less than half a point, and the last one by more than a point.
  @Test func whatAddsUp() throws {
    let text = Doc.text(
      Doc.placed("a", (20, 30, 40, 40)) + Doc.placed("b", (70, 30, 40, 40))
        + Doc.placed("c", (120, 30, 40, 40)),
      constraints: placing("a", x: "20.4") + placing("b", x: "10.4", from: "a", "trailing")
        + placing("c", x: "10.4", from: "b", "trailing"))
    let (count, off) = try updated(text)
    #expect(count == 3)
    #expect(off.isEmpty, "\(off)")
  }

  /// The change of one constant makes small ones of others add up.
  @Test func whatAddsUpOnlyThen() throws {
    let text = Doc.text(
      Doc.placed("a", (20, 30, 40, 40)) + Doc.placed("b", (70, 30, 40, 40))
        + Doc.placed("c", (120, 30, 40, 40)),
      constraints: placing("a", x: "19.1") + placing("b", x: "10.4", from: "a", "trailing")
        + placing("c", x: "10.4", from: "b", "trailing"))
    let (count, off) = try updated(text)
    #expect(count == 3)
    #expect(off.isEmpty, "\(off)")
  }

  /// A margin that is inherited is another one where the view comes to lie elsewhere.
  @Test func aMarginThatFollows() throws {
    let box = Doc.placed(
      "box", (10, 30, 280, 100), attributes: "preservesSuperviewLayoutMargins=\"YES\"",
      inside: "<subviews>" + Doc.placed("a", (13, 10, 40, 40)) + "</subviews>")
    let inside = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="box" secondAttribute="leadingMargin" constant="30" id="a-x"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="box" secondAttribute="top" constant="10" id="a-y"/>
      <constraint firstItem="a" firstAttribute="width" constant="40" id="a-w"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="a-h"/>
      """
    let text = Doc.text(
      box,
      constraints: placing("box", x: "0", 280).replacing("constant=\"40\"", with: "constant=\"100\"") + inside
    )
    let (count, off) = try updated(text)
    #expect(count == 2)
    #expect(off.isEmpty, "\(off)")
  }
}

import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

private typealias Doc = MissingDocument

/// What Add Missing Constraints may do to views that it was not asked about.
@Suite("Add Missing Constraints: others") struct MissingNeighbourTests {
  private func edge(_ first: String, _ attribute: String, _ second: String, _ constant: Double = 0) -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(first)-\(attribute)"/>
    """
  }

  private func width(_ item: String, _ constant: Double, _ priority: Int) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"width\" priority=\"\(priority)\" constant=\"\(constant)\" id=\"\(item)-w\"/>"
  }

  private func after(_ text: String, _ views: [String]) throws -> (left: [LeftAlone], solved: [SolvedView]) {
    let scene = try Doc.scene(text)
    let positions = Set(views.compactMap { scene.positions[$0] })
    let (result, _) = try MissingConstraints.result(of: scene, .named(positions))
    let trial = try OperationTrial(result.edits, on: scene.document)
    return (result.left, try trial.judgement(ofScene: 0).solved.views)
  }

  /// A box is as narrow as an optional width inside it; its own width stretches what is inside to where the canvas has it.
  @Test func whatIsInsideComesToItsPlace() throws {
    let text = Doc.text(
      Doc.placed(
        "box", (20, 30, 280, 100),
        inside: "<subviews>" + Doc.placed("inner", (10, 10, 260, 80)) + "</subviews>"),
      constraints: edge("box", "leading", "root", 20) + edge("box", "top", "root", 30)
        + edge("inner", "leading", "box", 10) + edge("inner", "trailing", "box", -10)
        + edge("inner", "top", "box", 10) + edge("inner", "bottom", "box", -10) + width("inner", 42, 500)
        + "<constraint firstItem=\"inner\" firstAttribute=\"height\" constant=\"80\" id=\"inner-h\"/>")
    let (left, solved) = try after(text, ["box"])
    #expect(left.isEmpty, "\(left)")
    for view in solved { #expect(view.recorded == view.frame && view.free.isEmpty, "\(view.id)") }
  }

  /// A box that is as wide as two views: its own width would leave open how they share it.
  @Test func nothingElseBecomesOpen() throws {
    let text = Doc.text(
      Doc.placed(
        "box", (20, 30, 300, 100),
        inside: "<subviews>" + Doc.placed("a", (0, 0, 200, 100)) + Doc.placed("b", (200, 0, 100, 100))
          + "</subviews>"),
      constraints: edge("box", "leading", "root", 20) + edge("box", "top", "root", 30)
        + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"100\" id=\"box-h\"/>"
        + edge("a", "leading", "box") + edge("b", "trailing", "box") + edge("a", "top", "box")
        + edge("b", "top", "box")
        + edge("a", "bottom", "box") + edge("b", "bottom", "box")
        + "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\" id=\"ab\"/>"
        + width("a", 42, 500) + width("b", 42, 500))
    let scene = try Doc.scene(text)
    #expect(scene.judgement.solved.views.allSatisfy { $0.free.isEmpty })
    let (left, solved) = try after(text, ["box"])
    #expect(solved.allSatisfy { $0.free.isEmpty })
    #expect(left.map(\.reason) == [.heldElsewhere])
  }
}

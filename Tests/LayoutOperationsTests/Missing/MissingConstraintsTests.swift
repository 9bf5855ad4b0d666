import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

private typealias Doc = MissingDocument

@Suite("Add Missing Constraints") struct MissingConstraintsTests {
  /// Under the top edge of the screen, as wide as it but for equal distances.
  @Test func aFieldNearTheTop() throws {
    let text = Doc.text(Doc.fixed("box", (20, 30, 280, 100)))
    let made = try Doc.missing(text, ["box"])
    #expect(made.contains("box.top = root.top + 30.0"), "\(made)")
    #expect(made.contains("root.trailing = box.trailing + 20.0"), "\(made)")
    #expect(made.count == 4)
  }

  /// Whose size follows its text: two distances do.
  @Test func aLabelNeedsNoSize() throws {
    let label = Doc.fixed(
      "label", (20, 30, 42, 20.5), element: "label", attributes: "text=\"Label\"", inside: Doc.font)
    let made = try Doc.missing(Doc.text(label), ["label"])
    #expect(made.count == 2)
    #expect(!made.contains { $0.hasPrefix("label.width") || $0.hasPrefix("label.height") })
  }

  @Test func aViewInTheMiddle() throws {
    let made = try Doc.missing(Doc.text(Doc.fixed("box", (110, 190, 100, 100))), ["box"])
    #expect(made.contains("box.centerX = root.centerX"))
    #expect(made.contains("box.centerY = root.centerY"))
  }

  private let below = Doc.text(
    Doc.placed("upper", (20, 30, 280, 100)) + Doc.fixed("lower", (20, 138, 280, 100)),
    constraints: """
      <constraint firstItem="upper" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
      <constraint firstAttribute="trailing" secondItem="upper" secondAttribute="trailing" constant="20" id="b"/>
      <constraint firstItem="upper" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c"/>
      <constraint firstItem="upper" firstAttribute="bottom" secondItem="root" secondAttribute="top" constant="130" id="d"/>
      """)

  @Test func spacingToTheNeighbour() throws {
    #expect(try Doc.missing(below, ["lower"]).contains("lower.top = upper.bottom + 8.0"))
  }

  /// Each kind of candidate, by costs that prefer it.
  @Test(arguments: [
    (MissingKind.alignment, MissingPlace.near, "lower.leading = upper.leading"),
    (.alignment, .center, "lower.centerX = upper.centerX"),
    (.alignment, .far, "lower.trailing = upper.trailing"),
    (.equalSize, .size, "lower.width = upper.width"),
    (.size, .size, "lower.width = 280.0"),
    (.edge, .far, "root.trailing = lower.trailing + 20.0"),
    (.margin, .near, "lower.leading = root.leadingMargin"),
    (.center, .center, "lower.centerX = root.centerX"),
    (.spacing, .near, "lower.top = upper.bottom + 8.0"),
  ])
  func eachKind(_ kind: MissingKind, _ place: MissingPlace, _ wanted: String) throws {
    let made = try Doc.missing(below, ["lower"], costs: Doc.preferring([(kind, place)]))
    #expect(made.contains { $0.hasPrefix(wanted) })
  }

  /// Whatever is cheapest: nothing is open afterwards, and nothing has moved.
  @Test func nothingIsOpenAndNothingMoves() throws {
    let text = Doc.text(
      Doc.fixed("a", (20, 30, 280, 100)) + Doc.fixed("b", (20, 138, 136, 60))
        + Doc.fixed("c", (164, 138, 136, 60))
        + Doc.fixed(
          "d", (110, 400, 100, 44), inside: "<subviews>" + Doc.fixed("e", (8, 8, 20, 20)) + "</subviews>"))
    let scene = try Doc.scene(text)
    let positions = Set(["a", "b", "c", "d", "e"].compactMap { scene.positions[$0] })
    let (result, _) = try MissingConstraints.result(of: scene, .named(positions))
    #expect(result.left.isEmpty)
    let trial = try OperationTrial(result.edits, on: scene.document)
    let after = try trial.judgement(ofScene: 0)
    #expect(after.verdicts.isEmpty && after.found.isEmpty)
    for view in after.solved.views { #expect(view.recorded == view.frame && view.free.isEmpty) }
    #expect(!String(decoding: trial.edited.document.bytes, as: UTF8.self).contains("fixedFrame"))
  }

  @Test func theSameEachTime() throws {
    let text = Doc.text(Doc.fixed("a", (20, 30, 280, 100)) + Doc.fixed("b", (20, 138, 136, 60)))
    let first = try MissingConstraints.result(of: Doc.scene(text), .named([1, 2]))
    let second = try MissingConstraints.result(of: Doc.scene(text), .named([1, 2]))
    #expect(first.result.edits == second.result.edits && !first.result.edits.isEmpty)
  }

  @Test func nothingToDo() throws {
    let scene = try Doc.scene(below)
    let upper = try #require(scene.positions["upper"])
    let (result, constraints) = try MissingConstraints.result(of: scene, .named([upper]))
    #expect(result.edits.isEmpty && constraints.isEmpty && result.left.isEmpty)
  }

  /// What only lies somewhere is not ambiguous and lacks constraints all the same; what its mask places does not.
  @Test func viewsWithoutConstraints() throws {
    let fixed = Doc.fixed("box", (20, 30, 280, 100))
    #expect(try MissingConstraints.result(of: Doc.scene(Doc.text(fixed)), .all).constraints.count == 4)
    let masked = fixed.replacing(
      "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
    #expect(masked != fixed)
    #expect(try MissingConstraints.result(of: Doc.scene(Doc.text(masked)), .all).constraints.isEmpty)
  }

  /// Only what is open is added to what is there.
  @Test func anAmbiguousView() throws {
    let text = Doc.text(
      Doc.placed("box", (20, 30, 280, 100)),
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c"/>
        <constraint firstItem="box" firstAttribute="height" constant="100" id="d"/>
        """
    ).replacing(
      "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"100\" id=\"d\"/>", with: "")
    let made = try MissingConstraints.result(of: Doc.scene(text), .all).constraints
    #expect(made.count == 2)
    #expect(Set(made.map { $0.first.attribute.axis }).count == 2)
  }
}

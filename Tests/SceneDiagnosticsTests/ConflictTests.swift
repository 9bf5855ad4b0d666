import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

@Suite("Conflicts that are the document's own")
struct SceneConflictTests {
  /// A view with both edges pinned and a width, which the recorded frame gives up.
  private func pinned(width: Double, recorded: Double = 160) -> String {
    Doc.xib(
      Doc.view("box", (20, 0, recorded, 40)),
      constraints: Doc.place("box", x: 20, y: 0, width: width, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20))
  }

  @Test func aWidthAgainstPinnedEdges() throws {
    let diagnosis = try #require(try Doc.diagnoses(pinned(width: 100)).first)
    #expect(diagnosis.brief == ["conflict right"])
    let report = try #require(diagnosis.conflicts.first)
    #expect(
      report.arithmetic?.text
        == "The others make UIView root.trailing − UIView box.trailing = 200 − 20 − 100 = 80; this one wants 20, 60 less"
    )
    #expect(
      report.repair.map { diagnosis.words.words($0).text } == "Delete UIView box.width = 100")
    #expect(diagnosis.span(of: report.broken)?.line.contains("id=\"right\"") == true)
  }

  /// What is written contradicts itself by however little; nothing of it is rounded.
  @Test(arguments: [(160.0, [String]()), (160.5, ["conflict right"]), (159.25, ["conflict right"])])
  func smallGapsCount(_ width: Double, _ expected: [String]) throws {
    #expect(try trouble(pinned(width: width)) == expected)
  }

  /// Nothing gives a root that is freeform its recorded size, which alone contradicts.
  @Test func sizesOfTheCanvas() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></view>\n  </objects>"
    func root(_ text: String) -> String { text.replacing("</view>\n  </objects>", with: freeform) }
    #expect(try trouble(pinned(width: 100)) == ["conflict right"])
    #expect(try trouble(root(pinned(width: 100))) == [])
    // Two widths contradict each other whatever the root's size.
    let twice = Doc.xib(
      Doc.view("box", (20, 0, 160, 40)),
      constraints: Doc.place("box", x: 20, y: 0, width: 160, height: 40)
        + Doc.constraint("other", "box.width", nil, 90))
    #expect(try trouble(root(twice)).count == 1)
  }

  /// Where the frames that Interface Builder computed keep to all that is written, it saw no conflict:
  /// Plumb's safe area is not its own.
  @Test func surroundingsThatNothingBearsOut() throws {
    let box = Doc.view("box", (0, 100, 393, 700))
    let edges =
      Doc.place("box", in: "safe", x: 0, y: 0, height: 700)
      + Doc.constraint("right", "box.trailing", "safe.trailing")
      + Doc.constraint("bottom", "box.bottom", "safe.bottom")
    #expect(try trouble(Doc.screen(box, constraints: edges)) == [])
    // Others on the same edges show that these are where Plumb believes.
    let others =
      Doc.view("above", (0, 59, 9, 9)) + Doc.view("below", (0, 809, 9, 9))
    let theirs =
      Doc.place("above", x: 0, width: 9, height: 9) + Doc.place("below", x: 0, width: 9, height: 9)
      + Doc.constraint("above-y", "above.top", "safe.top")
      + Doc.constraint("below-y", "below.bottom", "safe.bottom")
    #expect(try trouble(Doc.screen(box + others, constraints: edges + theirs)) == ["conflict box-h"])
  }

  /// The scenes in their own surroundings say what is doubtful elsewhere.
  @Test func doubtsAreRowsOfConflictsThatNothingBearsOut() throws {
    let box = Doc.view("box", (0, 100, 393, 700))
    let edges =
      Doc.place("box", in: "safe", x: 0, y: 0, width: 393, height: 700)
      + Doc.constraint("bottom", "box.bottom", "safe.bottom")
    let document = try InterfaceDocument(bytes: Array(Doc.screen(box, constraints: edges).utf8))
    let layout = try #require(try document.sceneLayouts().first)
    let doubts = try SceneJudgement.doubts(about: layout)
    #expect(doubts.rows.count == 1 && doubts.rows.keys.first?.contains("box-h") == true)
    let sound = try InterfaceDocument(bytes: Array(pinned(width: 100).utf8))
    #expect(try SceneJudgement.doubts(about: try #require(try sound.sceneLayouts().first)).rows.isEmpty)
    // On another device there are no frames to compare with, and what was doubtful is left out.
    let elsewhere = PlumbInterfaceBuilder.Environment(device: Device.named("retina4_7"))
    let other = try #require(try document.sceneLayouts(in: elsewhere).first)
    #expect(try SceneDiagnosis(other, doubts: doubts).conflicts.isEmpty)
  }

  // MARK: Cells

  /// A table with a cell of 76 points whose content needs 122.
  private func table(_ attributes: String, cell: String = "") -> String {
    Doc.screen(
      """
      <tableView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="table">
      \(Doc.rect((0, 0, 393, 852)))
      <prototypes>
        <tableViewCell \(cell) id="cell">
          \(Doc.rect((0, 50, 393, 76)))
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            \(Doc.rect((0, 0, 393, 76)))
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(Doc.view("box", (20, 11, 50, 54)))</subviews>
            <constraints>
              \(Doc.place("box", in: "content", x: 20, y: 11, width: 50, height: 100))
              \(Doc.constraint("bottom", "bottom", "box.bottom", 11))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </prototypes>
      </tableView>
      """,
      constraints: Doc.place("table", x: 0, y: 0, width: 393, height: 852))
  }

  @Test func cellsThatSizeThemselvesDoNot() throws {
    #expect(try trouble(table("rowHeight=\"-1\" estimatedRowHeight=\"-1\"")) == [])
    #expect(try trouble(table("rowHeight=\"76\" estimatedRowHeight=\"44\"")) == [])
    #expect(try trouble(table("rowHeight=\"76\"")) == ["conflict box-h"])
  }

  // MARK: What does not count

  @Test func hiddenArrangedViewsTakeNoRoom() throws {
    func stack(hidden: Bool) -> String {
      let ghost = Doc.view(
        "ghost", (40, 0, 20, 30), attributes: hidden ? "hidden=\"YES\"" : "fixedFrame=\"YES\"",
        constraints: Doc.constraint("wide", "width", nil, 60) + Doc.constraint("tall", "height", nil, 30))
      if hidden {
        let sizes = Doc.constraint("a-w", "width", nil, 40) + Doc.constraint("a-h", "height", nil, 30)
        return Doc.xib(
          """
          <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          \(Doc.rect((0, 0, 40, 30)))
          <subviews>
            \(Doc.view("a", (0, 0, 40, 30), constraints: sizes))
            \(ghost)
          </subviews>
          </stackView>
          """, constraints: Doc.place("stack", x: 0, y: 0))
      }
      return Doc.xib(ghost)
    }
    #expect(try trouble(stack(hidden: true)) == [])
    #expect(try trouble(stack(hidden: false)) == ["conflict wide"])
  }

  @Test func optionalConstraintsDoNotConflict() throws {
    let text = pinned(width: 100).replacing("constant=\"100.0\"", with: "constant=\"100.0\" priority=\"999\"")
    #expect(try trouble(text) == [])
  }

  // MARK: Folding

  /// A mask that is translated although the view has constraints is one trouble, not one for each edge.
  @Test func conflictsOfOneMaskAreFolded() throws {
    func masked(_ constraints: String) -> String {
      Doc.xib("<view id=\"box\">" + Doc.rect((10, 20, 60, 40)) + "</view>", constraints: constraints)
    }
    #expect(try trouble(masked(Doc.place("box", x: 30, y: 50))) == ["conflict box-x: box-y"])
    let whole = masked(Doc.place("box", x: 30, y: 50, width: 70, height: 50))
    #expect(try trouble(whole) == ["conflict box-x: box-y box-h box-w"])
    // Without them all the mask has to stay: a width by itself is another trouble.
    #expect(try trouble(masked(Doc.place("box", x: 30, width: 70))) == ["conflict box-x", "conflict box-w"])
  }

  /// Conflicts that share most of their rows are one trouble; others are not.
  @Test func nearlyTheSameConflictsAreFolded() throws {
    let text = Doc.screen(
      Doc.view("box", (20, 0, 353, 40)) + Doc.view("other", (0, 50, 30, 30)),
      constraints: Doc.place("box", x: 20, y: 0, width: 100, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20)
        + Doc.constraint("again", "box.width", nil, 90)
        + Doc.place("other", x: 0, y: 50, width: 30, height: 30)
        + Doc.constraint("large", "other.height", nil, 50))
    #expect(try trouble(text) == ["conflict large", "conflict again: box-w"])
  }
}

import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

@Suite("Frames of which Interface Builder would be right and Plumb wrong")
struct StaleFrameTests {
  private func verdict(on id: String, _ text: String) throws -> ViewVerdict? {
    for diagnosis in try Doc.diagnoses(text) {
      guard let position = diagnosis.layout.scene.views.firstIndex(where: { $0.id == id }) else { continue }
      return diagnosis.judgement.verdicts[position]
    }
    return nil
  }

  /// A view 20 points from both sides of an iPhone 15's screen, 393 points wide.
  private func wide(_ width: Double, y: Double = 20, attributes: String = "") -> String {
    Doc.screen(
      Doc.view("box", (20, y, width, 40), attributes: attributes),
      constraints: Doc.place("box", x: 20, y: 20, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20))
  }

  @Test func whatFitsAnotherScreenIsDoubted() throws {
    #expect(try verdict(on: "box", wide(353)) == nil)
    #expect(try verdict(on: "box", wide(560)) == .doubtfullyOff(.givenSize))
    #expect(try verdict(on: "box", wide(280)) == .doubtfullyOff(.givenSize))
    #expect(try verdict(on: "box", wide(290)) == .misplaced)
    // A screen of 402 points would explain nine points more, and too much else.
    #expect(try verdict(on: "box", wide(362)) == .misplaced)
    #expect(try verdict(on: "box", wide(560, attributes: "misplaced=\"YES\"")) == .misplaced)
  }

  /// A chevron that points down is half as high as the view that holds it.
  @Test func symbolsAreLowerThanTheirViews() throws {
    func symbol(_ height: Double) -> String {
      Doc.xib(
        Doc.view(
          "symbol", (20, 30 - height / 2, 20, height), element: "imageView",
          attributes: "image=\"chevron.down\" catalog=\"system\""),
        constraints: Doc.place("symbol", x: 20, y: 20, width: 20, height: 20))
    }
    #expect(try verdict(on: "symbol", symbol(10)) == .doubtfullyOff(.alignmentRect(points: 10)))
    #expect(try verdict(on: "symbol", symbol(6)) == .misplaced)
  }

  /// What was recorded in another screen is as old in all its numbers.
  @Test func whatFitsAnotherScreenIsDoubtedOnBothAxes() throws {
    #expect(try verdict(on: "box", wide(353, y: 90)) == .misplaced)
    #expect(try verdict(on: "box", wide(560, y: 90)) == .doubtfullyOff(.givenSize))
  }

  /// A safe area that begins 12 points higher is 12 points more high.
  @Test func whatFitsTheHeightOfAnotherSafeAreaIsDoubted() throws {
    func box(_ height: Double) -> String {
      Doc.screen(
        Doc.view("box", (20, 100, 60, height)),
        constraints: Doc.place("box", x: 20, y: 100, width: 60)
          + Doc.constraint("part", "box.height", "safe.height", 0, "multiplier=\"0.25\""))
    }
    #expect(try verdict(on: "box", box(189.667)) == nil)
    #expect(try verdict(on: "box", box(192.667)) == .doubtfullyOff(.surroundings))
    #expect(try verdict(on: "box", box(150)) == .misplaced)
  }

  /// A view at the lower edge of a table cell's content view.
  private func cell(_ content: Double, bottom: Double, upper: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14868" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <tableViewCell rowHeight="90" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="\(content)"/>
            <subviews>
              \(Doc.view("box", (10, bottom - 30, 60, 20)))\(upper)
            </subviews>
            <constraints>
              \(Doc.place("box", x: 10, width: 60, height: 20))
              \(Doc.constraint("low", "bottom", "box.bottom", 10))
              \(upper.isEmpty ? "" : Doc.place("other", x: 90, width: 60, height: 20) + Doc.constraint("up", "bottom", "other.bottom", 10))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  @Test func whatFitsARowWithItsSeparatorIsDoubted() throws {
    #expect(try verdict(on: "box", cell(80, bottom: 80)) == nil)
    #expect(try verdict(on: "box", cell(80, bottom: 79)) == .doubtfullyOff(.givenSize))
    #expect(try verdict(on: "box", cell(80, bottom: 89.5)) == .doubtfullyOff(.givenSize))
    #expect(try verdict(on: "box", cell(80, bottom: 75)) == .misplaced)
    // A row of which nothing says more is 44 points high.
    #expect(try verdict(on: "box", cell(80, bottom: 44)) == .doubtfullyOff(.givenSize))
    // Another view bears the height out.
    let other = Doc.view("other", (90, 50, 60, 20))
    #expect(try verdict(on: "box", cell(80, bottom: 79, upper: other)) == .misplaced)
  }

  /// A mark on a view whose frame is given says that its size is another one, and so is what depends on that.
  @Test func whatIsInAMarkedRootIsDoubted() throws {
    func mac(_ y: Double, _ mark: String = "") -> String {
      Doc.mac(
        Doc.view("box", (20, y, 60, 40), element: "customView"),
        constraints: Doc.place("box", x: 20, y: 20, width: 60, height: 40)
      ).replacing("<customView id=\"root\"", with: "<customView \(mark) id=\"root\"")
    }
    // Upper edges are measured from the lower left.
    #expect(try verdict(on: "box", mac(40)) == nil)
    #expect(try verdict(on: "box", mac(20)) == .misplaced)
    #expect(try verdict(on: "box", mac(20, "misplaced=\"YES\"")) == .doubtfullyOff(.givenSize))

    func touch(x: Double, width: Double) -> String {
      Doc.xib(
        Doc.view("box", (x, 20, width, 40)),
        constraints: Doc.place("box", x: 20, y: 20, height: 40)
          + Doc.constraint("right", "trailing", "box.trailing", 20)
      ).replacing("<view id=\"root\"", with: "<view misplaced=\"YES\" id=\"root\"")
    }
    #expect(try verdict(on: "box", touch(x: 20, width: 110)) == .doubtfullyOff(.conflict))
    // A leading edge does not depend on the root's size.
    #expect(try verdict(on: "box", touch(x: 40, width: 140)) == .misplaced)
  }

  @Test func whatHasNoExtentIsDoubted() throws {
    func document(_ width: Double, _ attributes: String = "") -> String {
      Doc.xib(
        Doc.view("box", (50, 20, width, 40), attributes: attributes),
        constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40))
    }
    #expect(try verdict(on: "box", document(30)) == .misplaced)
    #expect(try verdict(on: "box", document(0)) == .doubtfullyOff(.empty))
    #expect(try verdict(on: "box", document(0, "misplaced=\"YES\"")) == .misplaced)
  }

  /// Before Xcode 8 documents name no device, and frames may have been rounded to whole points.
  @Test func oldFramesMayBeRounded() throws {
    func document(_ x: Double, _ tools: String) -> String {
      Doc.xib(
        Doc.view("box", (x, 20, 60, 40)),
        constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40)
      ).replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"\(tools)\"")
    }
    #expect(try verdict(on: "box", document(11, "7706")) == .doubtfullyOff(.rounding))
    #expect(try verdict(on: "box", document(12, "7706")) == .misplaced)
    #expect(try verdict(on: "box", document(11, "22155")) == .misplaced)
  }

  /// A stack view's own spacing, and the standard one.
  @Test func theStandardSpaceIsEightPoints() throws {
    func gap(_ attributes: String) throws -> Double {
      let views = Doc.view("a", (0, 0, 40, 40)) + Doc.view("b", (50, 0, 40, 40))
      let layout = try #require(
        try Doc.diagnoses(
          Doc.xib(
            Doc.view(
              "stack", (10, 10, 90, 40), element: "stackView", attributes: attributes,
              inside: "<subviews>\(views)</subviews>"),
            constraints: Doc.place("stack", x: 10, y: 10, height: 40)
              + Doc.place("a", in: "stack", width: 40) + Doc.place("b", in: "stack", width: 40))
        ).first?.layout)
      let frames = ["a", "b"].compactMap { id in
        layout.scene.views.firstIndex { $0.id == id }.map { layout.documentFrame(ofView: $0) }
      }
      return frames[1].minX - frames[0].maxX
    }
    #expect(try gap("") == 0)
    #expect(try gap("spacing=\"5\"") == 5)
    #expect(try gap("spacingType=\"standard\"") == 8)
  }
}

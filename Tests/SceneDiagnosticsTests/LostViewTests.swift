import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
@_spi(Lookup) import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

/// Documents say more of what is meant than trees do.
@Suite("Lost views that are the document's own trouble")
struct SceneLostViewTests {
  /// The ids of what is lost.
  private func lost(_ text: String, in environment: Environment = Environment()) throws -> [String] {
    try Doc.diagnoses(text, in: environment).flatMap { diagnosis in
      diagnosis.lostViews.map { diagnosis.element(of: $0.node)?["id"] ?? "?" }
    }
  }

  private static let white =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

  // MARK: Outside the screen

  private func outside(attributes: String = "", place: String? = nil, controller: String = "") -> String {
    Doc.screen(
      Doc.view("box", (-90, 100, 60, 40), attributes: attributes),
      constraints: place ?? Doc.place("box", x: -90, y: 100, width: 60, height: 40), controller: controller)
  }

  @Test func aViewThatConstraintsPutOutside() throws {
    #expect(try lost(outside()) == ["box"])
  }

  @Test func whatTheDocumentHidesIsMeant() throws {
    #expect(try lost(outside(attributes: "hidden=\"YES\"")) == [])
    #expect(try lost(outside(attributes: "alpha=\"0.0\"")) == [])
  }

  /// An outlet of the constraint that keeps the view away says that code brings it in.
  @Test func whatCodeMovesIsMeant() throws {
    let outlet = "<connections><outlet property=\"drawer\" destination=\"box-x\" id=\"o\"/></connections>"
    #expect(try lost(outside(controller: outlet)) == [])
    let other = "<connections><outlet property=\"drawer\" destination=\"box-y\" id=\"o\"/></connections>"
    #expect(try lost(outside(controller: other)) == ["box"])
  }

  /// A loose view need not clip, and stands nobody knows where.
  @Test func outsideALooseViewIsNotLost() throws {
    let text = Doc.xib(
      Doc.view("box", (-90, 100, 60, 40)),
      constraints: Doc.place("box", x: -90, y: 100, width: 60, height: 40))
    #expect(try lost(text) == [])
  }

  /// Nobody is told of what a mask or a fixed frame puts there: no constraint did it.
  @Test func masksAreNoConstraints() throws {
    let view = "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">"
    #expect(try lost(Doc.screen(view + Doc.rect((-90, 100, 60, 40)) + "</view>")) == [])
  }

  // MARK: No extent

  private func empty(_ inside: String, element: String = "view", attributes: String = "") -> String {
    // Between an edge and itself.
    Doc.screen(
      Doc.view("box", (20, 100, 0, 40), element: element, attributes: attributes, inside: inside),
      constraints: Doc.place("box", x: 20, y: 100, height: 40)
        + Doc.constraint("end", "box.trailing", "root.leading", 20))
  }

  @Test func aViewWithoutExtentThatWouldShowSomething() throws {
    #expect(try lost(empty(Self.white)) == ["box"])
    #expect(try lost(empty("")) == [])
    #expect(try lost(empty(Self.white, attributes: "customClass=\"Chart\"")) == [])
  }

  /// What a stack view leaves its views has an extent on the canvas, which keeps them visible.
  @Test(arguments: [0.0, 24.0])
  func whatAStackViewLeavesWithoutExtent(_ height: Double) throws {
    let box = Doc.view("box", (0, 20 - height / 2, 60, height), inside: Self.white)
    let text = Doc.screen(
      Doc.view(
        "stack", (20, 100, 60, 40), element: "stackView", attributes: "alignment=\"center\"",
        inside: "<subviews>\(box)</subviews>"),
      constraints: Doc.place("stack", x: 20, y: 100, width: 60, height: 40))
    #expect(try lost(text) == [])
  }

  @Test func aViewFoldedByAConstantIsMeant() throws {
    let text = Doc.screen(
      Doc.view("box", (20, 100, 60, 0), inside: Self.white),
      constraints: Doc.place("box", x: 20, y: 100, width: 60, height: 0))
    #expect(try lost(text) == [])
  }

  // MARK: Texts

  private func label(
    _ text: String, _ width: Double, _ height: Double = 20.5,
    attributes: String = "adjustsFontSizeToFit=\"NO\""
  ) -> String {
    Doc.screen(
      Doc.label("title", text, (20, 100, width, height), attributes: attributes),
      constraints: Doc.place("title", x: 20, y: 100, width: width, height: height))
  }

  /// “Estimated arrival” is 127 points wide at 17 points (see the example `CutText.storyboard`).
  @Test(arguments: [
    (127.0, 20.5, false), (125, 20.5, false), (110, 20.5, true), (127, 18, false), (127, 15, true),
  ])
  func textNeedsRoom(_ width: Double, _ height: Double, _ isLost: Bool) throws {
    #expect(try lost(label("Estimated arrival", width, height)) == (isLost ? ["title"] : []))
  }

  /// By half at most: 63.5 points are needed.
  @Test(arguments: [(66.0, false), (58, true)])
  func textMayShrink(_ width: Double, _ isLost: Bool) throws {
    let text = label("Estimated arrival", width, attributes: "minimumScaleFactor=\"0.5\"")
    #expect(try lost(text) == (isLost ? ["title"] : []))
  }

  /// Two lines need 41 points; a label of any number of lines that has room for one is cut, one of one line chose it.
  @Test func linesNeedHeight() throws {
    let lines = "numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\""
    #expect(try lost(label("Estimated arrival", 100, 41, attributes: lines)) == [])
    #expect(try lost(label("Estimated arrival", 100, 20.5, attributes: lines)) == ["title"])
  }

  /// What fits in one language does not in a longer one.
  @Test func doubledTextIsLonger() throws {
    var environment = Environment()
    environment.texts.doublesStrings = true
    let text = label("Estimated arrival", 140)
    #expect(try lost(text) == [])
    #expect(try lost(text, in: environment) == ["title"])
  }

  /// At run time a cell is as high as what is in it.
  @Test func looseHeightsAreOfTheCanvas() throws {
    let inside = Doc.label("title", "Arrival", (20, 0, 100, 10), attributes: "adjustsFontSizeToFit=\"NO\"")
    let edges =
      Doc.place("title", x: 20, y: 0, width: 100) + Doc.constraint("end", "title.bottom", "root.bottom", 0)
    #expect(try lost(Doc.xib(root: (200, 10), inside, constraints: edges)) == [])
  }

  /// A label of 10 points between the edges of a cell of 30, in a table on a screen.
  private func table(_ list: String, table: String, cell: Int = 30) -> String {
    let label = Doc.label("title", "Arrival", (20, 10, 100, 10), attributes: "adjustsFontSizeToFit=\"NO\"")
    let edges =
      Doc.place("title", in: "content", x: 20, y: 10, width: 100)
      + Doc.constraint("end", "content.bottom", "title.bottom", 10)
    return Doc.screen(
      """
      <tableView \(table) translatesAutoresizingMaskIntoConstraints="NO" id="table">
      \(Doc.rect((0, 100, 393, 200)))
      <\(list)><tableViewCell id="cell">\(Doc.rect((0, 0, 393, Double(cell))))
      <tableViewCellContentView key="contentView" id="content">\(Doc.rect((0, 0, 393, Double(cell))))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(label)</subviews><constraints>\(edges)</constraints>
      </tableViewCellContentView></tableViewCell></\(list)></tableView>
      """, constraints: Doc.place("table", x: 0, y: 100, width: 393, height: 200))
  }

  /// Code decides how high prototypes are, but where their table has a height for all rows that is theirs, and not the
  /// 44 points of every table.
  @Test func heightsOfPrototypesAreSamples() throws {
    #expect(try lost(table("prototypes", table: "dataMode=\"prototypes\" rowHeight=\"30\"")) == ["title"])
    #expect(try lost(table("prototypes", table: "dataMode=\"prototypes\" rowHeight=\"60\"")) == [])
    let usual = table("prototypes", table: "dataMode=\"prototypes\" rowHeight=\"44\"")
    #expect(try lost(usual) == [])
  }

  // MARK: Examples

  @Test(arguments: FixtureFolder.examples.names)
  func example(_ name: String) throws {
    let expected = ["OffScreen.storyboard": ["Jw5-Ta-m8Q"], "CutText.storyboard": ["k5W-Jf-3Oy"]]
    let text = String(decoding: try FixtureFolder.examples.bytes(of: name), as: UTF8.self)
    #expect(try lost(text) == expected[name] ?? [])
  }
}

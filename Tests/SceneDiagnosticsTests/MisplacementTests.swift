import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

@Suite("Misplacements that are the document's own")
struct SceneMisplacementTests {
  /// A view that constraints put at (10, 20), 60 × 40, with another frame recorded.
  private func recorded(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    Doc.xib(
      Doc.view("box", (x, y, width, height)),
      constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40))
  }

  /// Recorded edges are rounded to pixels, of which there are two for a point here: a pixel and a half is no
  /// evidence.
  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1, 30])
  func oneNumberOff(_ offset: Double) throws {
    let expected = offset > 0.75 ? ["misplaced box"] : []
    for sign in [1.0, -1] {
      let off = sign * offset
      #expect(try trouble(recorded(10 + off, 20, 60, 40)) == expected, "x by \(off)")
      #expect(try trouble(recorded(10, 20 + off, 60, 40)) == expected, "y by \(off)")
      #expect(try trouble(recorded(10, 20, 60 + off, 40)) == expected, "width by \(off)")
      #expect(try trouble(recorded(10, 20, 60, 40 + off)) == expected, "height by \(off)")
    }
  }

  @Test func theRecordedNumbersAreMarked() throws {
    let diagnosis = try #require(try Doc.diagnoses(recorded(10, 25, 60, 40)).first)
    let report = try #require(diagnosis.misplacements.first)
    let position = try #require(diagnosis.view(of: report.node))
    let span = try #require(diagnosis.frameSpan(ofView: position))
    let marked = String(Array(span.line)[span.marked])
    #expect(marked == "x=\"10.0\" y=\"25.0\" width=\"60.0\" height=\"40.0\"")
  }

  @Test func whatHangsOnItFollows() throws {
    let text = Doc.xib(
      Doc.view("box", (10, 30, 60, 40)) + Doc.view("below", (10, 78, 60, 40)),
      constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40)
        + Doc.place("below", x: 10, width: 60, height: 40)
        + Doc.constraint("gap", "below.top", "box.bottom", 8))
    #expect(try trouble(text) == ["misplaced box: below"])
  }

  /// An optional constraint that does not hold is no sign of anything.
  @Test func onlyRequiredConstraintsAreEvidence() throws {
    #expect(
      try trouble(recorded(30, 20, 60, 40).replacing("id=\"box-x\"", with: "priority=\"750\" id=\"box-x\""))
        == [])
  }

  /// The frames say nothing where a conflict decides.
  @Test func whatAConflictDecidesIsNotJudged() throws {
    let text = Doc.xib(
      Doc.view("box", (20, 0, 160, 40)),
      constraints: Doc.place("box", x: 20, y: 0, width: 100, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20))
    #expect(try trouble(text) == ["conflict right"])
  }

  // MARK: Surroundings

  /// A view at the safe area's top, which Plumb puts at 59 points.
  private func below(recorded y: Double, other: Double? = nil, controller: String = Self.bars) -> String {
    let others = other.map { Doc.view("other", (0, $0, 9, 9)) } ?? ""
    let theirs =
      other == nil
      ? "" : Doc.place("other", x: 0, width: 9, height: 9) + Doc.constraint("o", "other.top", "safe.top")
    return Doc.screen(
      Doc.view("box", (100, y, 60, 40)) + others,
      constraints: Doc.place("box", x: 100, width: 60, height: 40)
        + Doc.constraint("box-y", "box.top", "safe.top") + theirs,
      controller: controller)
  }

  /// Items for a navigation bar and a tab bar, which some other document may have around the screen.
  private static let bars =
    #"<navigationItem key="navigationItem" id="nav"/><tabBarItem key="tabBarItem" id="tab"/>"#

  /// A bar that the document does not show explains the frame; nothing explains another.
  @Test func insetsThatBarsMakeAreNoMisplacement() throws {
    #expect(try trouble(below(recorded: 59)) == [])
    for bar in [44.0, 54, 96] { #expect(try trouble(below(recorded: 59 + bar)) == [], "\(bar)") }
    // Nothing asks for a bar here.
    #expect(try trouble(below(recorded: 59 + 44, controller: "")) == ["misplaced box"])
    // A status bar of 20 points is none of a device with a sensor housing.
    #expect(try trouble(below(recorded: 20)) == ["misplaced box"])
    #expect(try trouble(below(recorded: 400)) == ["misplaced box"])
    #expect(try trouble(below(recorded: 13)) == ["misplaced box"])
  }

  /// Where another view bears the safe area out, no bar explains it.
  @Test func aSafeAreaThatIsBorneOut() throws {
    #expect(try trouble(below(recorded: 59 + 44, other: 59)) == ["misplaced box"])
    // Both below a bar that the document does not show.
    #expect(try trouble(below(recorded: 59 + 44, other: 59 + 44)) == [])
  }

  /// A phone held upright has no housings at its sides, so that nothing explains a frame there.
  @Test func sidesOfAnUprightScreen() throws {
    func beside(_ x: Double) throws -> [String] {
      try trouble(
        Doc.screen(
          Doc.view("box", (x, 100, 60, 40)),
          constraints: Doc.place("box", y: 100, width: 60, height: 40)
            + Doc.constraint("box-x", "box.leading", "safe.leading")))
    }
    #expect(try beside(0) == [])
    #expect(try beside(44) == ["misplaced box"])
  }

  @Test func marginsAreOfAFewKinds() throws {
    func indented(_ x: Double) throws -> [String] {
      try trouble(
        Doc.xib(
          Doc.view(
            "outer", (0, 0, 200, 100),
            constraints: Doc.constraint("inner-x", "inner.leading", "outer.leadingMargin"),
            inside: "<subviews>" + Doc.view("inner", (x, 0, 60, 40)) + "</subviews>"),
          constraints: Doc.place("outer", x: 0, y: 0, width: 200, height: 100)
            + Doc.place("inner", y: 0, width: 60, height: 40)))
    }
    #expect(try indented(8) == [])
    #expect(try indented(16) == [])
    #expect(try indented(150) == ["misplaced inner"])
  }

  @Test func theKindsOfInsets() throws {
    func insets(_ text: String) throws -> SurroundingInsets {
      let document = try InterfaceDocument(bytes: Array(text.utf8))
      return SurroundingInsets(try #require(try document.sceneLayouts().first))
    }
    let phone = try insets(Doc.screen(Doc.view("box", (0, 0, 9, 9)), controller: Self.bars))
    for inset in [0.0, 44, 59, 103, 155] { #expect(phone.arePlausible(inset, .topBars), "\(inset)") }
    for inset in [-44.0, 5, 13, 20, 300] { #expect(!phone.arePlausible(inset, .topBars), "\(inset)") }
    for inset in [0.0, 34, 49, 83] { #expect(phone.arePlausible(inset, .bottomBars), "\(inset)") }
    for inset in [-34.0, 20, 60] { #expect(!phone.arePlausible(inset, .bottomBars), "\(inset)") }
    for inset in [0.0, 44, 59] { #expect(phone.arePlausible(inset, .housings)) }
    for inset in [20.0, 100, -44] { #expect(!phone.arePlausible(inset, .housings)) }
    for inset in [0.0, 8, 16, 20] { #expect(phone.arePlausible(inset, .margins)) }
    for inset in [-8.0, 5, 75, 150] { #expect(!phone.arePlausible(inset, .margins)) }
    for inset in [67.0, 75] { #expect(phone.arePlausible(inset, .topMargins)) }
    let any = try insets(Doc.xib(Doc.view("box", (0, 0, 9, 9))))
    for inset in [0.0, 20, 44] { #expect(any.arePlausible(inset, .topBars), "\(inset)") }
    #expect(!any.arePlausible(64, .topBars))
  }

  // MARK: macOS

  /// Bezels and shadows of controls are known to a few points only; plain views have none.
  @Test(arguments: [
    ("customView", 3.0, true), ("customView", 1, false), ("button", 8, false), ("button", 25, true),
    ("box", 5, false), ("box", 25, true),
  ])
  func desktopTolerances(_ element: String, _ offset: Double, _ isReported: Bool) throws {
    let text = Doc.mac(
      Doc.view("box", (10 + offset, 30, 60, 40), element: element),
      constraints: Doc.place("box", x: 10, y: 30, width: 60, height: 40))
    let found = try trouble(text)
    #expect(found == (isReported ? ["misplaced box"] : []))
  }

  // MARK: Elsewhere

  @Test func onAnotherDeviceNothingIsCompared() throws {
    let environment = PlumbInterfaceBuilder.Environment(device: Device.named("retina4_7"))
    #expect(try trouble(below(recorded: 400), in: environment) == [])
  }
}

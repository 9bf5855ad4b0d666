import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

@Suite("Verdicts on views, the same for every command")
struct VerdictTests {
  /// The verdicts by the ids of the views.
  private func verdicts(_ text: String) throws -> [String: ViewVerdict] {
    var verdicts: [String: ViewVerdict] = [:]
    for diagnosis in try Doc.diagnoses(text) {
      for (position, verdict) in diagnosis.judgement.verdicts {
        verdicts[diagnosis.layout.scene.views[position].id] = verdict
      }
    }
    return verdicts
  }

  private func position(_ id: String, _ text: String) throws -> Int {
    try #require(try Doc.diagnoses(text).first?.layout.scene.views.firstIndex { $0.id == id })
  }

  @Test func whatIsRightHasNone() throws {
    let text = Doc.xib(
      Doc.view("box", (10, 20, 60, 40)), constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40))
    #expect(try verdicts(text) == [:])
  }

  /// Nobody knows what is in doubt but Interface Builder, whose mark settles what is off.
  @Test func marksSettleWhatIsInDoubt() throws {
    func isMisplaced(_ width: Double, x: Double? = 10, mark: String = "") throws -> Bool? {
      let text = Doc.xib(
        Doc.view("box", (10, 20, width, 40), attributes: mark),
        constraints: Doc.place("box", x: x, y: 20, width: 60, height: 40))
      let judgement = try #require(try Doc.diagnoses(text).first).judgement
      return judgement.isMisplaced(try position("box", text))
    }
    let mark = "misplaced=\"YES\""
    #expect(try isMisplaced(30) == true)
    #expect(try isMisplaced(60) == false)
    #expect(try isMisplaced(60, mark: mark) == false)
    // Without extent on an axis.
    #expect(try isMisplaced(0) == nil)
    #expect(try isMisplaced(0, mark: mark) == true)
    // The width is off, wherever the view is.
    #expect(try isMisplaced(30, x: nil) == nil)
    #expect(try isMisplaced(30, x: nil, mark: mark) == true)
    #expect(try isMisplaced(60, x: nil, mark: mark) == nil)
  }

  /// A view that nothing but its recorded frame places lies elsewhere where that is marked.
  @Test func marksSettleWhatNothingPlaces() throws {
    func isMisplaced(_ mark: String) throws -> Bool? {
      let pane = "<view \(mark) contentMode=\"scaleToFill\" fixedFrame=\"YES\" id=\"pane\">"
      let text = Doc.xib(pane + Doc.rect((10, 20, 60, 40)) + "</view>", constraints: "")
      let judgement = try #require(try Doc.diagnoses(text).first).judgement
      return judgement.isMisplaced(try position("pane", text))
    }
    #expect(try isMisplaced("") == false)
    #expect(try isMisplaced("misplaced=\"YES\"") == true)
  }

  @Test func whatFollowsAMisplacedViewSaysWhich() throws {
    let text = Doc.xib(
      Doc.view("box", (10, 30, 60, 40)) + Doc.view("below", (10, 78, 60, 40)),
      constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40)
        + Doc.place("below", x: 10, width: 60, height: 40)
        + Doc.constraint("gap", "below.top", "box.bottom", 8))
    #expect(try verdicts(text) == ["box": .misplaced, "below": .follows(view: try position("box", text))])
  }

  /// A label and a text field on one line, with a view below that: 8 points apart, as recorded.
  private func line(field y: Double) -> String {
    let field =
      "<textField borderStyle=\"roundedRect\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"field\">"
    return Doc.xib(
      Doc.label("name", "Name", (8, 8, 57, 21)) + field + Doc.rect((98, y, 60, 34)) + "</textField>"
        + Doc.view("below", (98, y + 42, 60, 40)),
      constraints: Doc.place("name", x: 8, y: 8, width: 57, height: 21)
        + Doc.place("field", x: 98, width: 60, height: 34)
        + Doc.constraint("line", "field.firstBaseline", "name.firstBaseline", 1)
        + Doc.place("below", x: 98, width: 60, height: 40)
        + Doc.constraint("gap", "below.top", "field.bottom", 8))
  }

  /// A baseline may lie elsewhere than Plumb believes, and so may what hangs on the view.
  @Test func aBaselineIsDoubtedAndWhatHangsOnItToo() throws {
    let layout = try #require(try Doc.diagnoses(line(field: 0)).first?.layout)
    let field = try #require(layout.scene.views.firstIndex { $0.id == "field" })
    let text = line(field: layout.documentFrame(ofView: field).minY - 2)
    let verdicts = try verdicts(text)
    #expect(verdicts["field"] == .doubtfullyOff(.baseline(points: 3)))
    guard case .doubtfullyOff(.follows(let name))? = verdicts["below"] else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(name == "UITextField")
    #expect(verdicts["below"]?.doubt == "it follows \(name), which is in doubt")
    #expect(try trouble(text) == [])
  }

  /// Hidden views are left where they were, unless Interface Builder marks them.
  @Test func hiddenViewsAreDoubted() throws {
    func document(_ attributes: String) -> String {
      Doc.xib(
        Doc.view("box", (10, 90, 60, 40), attributes: attributes),
        constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40))
    }
    #expect(try verdicts(document("")) == ["box": .misplaced])
    #expect(try verdicts(document("hidden=\"YES\"")) == ["box": .doubtfullyOff(.hidden)])
    #expect(try trouble(document("hidden=\"YES\"")) == [])
    #expect(try verdicts(document("hidden=\"YES\" misplaced=\"YES\"")) == ["box": .misplaced])
  }

  @Test func onlyOptionalConstraintsAreADoubt() throws {
    let text = Doc.xib(
      Doc.view("box", (30, 20, 60, 40)),
      constraints: Doc.place("box", x: 10, y: 20, width: 60, height: 40)
        .replacing("id=\"box-x\"", with: "priority=\"750\" id=\"box-x\""))
    #expect(try verdicts(text) == ["box": .doubtfullyOff(.optionalConstraints)])
  }

  @Test func aConflictDecides() throws {
    let text = Doc.xib(
      Doc.view("box", (20, 0, 160, 40)),
      constraints: Doc.place("box", x: 20, y: 0, width: 100, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20))
    #expect(try verdicts(text) == ["box": .doubtfullyOff(.conflict)])
  }

  @Test func groupsAreAmbiguousOnce() throws {
    let text = Doc.xib(
      Doc.view("box", (10, 30, 60, 40)) + Doc.view("below", (10, 78, 60, 40)),
      constraints: Doc.place("box", x: 10, width: 60, height: 40)
        + Doc.place("below", x: 10, width: 60, height: 40)
        + Doc.constraint("gap", "below.top", "box.bottom", 8))
    let verdicts = try verdicts(text)
    #expect(verdicts.values.count { $0 == .ambiguous } == 1)
    #expect(
      verdicts.values.count { verdict in
        if case .ambiguousWith(.some) = verdict { true } else { false }
      } == 1)
  }

  /// What only a content of unknown size leaves open is told as such.
  @Test func contentsThatNobodyKnowsAreADoubt() throws {
    let text = Doc.xib(
      Doc.view("box", (10, 30, 60, 40), attributes: "customClass=\"Dial\""),
      constraints: Doc.place("box", x: 10, y: 30))
    #expect(try verdicts(text) == ["box": .doubtfullyAmbiguous(.openContent)])
  }

  /// A label and a button of macOS in a row, of which either may be wider.
  private func row(_ title: String) -> String {
    func control(_ element: String, _ id: String, _ x: Double, _ width: Double, _ cell: String) -> String {
      "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
        + Doc.rect((x, 40, width, 16)) + cell
        + "</\(element)>"
    }
    return Doc.mac(
      control("textField", "a", 18, 100, "<textFieldCell key=\"cell\" title=\"\(title)\" id=\"ac\"/>")
        + control("textField", "b", 122, 60, "<textFieldCell key=\"cell\" title=\"Folder\" id=\"bc\"/>"),
      constraints: Doc.constraint("l", "a.leading", "root.leading", 20)
        + Doc.constraint("g", "b.leading", "a.trailing", 8)
        + Doc.constraint("t", "root.trailing", "b.trailing", 20)
        + Doc.constraint("ay", "a.top", "root.top", 40) + Doc.constraint("by", "b.top", "root.top", 40))
  }

  /// Code gives an empty stack view of macOS its views, and Interface Builder does not mark it.
  @Test func emptyStackViewsAreDoubted() throws {
    func stack(_ views: String) throws -> ViewVerdict? {
      try verdicts(
        Doc.mac(
          Doc.view(
            "stack", (20, 80, 0, 0), element: "stackView", inside: "<subviews>\(views)</subviews>"),
          constraints: Doc.place("stack", x: 20, y: 20)))["stack"]
    }
    #expect(try stack("") == .doubtfullyAmbiguous(.emptyStack))
    let box = Doc.view("box", (0, 0, 0, 0), element: "customView")
    #expect(try stack(box) != .doubtfullyAmbiguous(.emptyStack))
  }

  /// Code gives an empty text of macOS its words, and Interface Builder does not mark it.
  @Test func tiesOfEmptyTextsOnMacOSAreADoubt() throws {
    #expect(try verdicts(row("Name"))["a"] == .ambiguous)
    #expect(try verdicts(row(""))["a"] == .doubtfullyAmbiguous(.emptyText))
    #expect(try trouble(row("")) == [])
  }

  // MARK: Figures

  /// Every housing of the device table is one that explains a margin.
  @Test func housingsAreThoseOfTheDevices() {
    for device in Device.all where device.family == .phone && device.hasHomeIndicator {
      #expect(SurroundingInsets.housings.contains(device.portraitSafeArea.top), "\(device.title)")
      #expect(SurroundingInsets.housings.contains(device.landscapeSafeArea.left), "\(device.title)")
      #expect(SurroundingInsets.tops.contains(device.portraitSafeArea.top), "\(device.title)")
      #expect(SurroundingInsets.bottoms.contains(device.landscapeSafeArea.bottom), "\(device.title)")
    }
  }

  /// Where y grows upwards, the lower inset is at the smaller y.
  @Test func alignmentRectanglesAreUpsideDownWithTheirFrames() throws {
    let text = Doc.mac(
      "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"button\">" + Doc.rect((14, 13, 90, 32))
        + "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" borderStyle=\"border\" id=\"cell\"/></button>",
      constraints: Doc.constraint("x", "button.leading", "root.leading", 20)
        + Doc.constraint("y", "root.bottom", "button.bottom", 20))
    let layout = try #require(try Doc.diagnoses(text).first?.layout)
    let node = try #require(layout.scene.views.firstIndex { $0.id == "button" }.map { layout.viewNodes[$0] })
    let insets = layout.tree.alignmentInsets(of: node)
    try #require(insets.top != insets.bottom)
    let reports = try LayoutReports(layout.inspection(file: ""))
    #expect(reports.alignmentRect(of: node).minY == reports.frame(of: node).minY + insets.bottom)
    #expect(reports.alignmentRect(of: node).minY == 20)
  }
}

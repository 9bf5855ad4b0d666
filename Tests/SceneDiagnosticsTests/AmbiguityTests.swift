import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import TestSupport
import Testing

private typealias Doc = TestDocument

@Suite("Ambiguities that are the document's own")
struct SceneAmbiguityTests {
  /// A view whose width nothing decides.
  private func withoutWidth(
    element: String = "view", attributes: String = "", inside: String = "", x: Double? = 10
  ) -> String {
    Doc.xib(
      Doc.view("box", (10, 20, 60, 40), element: element, attributes: attributes, inside: inside),
      constraints: Doc.place("box", x: x, y: 20, height: 40))
  }

  @Test func aPlainViewWithoutWidth() throws {
    let diagnosis = try #require(try Doc.diagnoses(withoutWidth()).first)
    #expect(diagnosis.brief == ["free box width"])
    let report = try #require(diagnosis.ambiguities.first)
    #expect(
      report.repairs.map { diagnosis.ambiguityWords.words($0).text } == ["Add UIView box.width = 60"])
    guard case .insufficient(let rows)? = report.openings.first?.reason else {
      Issue.record("\(report)")
      return
    }
    #expect(rows.compactMap { diagnosis.id(of: $0) } == ["box-x"])
  }

  // MARK: What nobody can know

  /// Views whose code, image or cell may bring a content size.
  @Test(arguments: [
    ("view", "customClass=\"Chart\""), ("imageView", ""), ("colorWell", ""), ("unheardOfView", ""),
  ])
  func contentThatTheDocumentDoesNotTell(_ element: String, _ attributes: String) throws {
    #expect(try trouble(withoutWidth(element: element, attributes: attributes)) == [])
    // It says nothing about where it is.
    #expect(
      try trouble(withoutWidth(element: element, attributes: attributes, x: nil)) == ["free box x"])
  }

  /// What has subviews is as large as these make it, whatever its class.
  @Test func aCustomViewWithSubviews() throws {
    let inside = "<subviews>" + Doc.view("inner", (0, 0, 60, 40)) + "</subviews>"
    let text = withoutWidth(attributes: "customClass=\"Chart\"", inside: inside)
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: ["leading", "trailing", "top", "bottom"].map {
          Doc.constraint("inner-\($0)", "inner.\($0)", "box.\($0)")
        }.joined() + "<constraint firstItem=\"box\" firstAttribute=\"leading\"")
    // The innermost view of a plain class is where it is settled.
    #expect(try trouble(text) == ["free inner width: box"])
  }

  @Test func verifyAmbiguity() throws {
    for (x, plain, sizes) in [
      (nil as Double?, ["free box x,width"], ["free box x"]), (10, ["free box width"], []),
    ] {
      #expect(try trouble(withoutWidth(x: x)) == plain)
      #expect(try trouble(withoutWidth(attributes: "verifyAmbiguity=\"ignoreSizes\"", x: x)) == sizes)
      #expect(try trouble(withoutWidth(attributes: "verifyAmbiguity=\"off\"", x: x)) == [])
    }
  }

  // MARK: Ties

  /// Two labels between the root's edges, which leave some room.
  private func labels(root width: Int, hugging: (Int, Int) = (250, 250)) -> String {
    Doc.xib(
      root: (width, 100),
      Doc.label("a", "Name", (0, 0, 45, 20.5), attributes: "horizontalHuggingPriority=\"\(hugging.0)\"")
        + Doc.label(
          "b", "Value", (53, 0, Double(width) - 53, 20.5),
          attributes: "horizontalHuggingPriority=\"\(hugging.1)\""),
      constraints: Doc.place("a", x: 0, y: 0) + Doc.place("b", y: 0)
        + Doc.constraint("beside", "b.leading", "a.trailing", 8)
        + Doc.constraint("right", "trailing", "b.trailing"))
  }

  @Test func textsThatTie() throws {
    #expect(try trouble(labels(root: 300)) == ["free a width: b"])
    #expect(try trouble(labels(root: 300, hugging: (251, 250))) == [])
    let diagnosis = try #require(try Doc.diagnoses(labels(root: 300)).first)
    guard case .tie(let rows)? = diagnosis.ambiguities.first?.openings.first?.reason else {
      Issue.record("\(diagnosis.ambiguities)")
      return
    }
    #expect(
      rows.map { diagnosis.ambiguityWords.words($0).text }.allSatisfy {
        $0.hasSuffix("(content hugging 250)")
      })
    #expect(
      diagnosis.ambiguities.first?.repairs.map { diagnosis.ambiguityWords.words($0).text } == [
        "Set the horizontal hugging of “Value” to 251"
      ])
  }

  /// A few points may be what Plumb's metrics are off by.
  @Test func smallTiesAreMetrics() throws {
    // The texts are about 45 and 43 points wide.
    let open = try (94...110).filter { try !trouble(labels(root: $0)).isEmpty }
    #expect(open.count < 14 && open == open.sorted())
    #expect(open.last == 110)
    #expect(open == Array((open.first ?? 0)...110))
  }

  /// Stack views settle ties by the order of their views.
  @Test func tiesInStackViews() throws {
    func stack(_ distribution: String) -> String {
      Doc.xib(
        root: (300, 100),
        """
        <stackView distribution="\(distribution)" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        \(Doc.rect((0, 0, 300, 20.5)))
        <subviews>
        \(Doc.label("a", "Name", (0, 0, 45, 20.5)))
        \(Doc.label("b", "Value", (53, 0, 247, 20.5)))
        </subviews>
        </stackView>
        """,
        constraints: Doc.place("stack", x: 0, y: 0) + Doc.constraint("right", "trailing", "stack.trailing"))
    }
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing"] {
      #expect(try trouble(stack(distribution)) == [], "\(distribution)")
    }
  }

  /// How large things are there depends on what Auto Layout breaks.
  /// A stack view says by itself where the views lie across it whose baselines it aligns.
  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func viewsThatStacksAlignByBaselines(_ alignment: String) throws {
    let size = Doc.constraint("w", "width", nil, 60) + Doc.constraint("h", "height", nil, 20)
    let views =
      Doc.view("a", (0, 30, 60, 20), constraints: size) + Doc.view("b", (60, 30, 60, 20), constraints: size)
    let stack = Doc.view(
      "stack", (10, 20, 120, 60), element: "stackView", attributes: "alignment=\"\(alignment)\"",
      inside: "<subviews>\(views)</subviews>")
    let text = Doc.xib(stack, constraints: Doc.place("stack", x: 10, y: 20, height: 60))
    #expect(try trouble(text) == [])
    let diagnosis = try #require(try Doc.diagnoses(text).first)
    #expect(diagnosis.judgement.verdicts.values.contains(.doubtfullyAmbiguous(.stackView)))
  }

  /// A scroll view of macOS lays out its list, whatever constraints say.
  @Test(arguments: [("tableView", [String]()), ("customView", ["free list x"])])
  func listsInClipViews(_ element: String, _ expected: [String]) throws {
    let list = Doc.view(
      "list", (0, 0, 60, 40), element: element,
      constraints: Doc.constraint("w", "width", nil, 60) + Doc.constraint("h", "height", nil, 40))
    let clip =
      "<clipView key=\"contentView\" id=\"clip\">" + Doc.rect((0, 0, 60, 40)) + "<subviews>" + list
      + "</subviews><constraints>" + Doc.constraint("top", "list.top", "clip.top")
      + "</constraints></clipView>"
    let text = Doc.mac(
      Doc.view("scroll", (10, 20, 60, 40), element: "scrollView", inside: clip),
      constraints: Doc.place("scroll", x: 10, y: 40, width: 60, height: 40))
    #expect(try trouble(text) == expected)
  }

  /// Plumb has no figures of a round button without a title, and AppKit has: only its place may be open.
  @Test func buttonsWithoutFigures() throws {
    let cell =
      "<buttonCell key=\"cell\" type=\"round\" bezelStyle=\"circular\" imagePosition=\"above\" borderStyle=\"border\" id=\"cell\"/>"
    let middle = Doc.constraint("x", "button.centerX", "root.centerX")
    func text(_ size: String, _ placing: String) -> String {
      Doc.mac(
        Doc.view("button", (87, 37, 26, 26), element: "button", constraints: size, inside: cell),
        constraints: placing)
    }
    #expect(try trouble(text("", middle + Doc.constraint("y", "button.centerY", "root.centerY"))) == [])
    let size = Doc.constraint("w", "width", nil, 26) + Doc.constraint("h", "height", nil, 26)
    #expect(try trouble(text(size, middle)) == ["free button y"])
  }

  /// A root that is recorded a fraction of a point too small leaves nothing open.
  @Test func heightsThatRoundingOpens() throws {
    let least = Doc.constraint("least", "box.height", nil, 100.2, "relation=\"greaterThanOrEqual\"")
    let text = Doc.mac(
      Doc.view("box", (0, 0, 60, 100), element: "customView"),
      constraints: Doc.place("box", x: 0, y: 0, width: 60) + least
        + Doc.constraint("bottom", "root.bottom", "box.bottom"))
    #expect(try trouble(text) == [])
  }

  /// A stack view of macOS that holds nothing but hidden views is as good as empty; what another one arranges it may decide
  /// itself.
  @Test func stacksOfHiddenViews() throws {
    func text(_ attributes: String) -> String {
      let box = Doc.view("box", (0, 0, 0, 0), element: "customView", attributes: attributes)
      let stack = Doc.view(
        "stack", (10, 20, 0, 0), element: "stackView", attributes: "distribution=\"fill\"",
        inside: "<subviews>" + box + "</subviews>")
      return Doc.mac(stack, constraints: Doc.place("stack", x: 10, y: 80))
    }
    func doubts(_ text: String) throws -> Set<String?> {
      Set(try Doc.diagnoses(text).flatMap { $0.judgement.verdicts.values }.map { $0.doubt })
    }
    #expect(try doubts(text("")) == [Doubt.stackView.words])
    #expect(try doubts(text("hidden=\"YES\"")) == [Doubt.emptyStack.words])
  }

  @Test func membersOfConflictsAreNotJudged() throws {
    let text = Doc.xib(
      Doc.view("box", (20, 0, 160, 40)),
      constraints: Doc.place("box", x: 20, width: 100, height: 40)
        + Doc.constraint("right", "trailing", "box.trailing", 20))
    #expect(try trouble(text) == ["conflict right"])
  }

  @Test func documentsWithoutAutoLayoutAreNeverAmbiguous() throws {
    let text = withoutWidth(x: nil).replacing("useAutolayout=\"YES\" ", with: "")
    #expect(try trouble(text) == [])
  }

  // MARK: In the document's terms

  /// Ranges on macOS are counted from below, as the document counts.
  @Test func rangesOfUpwardCoordinates() throws {
    let text = Doc.mac(
      Doc.view("box", (10, 30, 60, 20), element: "customView"),
      constraints: Doc.place("box", x: 10, width: 60, height: 20)
        + Doc.constraint("above", "box.top", "root.top", 5, "relation=\"greaterThanOrEqual\"")
        + Doc.constraint("below", "bottom", "box.bottom", 15, "relation=\"greaterThanOrEqual\""))
    let diagnosis = try #require(try Doc.diagnoses(text).first)
    #expect(diagnosis.brief == ["free box y"])
    let report = try #require(diagnosis.ambiguities.first)
    let opening = try #require(report.openings.first)
    #expect(opening.lowest == 5 && opening.highest == 65)
    // 15 from the bottom, and up to 100 − 5 − 20.
    #expect(diagnosis.documentRange(of: opening, report.node) == (15, 75))
    let touch = try #require(try Doc.diagnoses(withoutWidth()).first)
    let width = try #require(touch.ambiguities.first)
    #expect(touch.documentRange(of: width.openings[0], width.node) == (0, .infinity))
  }

  @Test func namesThatRepeatAreToldApart() throws {
    let views =
      Doc.view("one", (0, 0, 9, 9), attributes: "userLabel=\"Box\"")
      + Doc.view("two", (0, 0, 9, 9), attributes: "userLabel=\"Box\"")
      + Doc.view("three", (0, 0, 9, 9), attributes: "userLabel=\"Other\"")
      + Doc.view("four", (0, 0, 9, 9), attributes: "customClass=\"UIFancyView\"")
      + Doc.label("five", "A text that is far too long to be a name of anything", (0, 0, 9, 9))
    let diagnosis = try #require(try Doc.diagnoses(Doc.xib(views)).first)
    #expect(
      diagnosis.layout.viewNodes.map { diagnosis.name(of: $0) } == [
        "UIView", "“Box” one", "“Box” two", "“Other”", "UIFancyView", "“A text that is far too long to b…”",
      ])
    let screen = try #require(try Doc.diagnoses(Doc.screen("")).first)
    #expect(screen.layout.guideNodes.compactMap { $0 }.map { screen.name(of: $0) } == ["Safe Area"])
  }
}

import PlumbAnswers
import PlumbGeometry
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// What a page is told of a document that was opened.
@Suite struct OpeningTests {
  @Test func scenesLieWhereTheStoryboardPutsThem() throws {
    let studio = try Studio(SmallDocument.tour)
    let first = try #require(studio.boards["s0r0"])
    let second = try #require(studio.boards["s1r0"])
    #expect(studio.boards.count == 2)
    #expect([first.number("x"), first.number("y")] == [100, -50])
    #expect([second.number("x"), second.number("y")] == [900, -50])
    for board in [first, second] {
      #expect([board.number("width"), board.number("height")] == [375, 667])
      #expect([board.number("left"), board.number("top")] == [0, 0])
    }
    #expect(first.text("root") == "one-root" && second.text("root") == "two-root")
  }

  @Test func seguesGoFromSideToSideAndAnArrowToTheFirstScene() throws {
    let studio = try Studio(SmallDocument.tour)
    let links = try #require(studio.told["links"]?.array)
    try #require(links.count == 2)
    let arrow = links[0]
    #expect(arrow["initial"] == true)
    #expect(["x1", "y1", "x2", "y2"].map { arrow[$0]?.number } == [36, 283.5, 96, 283.5])
    #expect(links[1]["initial"] == false && links[1]["title"] == "onward")
    #expect(["x1", "y1", "x2", "y2"].map { links[1][$0]?.number } == [475, 283.5, 896, 283.5])
  }

  @Test(arguments: FaithfulnessTests.documents)
  func allViewsOfAllScenesAreDrawn(_ path: String) throws {
    let studio = try Studio(bytes(path), name: path)
    #expect(studio.complaints == [])
    var shown: [String] = []
    for board in studio.session.boards {
      let told = try #require(studio.boards[board.name])
      let views = board.picture.scene.views
      shown += views.map(\.id)
      let depths = told.members["depths"]?.array ?? []
      #expect(depths.count == views.count)
      for (position, view) in views.enumerated() {
        #expect(depths[position].integer == view.parent.map { (depths[$0].integer ?? -9) + 1 } ?? 0)
        #expect(told.view(position) != nil, "view \(position) of \(board.name)")
      }
      if let ids = told.members["ids"] { #expect(ids.texts == views.map(\.id)) }
      for layer in ShownBoard.layers {
        let objection = XMLCheck.objection(to: "<svg>" + told.text(layer) + "</svg>")
        #expect(objection == nil, "\(layer): \(objection ?? "")")
      }
    }
    let overlay = XMLCheck.objection(to: "<svg>" + studio.overlay + "</svg>")
    #expect(overlay == nil)
    // The bars that controllers have are drawn around the scenes in them.
    let views = studio.session.document.document.resolve().flatMap(\.views).filter {
      $0.parent != nil || !["navigationBar", "tabBar", "toolbar"].contains($0.element.name)
    }
    #expect(shown.sorted() == views.map(\.id).sorted())
    #expect(Set(studio.boards.keys) == Set(studio.session.boards.map(\.name)))
  }

  @Test(arguments: FaithfulnessTests.documents)
  func issuesAreWhatTheLinterFinds(_ path: String) throws {
    let bytes = try bytes(path)
    let studio = try Studio(bytes, name: path)
    var session = try DocumentSession(bytes, name: path)
    let findings = try session.findings().findings
    #expect(studio.issues.map { $0["rule"]?.string } == findings.map { $0.rule })
    #expect(studio.issues.map { $0["title"]?.string } == findings.map { $0.message.text })
    #expect(studio.issues.map { $0["id"]?.string } == findings.map { $0.subject })
    #expect(studio.issues.map { $0["severity"]?.string } == findings.map { $0.severity.name.description })
    let counts = ["errors", "warnings", "notes"].map { studio.told["issues"]?[$0]?.integer }
    let severities: [Severity] = [.error, .warning, .note]
    #expect(counts == severities.map { severity in findings.count { $0.severity == severity } })
    #expect(studio.told["issues"]?["pending"] == false)
  }

  /// Nothing waits for what is not drawn yet: the page gets boards one after the other.
  @Test func boardsComeOneByOne() throws {
    var session = try StudioSession(Array(SmallDocument.tour.utf8), name: "Tour.storyboard")
    func update() throws -> JSONValue {
      try JSONReader.value(of: session.answer(Array(#"{"do":"rest"}"#.utf8)))
    }
    var told: [[String]] = []
    // Two scenes are drawn, then both are judged, and then the linter is asked.
    for step in 1...5 {
      let update = try update()
      told.append(update["boards"]?.array?.compactMap { $0["name"]?.string } ?? [])
      #expect(update["more"] == .bool(step < 5))
      #expect((update["issues"]?["pending"] == false) == (step == 5))
    }
    #expect(told == [["s0r0"], ["s1r0"], [], [], []])
  }

  @Test func theOutlineHasEveryIdOnce() throws {
    let studio = try Studio(SmallDocument.boxes)
    let rows = studio.outline
    #expect(
      rows.filter { $0["kind"] == "view" }.compactMap { $0["id"]?.string }
        == ["root", "head", "side", "below", "dot", "loose"])
    let constraints = rows.filter { $0["kind"] == "constraint" }.compactMap { $0["id"]?.string }
    #expect(
      Set(constraints) == Set(studio.session.items.scenes.flatMap { $0.constraints.map(\.id) })
        && constraints.count == 16)
    let depths = rows.filter { $0["kind"] == "view" }.compactMap { $0["depth"]?.integer }
    #expect(depths == [0, 1, 1, 1, 2, 1])
    #expect(rows.first { $0["id"] == "loose" }?["state"] == "ambiguous")
    #expect(rows.first { $0["id"] == "head" }?["state"] == "")
  }

  @Test func bytesThatAreNoDocumentAreRefused() {
    #expect(throws: AnswerError.self) { try StudioSession(Array("<?xml".utf8), name: "Broken.xib") }
    #expect(throws: AnswerError.self) { try StudioSession([], name: "Empty.xib") }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try FixtureFolder.read(FixtureFolder.checkout.appendingPathComponent(path).path)
  }
}

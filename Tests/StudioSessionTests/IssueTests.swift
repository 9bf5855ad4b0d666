import PlumbAnswers
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// What is wrong, and what is tried against it.
@Suite struct IssueTests {
  private static func rule(_ finding: Finding) -> Bool {
    guard let rule = Rule.named(finding.rule) else { return false }
    if case .none = rule.fixes { return false }
    return true
  }

  @Test(arguments: FixtureFolder.examples.names)
  func eachSaysWhatTheLinterSays(_ name: String) throws {
    var studio = try Studio(example: name)
    var session = try DocumentSession(studio.bytes, name: name)
    for (place, finding) in try session.findings().findings.enumerated() {
      studio.tell("ask", ["about": "issue", "key": studio.issues[place]["key"] ?? .null])
      #expect(studio.popoverKind == "issue")
      #expect(studio.popover.title == finding.message.text)
      let said = finding.notes.flatMap { $0.lines.map { $0.message.text } }
      #expect(Array(studio.popover.notes.dropFirst().prefix(said.count)) == said)
      #expect(studio.issues[place]["fixable"] == .bool(Self.rule(finding)))
      #expect(studio.popover.titles.contains("Try the repair") == Self.rule(finding))
      if let id = finding.subject, studio.session.items[id] != nil {
        #expect(studio.selection == [id])
        #expect(studio.overlay.contains("id=\"sel-\(id)\"") == (studio.session.board(ofView: id) != nil))
      }
      studio.tell("close")
      #expect(studio.popoverKind == nil)
    }
  }

  @Test(arguments: FixtureFolder.examples.names)
  func repairsDoWhatTheyShow(_ name: String) throws {
    let bytes = try FixtureFolder.examples.bytes(of: name)
    var session = try DocumentSession(bytes, name: name)
    let findings = try session.findings().findings
    for (place, finding) in findings.enumerated() where Self.rule(finding) {
      var studio = try Studio(bytes, name: name)
      studio.tell("fix", ["key": .string(String(place))])
      try #require(studio.refusal == nil && studio.popoverKind == "trial")
      #expect(studio.bytes == bytes)
      let fixed = try session.fix(
        Linter(), scene: finding.scene?.id, findings: [finding.subject ?? finding.rule], takesUnsafe: true)
      let diff = studio.popover.notes("code").first ?? ""
      #expect(diff == (fixed.isChanged ? fixed.diff.text : ""))
      #expect(studio.popover.control("Apply")?["enabled"] == .bool(fixed.isChanged))
      #expect(studio.overlay.contains("class=\"ghost\"") == (studio.session.ghost != nil))
      // Left, it leaves nothing.
      studio.tell("close")
      #expect(!studio.overlay.contains("ghost") && studio.popoverKind == nil)
      #expect(studio.bytes == bytes && studio.undoTitle == nil)
      guard fixed.isChanged else { continue }
      studio.tell("fix", ["key": .string(String(place))])
      studio.use(studio.popover.action("Apply"))
      #expect(studio.bytes == fixed.after)
      #expect(studio.undoTitle == "Repair: \(finding.message.text)")
      #expect(!studio.overlay.contains("ghost"))
      let drift = try studio.drift()
      #expect(drift == nil, "\(finding.message.text): \(drift ?? "")")
    }
  }

  @Test func aGhostShowsWhereViewsWouldLie() throws {
    var ghosts = 0
    for name in FixtureFolder.examples.names {
      var studio = try Studio(example: name)
      for place in studio.issues.indices where studio.issues[place]["fixable"] == true {
        studio.tell("fix", ["key": .string(String(place))])
        guard let ghost = studio.session.ghost else { continue }
        ghosts += 1
        studio.use(studio.popover.action("Apply"))
        for move in ghost.moves {
          let frame = try #require(studio.frame(move.view))
          let board = try #require(studio.session.board(ofView: move.view))
          #expect(frame.edgeDistance(to: move.frame.moved(by: board.origin)) < 0.3, "\(move.view) of \(name)")
        }
        studio.undo()
      }
    }
    #expect(ghosts > 0)
  }

  @Test func findingsOfADocumentThatHasChangedAreGone() throws {
    var studio = try Studio(example: "Broken.storyboard")
    studio.tell("ask", ["about": "issue", "key": "0"])
    let constraint = try #require(studio.session.items.scenes[0].constraints.first)
    studio.tell("set", ["id": .string(constraint.id), "property": "identifier", "value": "One"])
    #expect(studio.popoverKind == nil)
    studio.tell("ask", ["about": "issue", "key": "0"])
    #expect(studio.refusal == "This finding is gone: the document has changed.")
    studio.rest()
    studio.tell("ask", ["about": "issue", "key": "0"])
    #expect(studio.refusal == nil)
  }
}

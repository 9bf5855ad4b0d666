import PlumbAnswers
import PlumbLayoutDiagnostics
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// Where numbers come from, and what a log tells.
@Suite struct WhyTests {
  /// What a form says, without the space in front that shows how deep a line is.
  private func said(_ form: ShownForm) -> [String] {
    form.sections.flatMap { section in
      [section["title"]?.string ?? ""]
        + (section["rows"]?.array ?? []).compactMap { row in
          row["controls"]?.array?.first?["value"]?.string.map { String($0.drop { $0 == "\u{2003}" }) }
        }
    }
  }

  private func chain(_ answer: WhyAnswer) -> [String] {
    let inspection = answer.scene.inspection
    return answer.explanations.flatMap { explanation in
      [inspection.headline(of: explanation).text]
        + inspection.sections(of: explanation).flatMap { section in
          (section.heading.map { [$0.text] } ?? []) + section.lines.map { $0.message.text }
        }
    }
  }

  @Test(arguments: ["width", "leading", "top", "height"])
  func theChainOfANumber(_ attribute: String) throws {
    for name in ["Form.storyboard", "Broken.storyboard", "Cell.xib"] {
      var studio = try Studio(example: name)
      var session = try DocumentSession(studio.bytes, name: name)
      for view in studio.session.items.scenes[0].views.dropFirst() {
        let number = view.id + "." + attribute
        guard let answer = try? session.why(number) else { continue }
        studio.tell("ask", ["about": "why", "number": .string(number)])
        #expect(studio.told["inspector"]?["tab"] == "why")
        #expect(said(studio.inspector) == chain(answer), "\(number) of \(name)")
      }
    }
  }

  @Test func theTabOfAView() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["below"])
    studio.tell("ask", ["about": "tab", "value": "why"])
    #expect(studio.inspector.title == "“below”")
    let width = try #require(studio.inspector.sections.first { $0["title"]?.string?.contains("260") == true })
    #expect(width["title"]?.string?.contains("width") == true)
    // Each number leads to its whole chain.
    let link = try #require(studio.inspector.action("the whole chain"))
    studio.use(link)
    #expect(studio.inspector.title == "Why")
    studio.tell("ask", ["about": "tab", "value": "properties"])
    #expect(studio.told["inspector"]?["tab"] == "properties")
  }

  @Test func ofNothingAndOfNobody() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.tell("ask", ["about": "tab", "value": "why"])
    #expect(studio.inspector.notes == ["Select a view to see where its numbers come from."])
    studio.tell("ask", ["about": "why", "number": "nobody.width"])
    #expect(studio.inspector.notes("error").count == 1)
  }

  @Test func aLogShowsTheConstraintsOfTheDocument() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "identifier", "SideWidth")
    studio.tell("ask", ["about": "explain", "value": .string(Self.log)])
    #expect(studio.popoverKind == "explain")
    #expect(studio.popover.titles == ["Show 1 of 2 on the canvas", "“side”.width = 50"])
    studio.use(studio.popover.action("“side”.width = 50"))
    #expect(studio.selection == ["side-w"])
    studio.tell("ask", ["about": "explain", "value": "nothing of the kind"])
    #expect(studio.popover.notes == ["There is no log of a layout conflict in this text."])
  }

  private static let log = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600000001000 'SideWidth' UIView:0x7f8000001000.width == 50   (active)>",
        "<NSLayoutConstraint:0x600000002000 UIView:0x7f8000001000.width == 80   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000002000 UIView:0x7f8000001000.width == 80   (active)>
    """
}

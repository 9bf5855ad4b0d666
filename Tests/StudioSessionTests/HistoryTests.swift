import Foundation
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// Undo and redo.
@Suite struct HistoryTests {
  @Test func stepsHaveTitlesAndComeBackInOrder() throws {
    var studio = try Studio(SmallDocument.boxes)
    var states = [studio.text]
    studio.set("side-w", "constant", 70)
    states.append(studio.text)
    studio.drag(view: "head", by: 13, 7)
    states.append(studio.text)
    studio.tell("operate", ["name": "clear", "scope": "all"])
    studio.rest()
    states.append(studio.text)
    #expect(Set(states).count == 4)
    let titles = ["Clear Constraints", "Move “head”", "Change “side”.width = 50"]
    for (step, title) in titles.enumerated() {
      #expect(studio.undoTitle == title)
      studio.undo()
      #expect(studio.status?["text"]?.string == "Undone: \(title).")
      #expect(studio.text == states[2 - step])
      #expect(studio.redoTitle == title)
      #expect(try studio.drift() == nil)
    }
    #expect(studio.undoTitle == nil)
    for (step, title) in titles.reversed().enumerated() {
      studio.redo()
      #expect(studio.status?["text"]?.string == "Done again: \(title).")
      #expect(studio.text == states[step + 1])
    }
    #expect(studio.redoTitle == nil)
    #expect(try studio.drift() == nil)
  }

  @Test func somethingElseEndsWhatCouldBeDoneAgain() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "constant", 70)
    studio.undo()
    studio.set("head-w", "constant", 90)
    #expect(studio.redoTitle == nil)
    studio.redo()
    #expect(studio.refusal == "There is nothing to redo.")
    studio.undo()
    #expect(studio.text == SmallDocument.boxes)
  }

  /// What changes nothing is no step.
  @Test func theSameNumberAgain() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.set("side-w", "constant", 50)
    #expect(studio.undoTitle == nil)
    #expect(studio.refusal == nil)
  }

  @Test func whatIsSelectedAndGoneIsSelectedNoMore() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.select(["loose"])
    studio.tell("operate", ["name": "add-missing", "scope": "selection"])
    studio.rest()
    let new = studio.session.items.constraints(on: "loose").map(\.id)
    #expect(new.count >= 2)
    studio.select(["loose", new[0]])
    studio.undo()
    #expect(studio.selection == ["loose"])
  }

  @Test func aReloadIsOneStep() throws {
    var studio = try Studio(SmallDocument.boxes)
    let other = SmallDocument.boxes.replacingOccurrences("constant=\"50\"", "constant=\"75\"")
    studio.reload(Array(other.utf8))
    studio.rest()
    #expect(studio.text == other)
    #expect(studio.undoTitle == "Reload")
    #expect(studio.isSaved == true)
    #expect(try studio.drift() == nil)
    studio.undo()
    #expect(studio.text == SmallDocument.boxes)
    #expect(studio.isSaved == false)
  }

  @Test func aReloadOfWhatIsNoDocumentIsRefused() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.reload(Array("<document".utf8))
    #expect(studio.refusal != nil)
    studio.rest()
    #expect(studio.text == SmallDocument.boxes)
    #expect(try studio.drift() == nil)
  }

  /// A scene more, a scene less, another device: what is drawn is what there is.
  @Test func reloadsThatChangeScenes() throws {
    var studio = try Studio(SmallDocument.tour)
    let moved = SmallDocument.tour.replacingOccurrences("x=\"900\"", "x=\"1200\"")
    let device = moved.replacingOccurrences("retina4_7", "retina6_1")
    let start = try #require(SmallDocument.tour.range(of: "        <scene sceneID=\"second\">"))
    let end = try #require(SmallDocument.tour.range(of: "    </scenes>"))
    let single = SmallDocument.tour[..<start.lowerBound] + SmallDocument.tour[end.lowerBound...]
    for text in [moved, device, String(single), SmallDocument.tour] {
      studio.reload(Array(text.utf8))
      studio.rest()
      #expect(try studio.drift() == nil)
    }
    for _ in 0..<4 {
      studio.undo()
      #expect(try studio.drift() == nil)
    }
    #expect(studio.text == SmallDocument.tour)
  }

  /// A scene has the bars of the controller that it is in, which is another scene.
  @Test func aSceneFollowsTheOneThatLeadsToIt() throws {
    var studio = try Studio(fixture: "NavigationBar.storyboard")
    #expect(studio.frame("box")?.minY == 103)
    let hidden = studio.text.replacingOccurrences(
      "<navigationController id", "<navigationController navigationBarHidden=\"YES\" id")
    studio.reload(Array(hidden.utf8))
    studio.rest()
    #expect(studio.frame("box")?.minY == 59)
    #expect(try studio.drift() == nil)
  }

  /// A trial is of the document that it was made of.
  @Test func aTrialEndsWithItsDocument() throws {
    var studio = try Studio(example: "Broken.storyboard")
    let place = try #require(studio.issues.firstIndex { $0["fixable"] == true })
    studio.set(try #require(studio.session.items.scenes[0].constraints.first).id, "identifier", "One")
    studio.tell("fix", ["key": .string(String(place))])
    #expect(studio.popoverKind == "trial")
    studio.undo()
    let text = studio.text
    #expect(studio.popoverKind == nil)
    studio.tell("fix", ["apply": "true"])
    #expect(studio.refusal == "There is nothing to apply.")
    #expect(studio.text == text)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    components(separatedBy: old).joined(separator: new)
  }
}

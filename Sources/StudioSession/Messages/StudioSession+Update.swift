import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbPageContent
import PlumbTextOutput

extension StudioSession {
  /// What the page has to show, as one JSON object:
  ///
  ///     {"boards": [{"name": "s0r0", "x": 0, "y": 0, "width": 375, "height": 667, "left": 0, "top": 0, "title": "…",
  ///                  "caption": "…", "depths": [0, …], "ids": ["…"], "back": "<svg elements>", "views": "…", "front": "…", "troubles": "…"}],
  ///      "removed": ["s1r0"], "patches": [{"name": "s0r0v3", "svg": "…"}], "links": [...], "overlay": "…",
  ///      "selection": ["id"], "outline": [...], "issues": {...}, "inspector": {...}, "popover": null,
  ///      "document": {...}, "surroundings": {...}, "preview": null, "write": true, "status": {"text": "…", "error": false}, "more": true}
  ///
  /// What has not changed is absent. Everything is in points of the canvas, y downwards; `left` and `top` are how far a board
  /// reaches beyond its root.
  mutating func takeUpdate() -> String {
    var json = JSONText()
    var update = update
    let needs = update.needs
    json.object { json in
      if !update.boards.isEmpty { writeBoards(update.boards, &json) }
      if !update.removed.isEmpty { json.member("removed", update.removed) }
      if !update.patches.isEmpty {
        json.list("patches", update.patches) { patch, json in
          json.object { json in
            json.member("name", patch.name)
            json.member("svg", patch.svg)
          }
        }
      }
      if needs.contains(.links) { update.tell("links", linksJSON(), to: &json) }
      if needs.contains(.overlay) { update.tell("overlay", JSONText.quoted(overlay()), to: &json) }
      if needs.contains(.selection) { update.tell("selection", selectionJSON(), to: &json) }
      if needs.contains(.outline) { update.tell("outline", outlineJSON(), to: &json) }
      if needs.contains(.issues) { update.tell("issues", issuesJSON(), to: &json) }
      if needs.contains(.inspector) { update.tell("inspector", inspectorJSON(), to: &json) }
      if needs.contains(.popover) { update.tell("popover", popoverJSON(), to: &json) }
      if needs.contains(.document) { update.tell("document", documentJSON(), to: &json) }
      if needs.contains(.surroundings) { update.tell("surroundings", surroundingsJSON(), to: &json) }
      if needs.contains(.preview) { update.tell("preview", previewJSON(), to: &json) }
      if let status = update.status {
        json.member("status") { json in
          json.object { json in
            json.member("text", status.text)
            json.member("error", status.isError)
          }
        }
      }
      if let reveal = update.reveal { json.member("reveal", reveal) }
      if update.write { json.member("write", true) }
      json.member(
        "more", !pointer.isBusy && (!undrawn.isEmpty || report == nil || preview?.isUnfinished ?? false))
    }
    update.clear()
    self.update = update
    return json.text
  }

  private func writeBoards(_ names: [String], _ json: inout JSONText) {
    json.list("boards", boards.filter { names.contains($0.name) }) { board, json in
      PageBoard(
        board.picture, name: board.name, scene: board.scene, origin: board.origin, words: board.words,
        showsTroubles: settings.showsTroubles
      ).write(&json)
    }
  }

  private func documentJSON() -> String {
    var json = JSONText()
    json.object { json in
      json.member("name", document.name)
      json.member("saved", saved == bytes)
      json.member("undo", history.undoTitle)
      json.member("redo", history.redoTitle)
      json.member("scenes", document.document.scenes.count)
      json.member("platform", document.document.platform.title)
      json.member("live", settings.isLive)
      json.member("allConstraints", settings.showsAllConstraints)
      json.member("alignmentRects", settings.showsAlignmentRects)
      json.member("guides", settings.showsGuides)
      json.member("troubles", settings.showsTroubles)
    }
    return json.text
  }

  private func selectionJSON() -> String {
    var json = JSONText()
    json.array { json in for id in selection { json.element(id) } }
    return json.text
  }
}

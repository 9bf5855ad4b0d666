import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextOutput

extension StudioSession {
  /// Scenes with their views, guides and constraints, each constraint under the view that has it.
  func outlineJSON() -> String {
    var json = JSONText()
    json.array { json in
      for (place, scene) in items.scenes.enumerated() {
        let subviews = scene.subviews
        let owned = Dictionary(grouping: scene.constraints) { $0.element.parent?.parent?.index ?? -1 }
        var depth = 0
        if document.document.scenes.count > 1 || scene.id != nil {
          let title =
            scene.mainRoot.map { SceneNaming.title(of: scene.views[$0], on: document.document.platform) }
            ?? document.document.scenes[place].controller.map { SceneNaming.title(of: $0) } ?? "Scene"
          Self.row(scene.id ?? "", depth, "scene", title, "", "", &json)
          depth = 1
        }
        let states = states(inScene: place)
        var open = scene.roots.reversed().map { ($0, depth) }
        while let (position, depth) = open.popLast() {
          let view = scene.views[position]
          let detail = view.customClass ?? view.element.name
          Self.row(view.id, depth, "view", items.name(view.id), detail, states[view.id] ?? "", &json)
          for guide in scene.guides where guide.owner == position {
            Self.row(guide.id, depth + 1, "guide", items.name(guide.id), "", "", &json)
          }
          if let constraints = owned[view.element.index] {
            let count = constraints.count == 1 ? "1" : String(constraints.count)
            Self.row(view.id + "/constraints", depth + 1, "constraints", "Constraints", count, "", &json)
            for constraint in constraints {
              let state = states[constraint.id] ?? ""
              Self.row(
                constraint.id, depth + 2, "constraint", items.words(constraint),
                ConstraintWordsText.identifier(constraint), state, &json)
            }
          }
          for subview in subviews[position].reversed() { open.append((subview, depth + 1)) }
        }
      }
    }
    return json.text
  }

  /// What is wrong with views and constraints of a scene, as far as it is drawn.
  private func states(inScene scene: Int) -> [String: String] {
    var states: [String: String] = [:]
    for board in boards where board.scene == scene {
      for view in board.picture.scene.views where view.state != .satisfied {
        states[view.id] = view.state.name
      }
      for constraint in board.picture.scene.constraints where constraint.state != .satisfied {
        states[constraint.id] = constraint.state.name
      }
    }
    return states
  }

  private static func row(
    _ id: String, _ depth: Int, _ kind: String, _ title: String, _ detail: String, _ state: String,
    _ json: inout JSONText
  ) {
    json.object { json in
      json.member("id", id)
      json.member("depth", depth)
      json.member("kind", kind)
      json.member("title", title)
      json.member("detail", detail)
      json.member("state", state)
    }
  }
}

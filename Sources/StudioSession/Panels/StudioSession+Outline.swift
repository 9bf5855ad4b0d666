import PlumbAnswers
import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbPageContent
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
          OutlineRow(scene.id ?? "", depth: depth, .scene, title).write(&json)
          depth = 1
        }
        let states = states(inScene: place)
        var open = scene.roots.reversed().map { ($0, depth) }
        while let (position, depth) = open.popLast() {
          let view = scene.views[position]
          let detail = view.customClass ?? view.element.name
          OutlineRow(
            view.id, depth: depth, .view, items.name(view.id), detail: detail, state: states[view.id] ?? ""
          ).write(&json)
          for guide in scene.guides where guide.owner == position {
            OutlineRow(guide.id, depth: depth + 1, .guide, items.name(guide.id)).write(&json)
          }
          if let constraints = owned[view.element.index] {
            OutlineRow.constraints(of: view.id, depth: depth + 1, count: constraints.count).write(&json)
            for constraint in constraints {
              OutlineRow(
                constraint.id, depth: depth + 2, .constraint, items.words(constraint),
                detail: ConstraintWordsText.identifier(constraint), state: states[constraint.id] ?? ""
              ).write(&json)
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
        states[view.id] = view.state.pageName
      }
      for constraint in board.picture.scene.constraints where constraint.state != .satisfied {
        states[constraint.id] = constraint.state.pageName
      }
    }
    return states
  }
}

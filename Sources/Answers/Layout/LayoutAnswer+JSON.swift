import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextOutput

/// The JSON of `plumb layout --json`: one object, on one line, for each file.
///
/// `frame`, `free`, `ambiguous` and `misplaced` are geometry; `doubt` says why a view that is off or open is none of the
/// document's trouble for sure, and is null where it is, or where there is none. `keepsSize` has the ids of roots that are
/// not as large as the screen that was asked for.
extension LayoutAnswer {
  public var json: String {
    let scenes = self.scenes.map { $0.judgement }
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("views") { json in
        json.array { json in
          for scene in scenes { for position in scene.solved.views.indices { write(position, scene, &json) } }
        }
      }
      json.member("conflicts") { json in
        json.array { json in
          for scene in scenes { for conflict in scene.solved.conflicts { write(conflict, scene, &json) } }
        }
      }
      json.member("keepsSize") { json in
        json.array { json in
          for scene in scenes {
            for root in scene.layout.rootsKeepingSize { json.element(scene.solved.views[root].id) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ position: Int, _ scene: SceneJudgement, _ json: inout JSONText) {
    let view = scene.solved.views[position]
    json.object { json in
      json.member("id", view.id)
      json.member("scene", scene.solved.id)
      json.member("parent", view.parent.map { scene.solved.views[$0].id })
      json.member("class", view.className)
      json.member("name", view.name)
      json.member("frame", view.frame)
      json.member("recorded", view.recorded)
      json.member("contentKnown", view.contentKnown)
      json.member("ambiguous", !view.free.isEmpty)
      json.member("free") { json in
        json.array { json in for name in view.free.names { json.element(name) } }
      }
      json.member("misplaced", view.isMisplaced)
      json.member("doubt", scene.verdicts[position]?.doubt)
    }
  }

  private func write(_ conflict: SolvedConflict, _ scene: SceneJudgement, _ json: inout JSONText) {
    json.object { json in
      json.member("scene", scene.solved.id)
      json.member("constraints") { json in
        json.array { json in for id in conflict.constraints { json.element(id) } }
      }
      json.member("broken", conflict.broken)
      json.member("doubt", scene.conflictDoubts[conflict.broken]?.words)
    }
  }
}

extension FrameFreedom {
  /// The parts by the names of the contract.
  package var names: [String] {
    var names: [String] = []
    if contains(.x) { names.append("x") }
    if contains(.y) { names.append("y") }
    if contains(.width) { names.append("width") }
    if contains(.height) { names.append("height") }
    return names
  }
}

extension JSONText {
  package mutating func member(_ name: String, _ rect: Rect?) {
    guard let rect else { return member(name, nil as String?) }
    member(name) { json in
      json.array { json in
        for number in [rect.minX, rect.minY, rect.width, rect.height] { json.element(number) }
      }
    }
  }
}

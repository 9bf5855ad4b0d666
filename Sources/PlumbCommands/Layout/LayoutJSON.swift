import AutoLayout
import Geometry
import InterfaceBuilder
import TextOutput

/// The JSON of `plumb layout --json`: one object, on one line, for each file.
enum LayoutJSON {
  static func object(path: String, scenes: [SolvedScene]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("document", path)
      json.member("views") { json in
        json.array { json in
          for scene in scenes { for view in scene.views { write(view, scene, &json) } }
        }
      }
      json.member("conflicts") { json in
        json.array { json in
          for scene in scenes { for conflict in scene.conflicts { write(conflict, scene, &json) } }
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ view: SolvedView, _ scene: SolvedScene, _ json: inout JSONText) {
    json.object { json in
      json.member("id", view.id)
      json.member("scene", scene.id)
      json.member("parent", view.parent.map { scene.views[$0].id })
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
    }
  }

  private static func write(_ conflict: SolvedConflict, _ scene: SolvedScene, _ json: inout JSONText) {
    json.object { json in
      json.member("scene", scene.id)
      json.member("constraints") { json in
        json.array { json in for id in conflict.constraints { json.element(id) } }
      }
      json.member("broken", conflict.broken)
    }
  }
}

extension FrameFreedom {
  /// The parts by the names of the contract.
  var names: [String] {
    var names: [String] = []
    if contains(.x) { names.append("x") }
    if contains(.y) { names.append("y") }
    if contains(.width) { names.append("width") }
    if contains(.height) { names.append("height") }
    return names
  }
}

extension JSONText {
  mutating func member(_ name: String, _ rect: Rect?) {
    guard let rect else { return member(name, nil as String?) }
    member(name) { json in
      json.array { json in
        for number in [rect.minX, rect.minY, rect.width, rect.height] { json.element(number) }
      }
    }
  }
}

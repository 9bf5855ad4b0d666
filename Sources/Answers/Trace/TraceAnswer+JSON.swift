import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// The JSON of `plumb trace --json`: one object, on one line.
extension TraceAnswer {
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("views") { json in
        json.array { json in
          for (scene, trace) in zip(scenes, traces) {
            for line in trace.lines { write(line, scene, &json) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ line: LayoutTrace.Line, _ scene: SceneInspection, _ json: inout JSONText) {
    let inspection = scene.inspection
    let item = inspection.item(line.node)
    json.object { json in
      json.member("id", scene.id(of: line.node))
      json.member("scene", scene.layout.scene.id)
      json.member(
        "parent", line.depth == 0 ? nil : inspection.tree.parent(of: line.node).map { scene.id(of: $0) })
      json.member("class", item.console.className)
      json.member("name", item.nametag ?? item.console.name ?? item.console.label)
      json.member("address", ConsoleItem.hexadecimal(item.console.address))
      json.member("kind", item.isView ? "view" : "guide")
      json.member("mark", line.mark.jsonName)
      json.member("ambiguous", !line.free.isEmpty)
      json.member("free") { json in
        json.array { json in for name in line.free.names { json.element(name) } }
      }
      json.member("conflicting", line.isInConflict)
      json.member("description", item.description)
    }
  }
}

extension TraceMark {
  fileprivate var jsonName: String? {
    switch self {
    case .host: "host"
    case .autoLayout: "constraints"
    case .mask: "mask"
    case .outside: nil
    }
  }
}

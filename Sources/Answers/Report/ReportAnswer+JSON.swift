import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// The JSON of `plumb report --json`: one object, on one line.
extension ReportAnswer {
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("views") { json in
        json.array { json in
          for scene in scenes { for node in scene.nodes { write(node, scene, &json) } }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ node: NodeID, _ scene: Scene, _ json: inout JSONText) {
    let item = scene.scene.inspection.item(node)
    let tree = scene.scene.inspection.tree
    let free = scene.reports.freedom(of: node)
    json.object { json in
      json.member("id", scene.scene.id(of: node))
      json.member("scene", scene.scene.layout.scene.id)
      json.member("class", item.console.className)
      json.member("superclasses") { json in
        json.array { json in for name in item.superclasses { json.element(name) } }
      }
      json.member("name", item.nametag ?? item.console.name ?? item.console.label)
      json.member("address", ConsoleItem.hexadecimal(item.console.address))
      json.member("place", item.place?.text)
      json.member("autosizes", scene.reports.autosizes(node))
      json.member("mask", item.mask.isEmpty ? nil : item.mask.descriptionText)
      json.member("frame", scene.reports.frame(of: node))
      json.member("alignmentRect", scene.reports.alignmentRect(of: node))
      json.member("ambiguous", !free.isEmpty)
      json.member("free") { json in
        json.array { json in for name in free.names { json.element(name) } }
      }
      json.member("contentSize") { json in pair(tree.contentSize(of: node), &json) }
      json.member("contentMode", item.isView && !item.contentMode.isEmpty ? item.contentMode : nil)
      for (name, isHugging) in [("hugging", true), ("resistance", false)] {
        json.member(name) { json in
          json.array { json in
            for axis in Axis.allCases {
              let both = tree.contentPriorities(axis, of: node)
              json.element((isHugging ? both.hugging : both.compressionResistance).value)
            }
          }
        }
      }
      json.member("constraints") { json in
        json.array { json in
          for constraint in scene.reports.constraints(referringTo: node) {
            write(constraint, scene, &json)
          }
        }
      }
    }
  }

  private func pair(_ size: ContentSize, _ json: inout JSONText) {
    json.array { json in
      for extent in [size.width, size.height] { json.element(extent ?? -1) }
    }
  }

  private func write(
    _ constraint: ReportedConstraint, _ scene: Scene, _ json: inout JSONText
  ) {
    json.object { json in
      json.member("id", scene.scene.rowNames.name(of: constraint.row))
      json.member("class", constraint.console.className)
      json.member("identifier", constraint.identifier)
      json.member("equation", scene.reports.equation(of: constraint))
      json.member("text", scene.scene.inspection.text(of: constraint.row))
      json.member("priority", constraint.priority)
      json.member("installedOn", constraint.installedOn.map { scene.scene.id(of: $0) })
      json.member("place", constraint.place?.text)
      json.member("state", constraint.fate.name)
      json.member("error", constraint.fate.error)
    }
  }
}

extension ConstraintFate {
  fileprivate var name: String {
    switch self {
    case .holds: "holds"
    case .above, .below, .off: "misses"
    case .stretched: "stretched"
    case .squeezed: "squeezed"
    case .broken: "broken"
    case .withoutEffect: "without effect"
    }
  }

  /// In points: by how much it does not hold, greater than zero where the left side is too great.
  fileprivate var error: Double? {
    switch self {
    case .holds: 0
    case .above(let error), .off(let error), .stretched(let error), .broken(let error): error
    case .below(let error), .squeezed(let error): -error
    case .withoutEffect: nil
    }
  }
}

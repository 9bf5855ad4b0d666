import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextOutput

extension LayoutAnswer {
  /// The JSON of `plumb layout --json`: one object, on one line, for each file.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("views") { json in
        json.array { json in for view in views { Self.write(view, &json) } }
      }
      json.member("conflicts") { json in
        json.array { json in for conflict in conflicts { Self.write(conflict, &json) } }
      }
      json.member("keepsSize") { json in
        json.array { json in for root in rootsKeepingSize { json.element(root) } }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ view: View, _ json: inout JSONText) {
    json.object { json in
      json.member("id", view.id)
      json.member("scene", view.scene)
      json.member("parent", view.parent)
      json.member("class", view.className)
      json.member("name", view.name)
      json.member("frame", view.frame)
      json.member("recorded", view.recorded)
      json.member("contentKnown", view.isContentKnown)
      json.member("ambiguous", !view.free.isEmpty)
      json.member("free") { json in
        json.array { json in for name in view.free { json.element(name) } }
      }
      json.member("misplaced", view.isMisplaced)
      json.member("doubt", view.doubt)
    }
  }

  private static func write(_ conflict: Conflict, _ json: inout JSONText) {
    json.object { json in
      json.member("scene", conflict.scene)
      json.member("constraints") { json in
        json.array { json in for id in conflict.constraints { json.element(id) } }
      }
      json.member("broken", conflict.broken)
      json.member("doubt", conflict.doubt)
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

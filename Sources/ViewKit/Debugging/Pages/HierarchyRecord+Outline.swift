import CoreGraphics
internal import PlumbLayoutRendering
internal import PlumbTextOutput

extension HierarchyRecord {
  /// How deep each view is in the hierarchy; the root is 0.
  var depths: [Int] {
    var depths: [Int] = []
    for item in items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// Views, guides that constraints name, and the constraints of each view.
  func write(outline json: inout JSONText) {
    let named = Set(constraints.flatMap { $0.items })
    let owned = Dictionary(grouping: constraints) { $0.owner ?? -1 }
    json.array { json in
      for (position, (item, depth)) in zip(items, depths).enumerated() {
        guard item.isView || named.contains(position) else { continue }
        let detail = item.name == item.className ? "" : item.className
        row(item.id, depth, item.isView ? "view" : "guide", item.name, detail, item.state.pageName, &json)
        guard let own = owned[position] else { continue }
        row(item.id + "/constraints", depth + 1, "constraints", "Constraints", String(own.count), "", &json)
        for constraint in own {
          row(
            constraint.id, depth + 2, "constraint", constraint.words, constraint.identifier ?? "",
            constraint.state.pageName, &json)
        }
      }
    }
  }

  private func row(
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

  /// The list of issues, as the page shows it.
  func write(findings json: inout JSONText) {
    json.object { json in
      json.member("pending", false)
      json.member("errors", issues.count { $0.kind == .conflict })
      json.member("warnings", issues.count { $0.kind != .conflict })
      json.member("notes", 0)
      json.list("rows", Array(issues.enumerated())) { row, json in
        json.object { json in
          json.member("key", String(row.offset))
          json.member("severity", row.element.kind == .conflict ? "error" : "warning")
          json.member("rule", row.element.kind.rawValue)
          json.member("title", row.element.title)
          json.member("place", row.element.lines.last { $0.place != nil }?.place ?? "")
          json.member("fixable", false)
        }
      }
    }
  }
}

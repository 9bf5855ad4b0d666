import CoreGraphics
internal import PlumbLayoutRendering
internal import PlumbPageContent
internal import PlumbTextOutput

extension HierarchyRecord {
  /// Views, guides that constraints name, and the constraints of each view.
  func write(outline json: inout JSONText) {
    let named = Set(constraints.flatMap { $0.items })
    let owned = Dictionary(grouping: constraints) { $0.owner ?? -1 }
    json.array { json in
      for (position, (item, depth)) in zip(items, picture.scene.depths).enumerated() {
        guard item.isView || named.contains(position) else { continue }
        OutlineRow(
          item.id, depth: depth, item.isView ? .view : .guide, item.name,
          detail: item.name == item.className ? "" : item.className, state: item.state.pageName
        ).write(&json)
        guard let own = owned[position] else { continue }
        OutlineRow.constraints(of: item.id, depth: depth + 1, count: own.count).write(&json)
        for constraint in own {
          OutlineRow(
            constraint.id, depth: depth + 2, .constraint, constraint.words,
            detail: constraint.identifier ?? "", state: constraint.state.pageName
          ).write(&json)
        }
      }
    }
  }

  /// The list of issues, as the page shows it.
  var findings: IssueRows {
    IssueRows(
      issues.enumerated().map { position, issue in
        IssueRows.Row(
          key: String(position), severity: issue.kind == .conflict ? "error" : "warning",
          rule: issue.kind.rawValue, title: issue.title,
          place: issue.lines.last { $0.place != nil }?.place ?? "")
      })
  }
}

import CoreGraphics
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering
internal import PlumbPageContent

extension HierarchyRecord {
  /// What is shown where nothing is selected.
  var ownForm: Form {
    func counted(_ count: Int, _ name: String) -> String {
      String(count) + " " + name + (count == 1 ? "" : "s")
    }
    let parts = [
      counted(items.count { $0.isView }, "view"), counted(constraints.count, "constraint"),
      counted(issues.count, "issue"),
    ]
    var form = Form(title: picture.scene.title)
    form.add([
      Form.Row("Size", [.words(picture.scene.caption)]),
      Form.Row("Has", [.words(parts.joined(separator: ", "))]),
    ])
    form.add([
      Form.Row([.faint("Select a view or a constraint to see where its numbers come from.")])
    ])
    return form
  }

  /// What a view or guide is, and the constraints that speak of it.
  func form(of item: Item, at position: Int) -> Form {
    var form = Form(title: item.name)
    form.add(item.facts.map { Form.Row($0.label, [.words($0.value)]) })
    form.add(exercise(item.id))
    form.add(
      "Constraints",
      constraints.filter { $0.items.contains(position) }.map {
        Form.Row([link($0.words, $0.id)] + place($0.place))
      })
    return form
  }

  func form(of constraint: Constraint) -> Form {
    var form = Form(title: constraint.words)
    var facts: [Fact] = []
    if let place = constraint.place { facts.append(Fact(label: "Made at", value: place)) }
    if let name = constraint.identifier { facts.append(Fact(label: "Identifier", value: name)) }
    facts.append(
      Fact(label: "Priority", value: constraint.priority == 1000 ? "required" : constraint.priority.points))
    if constraint.state != .satisfied { facts.append(Fact(label: "State", value: constraint.state.pageName)) }
    form.add(facts.map { Form.Row($0.label, [.words($0.value)]) })
    var shown: [Int] = []
    for item in constraint.items where !shown.contains(item) { shown.append(item) }
    form.add("Between", shown.map { Form.Row([link(items[$0].name, items[$0].id)]) })
    if let owner = constraint.owner {
      form.add("Installed on", [Form.Row([link(items[owner].name, items[owner].id)])])
    }
    return form
  }

  func form(of issue: Issue) -> Form {
    var form = Form(title: issue.title)
    form.add(
      issue.lines.map { line in
        Form.Row(
          [line.id.map { link(line.text, $0) } ?? .words(line.text)] + place(line.place))
      })
    if let picture = issue.picture { form.add([Form.Row([.picture(picture)])]) }
    form.add(issue.ids.first.map(exercise) ?? [])
    return form
  }

  private func link(_ title: String, _ id: String) -> Form.Control {
    .link(title, Form.Action("select", ("ids", id)))
  }

  private func place(_ place: String?) -> [Form.Control] { place.map { [.faint($0)] } ?? [] }

  private func exercise(_ id: String) -> [Form.Row] {
    let isOpen = extremes.contains { extreme in extreme.id == id || extreme.boxes.contains { $0.id == id } }
    guard isOpen else { return [] }
    return [Form.Row([.button("Exercise Ambiguity", Form.Action("ask", ("about", "exercise"), ("id", id)))])]
  }
}

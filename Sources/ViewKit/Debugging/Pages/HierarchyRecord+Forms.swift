import CoreGraphics
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension HierarchyRecord {
  /// What is shown where nothing is selected.
  var ownForm: PageForm {
    func counted(_ count: Int, _ name: String) -> String {
      String(count) + " " + name + (count == 1 ? "" : "s")
    }
    let parts = [
      counted(items.count { $0.isView }, "view"), counted(constraints.count, "constraint"),
      counted(issues.count, "issue"),
    ]
    var form = PageForm(title: picture.scene.title)
    form.add([
      PageForm.Row(label: "Size", controls: [.words(picture.scene.caption)]),
      PageForm.Row(label: "Has", controls: [.words(parts.joined(separator: ", "))]),
    ])
    form.add([
      PageForm.Row(controls: [.faint("Select a view or a constraint to see where its numbers come from.")])
    ])
    return form
  }

  /// What a view or guide is, and the constraints that speak of it.
  func form(of item: Item, at position: Int) -> PageForm {
    var form = PageForm(title: item.name)
    form.add(item.facts.map { PageForm.Row(label: $0.label, controls: [.words($0.value)]) })
    form.add(exercise(item.id))
    form.add(
      constraints.filter { $0.items.contains(position) }.map {
        PageForm.Row(controls: [.link($0.words, id: $0.id)] + place($0.place))
      }, under: "Constraints")
    return form
  }

  func form(of constraint: Constraint) -> PageForm {
    var form = PageForm(title: constraint.words)
    var facts: [Fact] = []
    if let place = constraint.place { facts.append(Fact(label: "Made at", value: place)) }
    if let name = constraint.identifier { facts.append(Fact(label: "Identifier", value: name)) }
    facts.append(
      Fact(label: "Priority", value: constraint.priority == 1000 ? "required" : constraint.priority.points))
    if constraint.state != .satisfied { facts.append(Fact(label: "State", value: constraint.state.pageName)) }
    form.add(facts.map { PageForm.Row(label: $0.label, controls: [.words($0.value)]) })
    var shown: [Int] = []
    for item in constraint.items where !shown.contains(item) { shown.append(item) }
    form.add(
      shown.map { PageForm.Row(controls: [.link(items[$0].name, id: items[$0].id)]) }, under: "Between")
    if let owner = constraint.owner {
      form.add(
        [PageForm.Row(controls: [.link(items[owner].name, id: items[owner].id)])], under: "Installed on")
    }
    return form
  }

  func form(of issue: Issue) -> PageForm {
    var form = PageForm(title: issue.title)
    form.add(
      issue.lines.map { line in
        PageForm.Row(
          controls: [line.id.map { .link(line.text, id: $0) } ?? .words(line.text)] + place(line.place))
      })
    if let picture = issue.picture { form.add([PageForm.Row(controls: [.picture(picture)])]) }
    form.add(issue.ids.first.map(exercise) ?? [])
    return form
  }

  private func place(_ place: String?) -> [PageForm.Control] { place.map { [.faint($0)] } ?? [] }

  private func exercise(_ id: String) -> [PageForm.Row] {
    let isOpen = extremes.contains { extreme in extreme.id == id || extreme.boxes.contains { $0.id == id } }
    return isOpen ? [PageForm.Row(controls: [.exercise(id: id)])] : []
  }
}

import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbFindings
internal import PlumbGeometry
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension HierarchyRecord {
  /// The views and guides of some nodes.
  func items(_ nodes: [NodeID]) throws(LayoutError) -> [Item] {
    let seen = picture.seen
    var facts = LayoutFacts(inspection.tree)
    var items: [Item] = []
    for (position, node) in nodes.enumerated() {
      let view = picture.scene.views[position]
      let item = inspection.item(node)
      let frame = item.frame ?? inspection.tree.frame(of: node) ?? view.frame
      items.append(
        Item(
          id: view.id, parent: view.parent, isView: item.isView, name: view.name,
          className: item.console.className, state: view.state, frame: frame, box: view.drawnFrame,
          seen: seen[position], alignment: view.alignmentRect == view.frame ? nil : view.alignmentRect,
          facts: self.facts(about: node, item, frame),
          explanations: try explanations(of: node, among: nodes.count, &facts)))
    }
    return items
  }

  private func facts(about node: NodeID, _ item: InspectedItem, _ frame: Rect) -> [Fact] {
    let tree = inspection.tree
    var facts = [Fact(label: "Class", value: item.console.className)]
    func add(_ label: String, _ value: String) { facts.append(Fact(label: label, value: value)) }
    add("Frame", Self.words(frame))
    if let rect = tree.alignmentRect(of: node), let own = tree.frame(of: node), rect != own {
      add("Alignment", Self.words(rect))
    }
    let content = tree.contentSize(of: node)
    if content.width != nil || content.height != nil {
      let extents = [content.width, content.height].map { $0.map { $0.points } ?? "any" }
      add("Content", extents[0] + " × " + extents[1])
      let priorities = [Axis.horizontal, .vertical].map { tree.contentPriorities($0, of: node) }
      add("Hugging", priorities.map { $0.hugging.value.points }.joined(separator: ", "))
      add("Resistance", priorities.map { $0.compressionResistance.value.points }.joined(separator: ", "))
    }
    if item.isHidden { add("Hidden", "yes") }
    if item.clipsToBounds { add("Clips", "yes") }
    if let place = item.place { add("Made at", place.text) }
    return facts
  }

  private static func words(_ rect: Rect) -> String {
    rect.minX.points + ", " + rect.minY.points + " · " + rect.width.points + " × " + rect.height.points
  }

  /// The constraints of the picture, with how they are drawn.
  func recordedConstraints() -> [Constraint] {
    let marks = Dictionary(grouping: picture.marks(of: nil, sparingTexts: true)) { $0.constraint.id }
    let crowded = picture.scene.constraints.map { $0.id }.filter { id in
      marks[id]?.contains { $0.caption != nil && $0.labelRect == nil } ?? true
    }
    let alone = picture.marksAlone(of: Set(crowded))
    let written = Dictionary(uniqueKeysWithValues: rows.map { ($1, $0) })
    return picture.scene.constraints.enumerated().map { position, constraint in
      let row = written[position]
      let known = row.flatMap { inspection.objects.constraints[$0] }
      let said = row.flatMap { inspection.tree.constraint($0) }
      let nodes = [said?.first.node, said?.second?.node].compactMap { $0 }
      return Constraint(
        id: constraint.id, words: row.map { inspection.words.words(.constraint($0)).text } ?? "",
        identifier: known?.console.identifier, place: known?.place?.text,
        owner: known?.installedOn.flatMap { places[$0] }, items: nodes.compactMap { places[$0] },
        priority: constraint.priority, state: constraint.state,
        mark: Self.drawing(marks[constraint.id] ?? []), ownMark: alone[constraint.id].map(Self.drawing))
    }
  }

  /// Lines and labels as SVG elements.
  static func drawing(_ marks: [ConstraintMark]) -> String {
    marks.map { $0.svg(clipPrefix: "k" + $0.constraint.id) }.joined()
  }
}

import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbFindings
internal import PlumbLayoutDiagnostics

extension HierarchyRecord {
  /// Why the four numbers of a node are what they are, as far as the limits have it for so many nodes.
  func explanations(
    of node: NodeID, among count: Int, _ facts: inout LayoutFacts
  ) throws(LayoutError) -> [PageForm.Section] {
    guard count <= limits.explained else { return [] }
    let isBrief = count > limits.explainedWholly
    let numbers = [Attribute.left, .top, .width, .height].map { LayoutNumber(Anchor(node, $0)) }
    return try inspection.why(numbers, &facts, briefly: isBrief).map { explanation in
      PageForm.Section(
        title: inspection.headline(of: explanation).text,
        rows: inspection.sections(of: explanation).flatMap { rows($0, isBrief: isBrief) })
    }
  }

  /// The lines that `LayoutInspection.text(of:)` has, taken apart; of a brief chain the last steps.
  private func rows(_ section: ExplanationSection, isBrief: Bool) -> [PageForm.Row] {
    var rows: [PageForm.Row] = []
    if let heading = section.heading {
      let control: PageForm.Control =
        switch section.topic {
        case .conflict: .error(heading.text)
        case .openness: .warning(heading.text)
        case .chain, .wishes, .limits: .words(heading.text)
        }
      rows.append(PageForm.Row(controls: [control]))
    }
    var lines = section.lines[...]
    if isBrief, section.topic == .chain, lines.count > Self.briefSteps + 1 {
      lines = lines.suffix(Self.briefSteps)
      let left = section.lines.count - lines.count
      rows.append(PageForm.Row(controls: [.faint("  after \(left) more steps:")]))
    }
    return rows + lines.map(row)
  }

  private static let briefSteps = 3

  private func row(_ line: ExplanationSection.Line) -> PageForm.Row {
    var controls: [PageForm.Control] = [
      .words(String(repeating: " ", count: 2 + 2 * line.depth) + line.message.text)
    ]
    if let place = line.place { controls.append(.faint(place.text)) }
    if let factor = line.factor { controls.append(.faint(factor)) }
    return PageForm.Row(controls: controls)
  }

  func explanationForm(of item: Item) -> PageForm {
    var form = PageForm(title: item.name, sections: item.explanations)
    if item.explanations.isEmpty {
      let text =
        "With more than \(limits.explained) views and guides nothing is explained; a picture of this view alone has it."
      form.add([PageForm.Row(controls: [.faint(text)])])
    }
    return form
  }
}

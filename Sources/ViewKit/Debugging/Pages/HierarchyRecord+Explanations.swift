import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbFindings
internal import PlumbLayoutDiagnostics
internal import PlumbPageContent

extension HierarchyRecord {
  /// Why the four numbers of a node are what they are, as far as the limits have it for so many nodes.
  func explanations(
    of node: NodeID, among count: Int, _ facts: inout LayoutFacts
  ) throws(LayoutError) -> [Form.Section] {
    guard count <= limits.explained else { return [] }
    let isBrief = count > limits.explainedWholly
    let numbers = [Attribute.left, .top, .width, .height].map { LayoutNumber(Anchor(node, $0)) }
    return try inspection.why(numbers, &facts, briefly: isBrief).map { explanation in
      Form.Section(
        title: inspection.headline(of: explanation).text,
        rows: inspection.sections(of: explanation).flatMap { rows($0, isBrief: isBrief) })
    }
  }

  /// The lines that `LayoutInspection.text(of:)` has, taken apart; of a brief chain the last steps.
  private func rows(_ section: ExplanationSection, isBrief: Bool) -> [Form.Row] {
    var rows: [Form.Row] = []
    if let heading = section.heading {
      let tone: Form.Tone =
        switch section.topic {
        case .conflict: .error
        case .openness: .warning
        case .chain, .wishes, .limits: .plain
        }
      rows.append(Form.Row([.note(heading.text, tone)]))
    }
    var lines = section.lines[...]
    if isBrief, section.topic == .chain, lines.count > Self.briefSteps + 1 {
      lines = lines.suffix(Self.briefSteps)
      let left = section.lines.count - lines.count
      rows.append(Form.Row([.faint("  after \(left) more steps:")]))
    }
    return rows + lines.map(row)
  }

  private static let briefSteps = 3

  private func row(_ line: ExplanationSection.Line) -> Form.Row {
    var controls: [Form.Control] = [
      .words(String(repeating: " ", count: 2 + 2 * line.depth) + line.message.text)
    ]
    if let place = line.place { controls.append(.faint(place.text)) }
    if let factor = line.factor { controls.append(.faint(factor)) }
    return Form.Row(controls)
  }

  func explanationForm(of item: Item) -> Form {
    var form = Form(title: item.name, sections: item.explanations)
    if item.explanations.isEmpty {
      let text =
        "With more than \(limits.explained) views and guides nothing is explained; a picture of this view alone has it."
      form.add([Form.Row([.faint(text)])])
    }
    return form
  }
}

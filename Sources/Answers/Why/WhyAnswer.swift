import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import PlumbTextOutput

/// Where numbers of a view come from.
public struct WhyAnswer: Sendable {
  package let document: String
  package let scene: SceneInspection
  package let choice: ViewChoice
  package let explanations: [ValueExplanation]
  /// Whether the whole frame was asked for, and nothing exactly.
  package let isBrief: Bool

  /// The value as the document has it, where that counts y upwards; nil where it counts as constraints do.
  package func documentValue(_ explanation: ValueExplanation) -> Double? {
    let number = explanation.number
    let tree = scene.inspection.tree
    guard number.axis == .vertical, !number.anchor.attribute.isDimension, scene.isUpsideDown(number.node),
      let parent = tree.parent(of: number.node), let height = tree.frame(of: parent)?.height
    else { return nil }
    if isBrief { return height - explanation.value - (tree.frame(of: number.node)?.height ?? 0) }
    return height - explanation.value
  }
}

extension DocumentSession {
  /// Where a number of a view comes from, or its whole frame, briefly.
  ///
  /// - Parameters:
  ///   - number: `VIEW` or `VIEW.attribute`, as a person calls them.
  ///   - scene: The scene that is meant, as a person calls it; nil for all.
  public mutating func why(_ number: String, scene: String? = nil) throws(AnswerError) -> WhyAnswer {
    let scenes = try inspections(scene)
    let (choice, meaning) = try WhyAnswer.meant(by: number, among: scenes)
    let chosen = scenes[choice.scene]
    let numbers =
      meaning.map { [chosen.number($0, choice.node)] }
      ?? FramePart.allCases.map { LayoutNumber(FramePartID(node: choice.node, part: $0)) }
    let explanations = try asking(chosen.position) { facts throws(LayoutError) in
      try chosen.inspection.why(numbers, &facts.tree, briefly: meaning == nil)
    }
    return WhyAnswer(
      document: name, scene: chosen, choice: choice, explanations: explanations, isBrief: meaning == nil)
  }
}

extension WhyAnswer {
  /// A name may have a dot in it: what is a view as a whole is that view.
  fileprivate static func meant(
    by text: String, among scenes: [SceneInspection]
  ) throws(AnswerError) -> (ViewChoice, NumberName.Meaning?) {
    let choices = ViewChoice.all(of: scenes)
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
      !choices.contains(where: { $0.id == text || $0.names.contains(text) })
    else { return (try view(text, choices, scenes), nil) }
    let (name, attribute) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    if let meaning = NumberName.meaning(of: attribute) { return (try view(name, choices, scenes), meaning) }
    let failure: AnswerError
    do throws(AnswerError) { return (try view(text, choices, scenes), nil) } catch { failure = error }
    do throws(AnswerError) { _ = try view(name, choices, scenes) } catch { throw failure }
    let names = NumberName.all.map { $0.name }
    let suggestion = Suggestion.sentence(for: attribute, among: names)
    throw .unknownNumber(
      "There is no attribute “\(attribute)”."
        + (suggestion.isEmpty ? " There are " + Suggestion.list(names, "and") + "." : suggestion))
  }

  private static func view(
    _ text: String, _ choices: [ViewChoice], _ scenes: [SceneInspection]
  ) throws(AnswerError) -> ViewChoice {
    // Guides are called what the explanations call them.
    let guides = choices.filter { scenes[$0.scene].inspection.words.name(of: $0.node) == text }
    if guides.count == 1 { return guides[0] }
    return try ViewChoice.meant(by: text, among: choices)
  }
}

extension SceneInspection {
  /// Whether the document counts y upwards where a view is.
  func isUpsideDown(_ node: NodeID) -> Bool {
    layout.viewNodes.firstIndex(of: node).map { layout.isUpsideDown(ofView: $0) } ?? false
  }

  /// A number as the document counts: where y grows upwards, its least y is that of the lower edge.
  fileprivate func number(_ meaning: NumberName.Meaning, _ node: NodeID) -> LayoutNumber {
    var attribute = meaning.attribute
    if meaning.isVerticalOfFrame, isUpsideDown(node) {
      attribute = attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
    }
    return LayoutNumber(Anchor(node, attribute), of: meaning.rectangle)
  }
}

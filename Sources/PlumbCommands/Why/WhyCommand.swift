import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

extension Command {
  static let why = Command(
    name: "why", group: .documents, usage: "FILE VIEW[.ATTRIBUTE] [OPTIONS]",
    summary: "say where a view's place and size come from",
    discussion: """
      Solves a .storyboard or .xib file and tells where a number of a view comes from: the constraints that give it, one
      after the other, each with its arithmetic and its place in the document; what had to give way, and to what; and
      which constraints come into play next if the number grows or shrinks. Where nothing decides the number, or a
      conflict does, it says so.

      VIEW is an id, label, accessibility identifier, text or outlet, or a class that no other view has. ATTRIBUTE is one
      of constraints (top, leading, centerX, firstBaseline, leadingMargin …) or of frames (x, minY, midX …); without one,
      the four numbers of the frame are explained briefly. Positions are those in the superview.

      A number behind × says by how much the value moves for each point of that constant, where that is not 1.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb why Examples/Form.storyboard \"Full name.width\"", "where the width of a text field comes from"
      ),
      CommandExample("plumb why Examples/Form.storyboard \"Full name\"", "its whole frame, briefly"),
      CommandExample(
        "plumb why Examples/FixedWidth.storyboard \"Call.width\" --device \"iPhone 8\"",
        "a width that was given up, and why"),
      CommandExample(
        "plumb why Examples/Planets.storyboard Saturn.minX", "a number that nothing decides"),
    ],
    options: [
      .json, .content, .device, .landscape, .size, .scene, .rtl, .textSize, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return WhyCommand(request: try WhyRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb why`: reads and solves one document, and explains numbers of a view.
struct WhyCommand {
  let request: WhyRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      let scenes = try SceneInspection.scenes(of: request.path, request.scene, in: request.environment)
      let answer = try answer(scenes)
      output.write(
        request.json
          ? WhyJSON.object(path: request.path, answer)
          : WhyText(output: output, environment: request.environment).text(request.path, answer))
      SettingRemarks(path: request.path, environment: request.environment).write(
        [answer.scene.layout], &output)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func answer(_ scenes: [SceneInspection]) throws(Failure) -> WhyAnswer {
    let (choice, meaning): (ViewChoice, NumberName.Meaning?)
    do throws(Failure) { (choice, meaning) = try meant(among: scenes) } catch {
      throw Failure("\(request.path): \(error.message)")
    }
    let scene = scenes[choice.scene]
    let numbers =
      meaning.map { [number($0, choice.node, in: scene)] }
      ?? FramePart.allCases.map { LayoutNumber(FramePartID(node: choice.node, part: $0)) }
    do throws(LayoutError) {
      let explanations = try numbers.map { number throws(LayoutError) in
        try scene.inspection.why(number, briefly: meaning == nil)
      }
      return WhyAnswer(scene: scene, choice: choice, explanations: explanations, isBrief: meaning == nil)
    } catch {
      throw Failure("\(request.path): The document cannot be laid out. \(error.message)")
    }
  }

  /// A number as the document counts: where y grows upwards, its least y is that of the lower edge.
  private func number(
    _ meaning: NumberName.Meaning, _ node: NodeID, in scene: SceneInspection
  ) -> LayoutNumber {
    var attribute = meaning.attribute
    if meaning.isVerticalOfFrame, scene.isUpsideDown(node) {
      attribute = attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
    }
    return LayoutNumber(Anchor(node, attribute), of: meaning.rectangle)
  }

  // MARK: What was meant

  /// A name may have a dot in it: what is a view as a whole is that view.
  private func meant(
    among scenes: [SceneInspection]
  ) throws(Failure) -> (ViewChoice, NumberName.Meaning?) {
    let choices = ViewChoice.all(of: scenes)
    let text = request.number
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
      !choices.contains(where: { $0.id == text || $0.names.contains(text) })
    else { return (try view(text, choices, scenes), nil) }
    let (name, attribute) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    if let meaning = NumberName.meaning(of: attribute) { return (try view(name, choices, scenes), meaning) }
    let failure: Failure
    do throws(Failure) { return (try view(text, choices, scenes), nil) } catch { failure = error }
    do throws(Failure) { _ = try view(name, choices, scenes) } catch { throw failure }
    let names = NumberName.all.map(\.name)
    let suggestion = Suggestion.sentence(for: attribute, among: names)
    throw Failure(
      "There is no attribute “\(attribute)”."
        + (suggestion.isEmpty ? " There are " + Suggestion.list(names, "and") + "." : suggestion))
  }

  private func view(
    _ text: String, _ choices: [ViewChoice], _ scenes: [SceneInspection]
  ) throws(Failure) -> ViewChoice {
    // Guides are called what the explanations call them.
    let guides = choices.filter { scenes[$0.scene].inspection.words.name(of: $0.node) == text }
    if guides.count == 1 { return guides[0] }
    return try ViewChoice.meant(by: text, among: choices)
  }
}

/// What `plumb why` has found out.
struct WhyAnswer {
  let scene: SceneInspection
  let choice: ViewChoice
  let explanations: [ValueExplanation]
  /// Whether the whole frame was asked for, and nothing exactly.
  let isBrief: Bool

  /// The value as the document has it, where that counts y upwards; nil where it counts as constraints do.
  func documentValue(_ explanation: ValueExplanation) -> Double? {
    let number = explanation.number
    let tree = scene.inspection.tree
    guard number.axis == .vertical, !number.anchor.attribute.isDimension, scene.isUpsideDown(number.node),
      let parent = tree.parent(of: number.node), let height = tree.frame(of: parent)?.height
    else { return nil }
    if isBrief { return height - explanation.value - (tree.frame(of: number.node)?.height ?? 0) }
    return height - explanation.value
  }
}

extension SceneInspection {
  /// Whether the document counts y upwards where a view is.
  func isUpsideDown(_ node: NodeID) -> Bool {
    layout.viewNodes.firstIndex(of: node).map { layout.isUpsideDown(ofView: $0) } ?? false
  }
}

import PlumbAnswers
import PlumbAutoLayout
import PlumbLayoutOperations

extension Command {
  /// The options that align, and what each does.
  private static let alignments: [(option: String, attribute: Attribute, says: String)] = [
    ("leading", .leading, "leading edges"), ("trailing", .trailing, "trailing edges"),
    ("left", .left, "left edges"),
    ("right", .right, "right edges"), ("top", .top, "top edges"), ("bottom", .bottom, "bottom edges"),
    ("center-x", .centerX, "horizontal centres"), ("center-y", .centerY, "vertical centres"),
    ("first-baseline", .firstBaseline, "first baselines"), ("last-baseline", .lastBaseline, "last baselines"),
  ]

  static let align = Command(
    name: "align", group: .documents, usage: "FILE VIEW… [OPTIONS]",
    summary: "add constraints that align views, as the Align menu does",
    discussion: """
      Adds constraints to a .storyboard or .xib file, written as Interface Builder writes them, and prints what changes as a
      diff that git and patch can apply. Nothing is written without --in-place or -o. Constraints that are there stay.

      The first view that is named is the first item, and each other one is aligned with it; --in-container-x and
      --in-container-y centre each view in what contains it. A number behind an option is an offset in points.

      Exit codes: 0 where the change was written, 1 where it was only shown, 2 where it could not be done.
      """,
    examples: [
      CommandExample(
        "plumb align Examples/Form.storyboard Name \"Full name\" --center-y", "a label and its field"),
      CommandExample(
        "plumb align Examples/Form.storyboard \"Full name\" --in-container-x", "a view in the middle"),
    ],
    options: alignments.map {
      OptionDescription($0.option, "[N]", hasOptionalSpace: true, help: "align " + $0.says)
    } + [
      OptionDescription(
        "in-container-x", "[N]", hasOptionalSpace: true, help: "centre horizontally in the container"),
      OptionDescription(
        "in-container-y", "[N]", hasOptionalSpace: true, help: "centre vertically in the container"),
      .updateFrames, .relation, .priority,
    ] + EditRequest.options
  ) { arguments, output in
    do throws(ArgumentError) { return try alignRun(arguments).run(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private static func alignRun(_ arguments: ParsedArguments) throws(ArgumentError) -> EditRun {
    let edit = try EditRequest(arguments)
    let views = Array(arguments.positional.dropFirst())
    guard !views.isEmpty else { throw .noViews }
    var request = AlignRequest()
    var offsets: Set<Double> = []
    for option in alignments.map(\.option) + ["in-container-x", "in-container-y"]
    where arguments.contains(option) {
      let text = arguments[option] ?? ""
      guard let offset = text.isEmpty ? 0 : Double(text), abs(offset) <= 1e6 else {
        throw .badValue(option: option, value: text, expected: "it takes a number of points.")
      }
      offsets.insert(offset)
      request.offset = offset
    }
    request.attributes = alignments.filter { arguments.contains($0.option) }.map(\.attribute)
    request.inContainerX = arguments.contains("in-container-x")
    request.inContainerY = arguments.contains("in-container-y")
    request.relation = try arguments.relation()
    request.priority = try arguments.priority()
    guard !offsets.isEmpty else { throw .noWish("--leading") }
    guard offsets.count == 1 else { throw .severalOffsets }
    return EditRun(
      edit, .align(request), on: .named(views),
      frames: arguments["update-frames"].flatMap(FramesAfter.init) ?? .none)
  }
}

import PlumbAnswers

extension Command {
  static let fix = Command(
    name: "fix", group: .documents,
    usage: "FILE (--update-frames|--update-constants|--clear) (--view VIEW… | --all) [OPTIONS]",
    summary: "resolve Auto Layout issues, as Interface Builder's menu does",
    discussion: """
      Changes a .storyboard or .xib file as the menu Resolve Auto Layout Issues does, and prints what changes as a diff that
      git and patch can apply. Nothing is written without --in-place or -o.

      --update-frames writes the frames that the constraints give, and brings the flags “misplaced” and “ambiguous” up to
      date. --update-constants gives constraints on the views the constants that the canvas shows. --clear removes all
      constraints on the views, which have a fixed place and size then.

      VIEW is an id, label, accessibility identifier, text or outlet, or a class that no other view has. What Plumb may have
      wrong is left alone with --all, and counted; it is changed where it is named, or with --unsafe-fixes.

      Exit codes: 0 where nothing changes or the change was written, 1 where it was only shown, 2 where it could not be done.
      """,
    examples: [
      CommandExample(
        "plumb fix Examples/Broken.storyboard --update-frames --all", "what Update All Frames would write"),
      CommandExample(
        "plumb fix Examples/MisplacedLabel.storyboard --update-constants --view \"Last call\"",
        "the constants with which a label is where the canvas has it"),
    ],
    options: [
      OptionDescription("update-frames", help: "write the frames that the constraints give"),
      OptionDescription("update-constants", help: "write the constants that the canvas shows"),
      OptionDescription("clear", help: "remove all constraints on the views"),
      OptionDescription("view", "VIEW", help: "a view that is meant; may be repeated"),
      OptionDescription("all", help: "all views of the document, or of --scene"),
      OptionDescription("unsafe-fixes", help: "change what is in doubt as well"),
    ] + EditRequest.options
  ) { arguments, output in
    do throws(ArgumentError) { return try fixRun(arguments).run(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private static func fixRun(_ arguments: ParsedArguments) throws(ArgumentError) -> EditRun {
    let request = try EditRequest(arguments)
    guard arguments.positional.count == 1 else { throw .severalViewsOfFix }
    let operations: [(option: String, noun: String, verb: String, operation: Operation)] = [
      ("update-frames", "frame", "updated", .updateFrames),
      ("update-constants", "constant", "updated", .updateConstants),
      ("clear", "constraint", "removed", .clear),
    ]
    let wanted = operations.filter { arguments.contains($0.option) }
    guard let chosen = wanted.first, wanted.count == 1 else { throw .notOne(operations.map(\.option)) }
    let names = arguments.values(of: "view")
    let isAll = arguments.contains("all")
    if isAll, !names.isEmpty { throw .incompatible("all", "view") }
    guard isAll || !names.isEmpty else { throw .noView }
    return EditRun(
      request: request, noun: chosen.noun, verb: chosen.verb, operation: chosen.operation,
      views: isAll ? .all : .named(names),
      takesDoubtful: arguments.contains("unsafe-fixes"))
  }
}

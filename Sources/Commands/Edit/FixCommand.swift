import PlumbAnswers

extension Command {
  static let fix = Command(
    name: "fix", group: .documents,
    usage:
      "FILE (--update-frames|--update-constants|--add-missing|--reset|--clear|--repair [FINDING…]) (--view VIEW… | --all) [OPTIONS]",
    summary: "resolve Auto Layout issues, as Interface Builder's menu does",
    discussion: """
      Changes a .storyboard or .xib file as the menu Resolve Auto Layout Issues does, and prints what changes as a diff that
      git and patch can apply. Nothing is written without --in-place or -o.

      --update-frames writes the frames that the constraints give, and brings the flags “misplaced” and “ambiguous” up to
      date. --update-constants gives constraints on the views the constants that the canvas shows. --add-missing gives views
      that are open the constraints that people write for views like these, so that nothing moves. --clear removes all
      constraints on the views, which have a fixed place and size then; --reset does that and adds missing ones.

      --repair makes the changes that settle findings of “plumb lint”: all that are safe, or those of a FINDING, which is the
      name of a rule or the id that a finding is about. What is safe moves nothing and brings no finding that was not there.

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
      CommandExample(
        "plumb fix Examples/Broken.storyboard --repair ambiguous-layout --all",
        "constraints for what is ambiguous"),
    ],
    options: [
      OptionDescription("update-frames", help: "write the frames that the constraints give"),
      OptionDescription("update-constants", help: "write the constants that the canvas shows"),
      OptionDescription("add-missing", help: "add the constraints that open views lack"),
      OptionDescription("reset", help: "remove the constraints on the views, and add what they lack then"),
      OptionDescription("clear", help: "remove all constraints on the views"),
      OptionDescription("repair", help: "settle findings: those that are named, or all that is safe"),
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
    let operations: [(option: String, operation: Operation?)] = [
      ("update-frames", .updateFrames), ("update-constants", .updateConstants),
      ("add-missing", .addMissing), ("reset", .reset), ("clear", .clear), ("repair", nil),
    ]
    let wanted = operations.filter { arguments.contains($0.option) }
    guard let chosen = wanted.first, wanted.count == 1 else { throw .notOne(operations.map(\.option)) }
    let findings = Array(arguments.positional.dropFirst())
    if chosen.operation != nil, !findings.isEmpty { throw .severalViewsOfFix }
    let names = arguments.values(of: "view")
    let isAll = arguments.contains("all")
    if isAll, !names.isEmpty { throw .incompatible("all", "view") }
    // Who names a finding has said where.
    guard isAll || !names.isEmpty || !findings.isEmpty else { throw .noView }
    let views = names.isEmpty ? OperationViews.all : .named(names)
    let takesUnsafe = arguments.contains("unsafe-fixes")
    if let operation = chosen.operation {
      return EditRun(request, operation, on: views, takesDoubtful: takesUnsafe)
    }
    return EditRun(repairing: findings, of: views, request, takesUnsafe: takesUnsafe)
  }
}

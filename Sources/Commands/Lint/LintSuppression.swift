import PlumbAnswers
import PlumbLayoutLint
import PlumbTextOutput

/// `plumb lint --suppress ID RULE FILE`: writes a note into a document that passes over a rule's findings on an object.
struct LintSuppression {
  static let options: [OptionDescription] = [
    OptionDescription(
      "suppress", "ID RULE",
      help:
        "pass over this rule (or “all”) on the object with this id and what is in it, by a note in the one document that is named; a diff, without --in-place or -o"
    )
  ]

  private let subject: String
  private let rule: String
  private let request: EditRequest

  /// Nil where nothing is to be suppressed.
  init?(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let subject = arguments["suppress"] else { return nil }
    guard arguments.values(of: "suppress").count == 1, arguments.positional.count == 2 else {
      throw .noSuppression
    }
    let names = Rule.all.map { $0.name } + [SuppressionNote.everything]
    // People name the document before or after; no rule has a point in its name.
    let (first, second) = (arguments.positional[0], arguments.positional[1])
    let isDocumentFirst = !names.contains(first) && (names.contains(second) || first.contains("."))
    let (rule, path) = isDocumentFirst ? (second, first) : (first, second)
    guard names.contains(rule) else {
      throw .unknownRule(rule, suggestion: Suggestion.sentence(for: rule, among: names))
    }
    for option in ["fix", "unsafe-fixes", "baseline", "write-baseline", "show-config"]
    where arguments.contains(option) {
      throw .incompatible("suppress", option)
    }
    self.subject = subject
    self.rule = rule
    request = try EditRequest(arguments, path: path)
  }

  func run(_ output: inout Output) -> ExitCode {
    let run = EditRun(request: request) { session throws(AnswerError) in
      let answer = try session.suppress(rule, at: subject)
      let what = rule == SuppressionNote.everything ? "every rule" : rule
      return EditResult(
        diff: answer.diff, bytes: answer.after, json: answer.json,
        done: ["\(what) is passed over on \(subject)"],
        remarks: answer.isChanged ? [] : ["The document passes over \(what) on \(subject) already."],
        isChanged: answer.isChanged)
    }
    return run.run(&output)
  }
}

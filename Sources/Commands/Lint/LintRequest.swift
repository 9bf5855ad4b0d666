import PlumbAnswers
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbTextOutput

/// What a run of `plumb lint` is asked for.
struct LintRequest {
  let paths: [String]
  let linter: Linter
  /// As it was written: an id, an identifier or a title; nil checks all scenes.
  let scene: String?
  /// What standard output has of what --fix leaves.
  let form: Form
  /// Where findings are written, and in which forms; one goes to standard output at most.
  let outputs: [LintOutput]
  /// Nil where nothing is accepted.
  let baseline: BaselineRequest?
  /// How grave a finding has to be for the run to fail.
  let failLevel: Severity
  /// What is to be settled of what is found; nil where nothing is.
  let fixing: LintFixing?
  /// Which of the documents are looked at.
  let selection: LintSelection

  /// How findings are printed.
  enum Form {
    case full, brief, json
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    paths = arguments.positional
    selection = try LintSelection(arguments)
    guard !paths.isEmpty || selection.changedSince != nil, !paths.contains("") else { throw .noPath }
    linter = Linter(rules: try Self.rules(arguments), surroundings: try Self.surroundings(arguments))
    scene = arguments["scene"]
    if arguments.contains("json"), arguments.contains("brief") { throw .incompatible("json", "brief") }
    form = arguments.contains("json") ? .json : arguments.contains("brief") ? .brief : .full
    fixing = try LintFixing(arguments)
    baseline = try BaselineRequest(arguments, isFixing: fixing != nil, isPartial: selection.isPartial)
    outputs = fixing == nil ? try LintOutput.all(arguments, form) : []
    failLevel = Severity.allCases.first { "\($0.name)" == arguments["fail-level"] } ?? .warning
  }

  /// Where one root has a size of its own, that asks for documents with one root or one scene.
  var sizedEnvironment: PlumbInterfaceBuilder.Environment? {
    linter.surroundings.first.map(\.environment).flatMap { $0.size == nil ? nil : $0 }
  }

  /// All rules or those asked for, without those disabled.
  private static func rules(_ arguments: ParsedArguments) throws(ArgumentError) -> [Rule] {
    var only: Set<String> = []
    for name in arguments.values(of: "only") { only.insert(try ruleName(name)) }
    var disabled: Set<String> = []
    for name in arguments.values(of: "disable") { disabled.insert(try ruleName(name)) }
    let wanted = Rule.all.filter { (only.isEmpty || only.contains($0.name)) && !disabled.contains($0.name) }
    guard !wanted.isEmpty else { throw .noRule }
    // What could not be read was not looked at: that is not passed over by asking for other rules.
    let unread = Rule.unreadableDocument
    return wanted.contains { $0.name == unread.name } || disabled.contains(unread.name)
      ? wanted : wanted + [unread]
  }

  private static func ruleName(_ name: String) throws(ArgumentError) -> String {
    guard Rule.named(name) != nil else {
      throw .unknownRule(name, suggestion: Suggestion.sentence(for: name, among: Rule.all.map(\.name)))
    }
    return name
  }

  /// The devices asked for, each once, held as asked for; a document's own where none is.
  private static func surroundings(_ arguments: ParsedArguments) throws(ArgumentError) -> [Surroundings] {
    if let situations = try LintMatrix.situations(arguments) { return situations }
    var base = try arguments.environment()
    base.device = nil
    var matrix = SituationMatrix()
    matrix.devices = try arguments.devices()
    return matrix.situations(base)
  }
}

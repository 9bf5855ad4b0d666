import PlumbAnswers
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint

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
  let baseline: BaselineRequest
  /// How grave a finding has to be for the run to fail; nil leaves that to configurations.
  let failLevel: Severity?
  /// What is to be settled of what is found; nil where nothing is.
  let fixing: LintFixing?
  /// Which of the documents are looked at.
  let selection: LintSelection
  /// The rules that are asked for; others count where configurations say so.
  let choice: RuleChoice
  let configuration: ConfigurationRequest

  /// How findings are printed.
  enum Form {
    case full, brief, json
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    paths = arguments.positional
    selection = try LintSelection(arguments)
    guard !paths.isEmpty || selection.changedSince != nil, !paths.contains("") else { throw .noPath }
    choice = try RuleChoice(arguments)
    configuration = try ConfigurationRequest(arguments)
    let rules = choice.chosen(from: LintConfiguration().rules(for: nil))
    linter = Linter(
      rules: rules.filter { $0.isOn }.map { $0.rule }, surroundings: try Surroundings.asked(arguments),
      extent: SituationSummary.extent)
    scene = arguments["scene"]
    if arguments.contains("json"), arguments.contains("brief") { throw .incompatible("json", "brief") }
    form = arguments.contains("json") ? .json : arguments.contains("brief") ? .brief : .full
    fixing = try LintFixing(arguments)
    baseline = try BaselineRequest(arguments, isFixing: fixing != nil, isPartial: selection.isPartial)
    outputs = fixing == nil ? try LintOutput.all(arguments, form) : []
    failLevel = Severity.allCases.first { "\($0.name)" == arguments["fail-level"] }
  }

  /// What the forms that are written have room for beside findings.
  var additions: LintAdditions { LintAdditions(outputs) }

  /// What holds for all documents, whatever their configurations say.
  var asked: DocumentPlan.Asked {
    DocumentPlan.Asked(
      choice: choice, failLevel: failLevel, baseline: baseline.path, heedsBaseline: fixing == nil)
  }

  /// Where one root has a size of its own, that asks for documents with one root or one scene.
  var sizedEnvironment: PlumbInterfaceBuilder.Environment? {
    linter.surroundings.first.map(\.environment).flatMap { $0.size == nil ? nil : $0 }
  }
}

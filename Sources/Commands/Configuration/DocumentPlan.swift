import PlumbFindings
import PlumbLayoutLint

/// What holds for one document: what the command line says, then its configuration, then what is usual.
struct LintPlan: Sendable {
  let configuration: ConfigurationFile?
  /// Whether the configuration has the document checked.
  let isChecked: Bool
  let rules: [ConfiguredRule]
  let failLevel: Severity
  /// The path of what is accepted; nil where nothing is.
  let baseline: String?

  init(_ request: LintRequest, _ configuration: ConfigurationFile?, _ path: String) {
    self.configuration = configuration
    isChecked = configuration?.checks(path) ?? true
    let usual = configuration?.configuration ?? LintConfiguration()
    rules = request.choice.chosen(from: usual.rules(for: configuration?.inner(path)))
    failLevel = request.failLevel ?? usual.failLevel ?? .warning
    baseline = request.fixing != nil ? nil : request.baseline.path ?? configuration?.baseline
  }

  /// Where layouts are to hold, as the configuration says.
  var matrix: MatrixDescription? { configuration?.configuration.matrix }

  /// The linter that was asked for, with the rules that count here.
  func linter(_ asked: Linter) -> Linter {
    // What the command line asks for wins.
    let surroundings = asked.surroundings == [.own] ? matrix?.situations : nil
    return Linter(
      rules: rules.filter { $0.isOn }.map { $0.rule }, surroundings: surroundings ?? asked.surroundings,
      extent: SituationSummary.extent)
  }
}

/// What holds for the documents of a run.
struct LintPlans: Sendable {
  /// The documents that are checked.
  private(set) var files: [String] = []
  /// How many are not, because a configuration leaves them out.
  private(set) var excluded = 0
  /// The configurations that leave some out, in the order of the documents.
  private var excluding: [String] = []
  private var plans: [String: LintPlan] = [:]

  /// - Throws: Where a configuration cannot be read.
  init(_ request: LintRequest, _ files: [String]) throws(Failure) {
    var search = try ConfigurationSearch(request.configuration.source)
    for path in files {
      let plan = LintPlan(request, try search.configuration(of: path), path)
      plans[path] = plan
      if plan.isChecked {
        self.files.append(path)
      } else {
        excluded += 1
        if let file = plan.configuration?.path, !excluding.contains(file) { excluding.append(file) }
      }
    }
  }

  /// What holds for one of the documents.
  subscript(path: String) -> LintPlan {
    guard let plan = plans[path] else { preconditionFailure("every document has a plan") }
    return plan
  }

  /// That configurations leave nothing to check, as a sentence; nil where something is left.
  var emptiness: String? {
    guard files.isEmpty, excluded > 0 else { return nil }
    let documents = excluded == 1 ? "the document" : "all \(excluded) documents"
    return
      "Nothing to check: \(excluding.joined(separator: ", ")) \(excluding.count == 1 ? "leaves" : "leave") \(documents) out."
  }
}

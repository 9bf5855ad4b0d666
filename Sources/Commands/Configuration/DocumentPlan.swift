import PlumbFindings
import PlumbLayoutLint

/// What holds for one document: what the command line says, then its configuration, then what is usual.
///
/// A hundred thousand documents have a plan each, so what follows is not kept: the rules alone are 4 KB.
struct DocumentPlan: Sendable {
  let configuration: ConfigurationFile?
  private let path: String
  private let asked: Asked
  /// Whether the configuration has the document checked.
  let isChecked: Bool

  /// - Parameter asked: What the command line says.
  init(_ asked: Asked, _ configuration: ConfigurationFile?, _ path: String) {
    self.configuration = configuration
    self.path = path
    self.asked = asked
    isChecked = configuration?.checks(path) ?? true
  }

  private var usual: LintConfiguration { configuration?.configuration ?? LintConfiguration() }

  var rules: [ConfiguredRule] { asked.choice.chosen(from: usual.rules(for: configuration?.inner(path))) }

  var failLevel: Severity { asked.failLevel ?? usual.failLevel ?? .warning }

  /// The path of what is accepted; nil where nothing is.
  var baseline: String? { asked.heedsBaseline ? asked.baseline ?? configuration?.baseline : nil }

  /// What a command line says of all documents; what it leaves open, configurations say.
  struct Asked: Sendable {
    var choice = RuleChoice()
    var failLevel: Severity?
    var baseline: String?
    var heedsBaseline = true
  }

  /// Where layouts are to hold, as the configuration says.
  var matrix: MatrixDescription? { configuration?.configuration.matrix }

  /// The linter that was asked for, with the rules that count here and the documents that lie beside this one.
  ///
  /// - Complexity: A look at the folder, and reading the documents that stand in for this one.
  func linter(_ asked: Linter) -> Linter {
    // What the command line asks for wins.
    let surroundings = asked.surroundings == [.own] ? matrix?.situations : nil
    var linter = Linter(
      rules: rules.filter { $0.isOn }.map { $0.rule }, surroundings: surroundings ?? asked.surroundings,
      extent: SituationSummary.extent)
    if linter.comparesVariants { linter.variants = NearbyVariants.of(path) }
    return linter
  }
}

/// What holds for the documents of a run.
struct DocumentPlans: Sendable {
  /// The documents that are checked.
  private(set) var files: [String] = []
  /// How many are not, because a configuration leaves them out.
  private(set) var excluded = 0
  /// The configurations that leave some out, in the order of the documents.
  private var excluding: [String] = []
  private var plans: [String: DocumentPlan] = [:]

  /// - Throws: Where a configuration cannot be read.
  init(
    _ files: [String], _ source: ConfigurationRequest.Source,
    _ asked: DocumentPlan.Asked = DocumentPlan.Asked()
  ) throws(Failure) {
    var search = try ConfigurationSearch(source)
    for path in files {
      let plan = DocumentPlan(asked, try search.configuration(of: path), path)
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
  subscript(path: String) -> DocumentPlan {
    guard let plan = plans[path] else { preconditionFailure("every document has a plan") }
    return plan
  }

  /// That configurations leave nothing to check, as a sentence; nil where something is left.
  ///
  /// - Parameter work: What is done with documents.
  func emptiness(_ work: String = "check") -> String? {
    guard files.isEmpty, excluded > 0 else { return nil }
    let documents = excluded == 1 ? "the document" : "all \(excluded) documents"
    return
      "Nothing to \(work): \(excluding.joined(separator: ", ")) \(excluding.count == 1 ? "leaves" : "leave") \(documents) out."
  }
}

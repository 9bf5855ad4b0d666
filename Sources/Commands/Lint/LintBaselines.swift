import PlumbLayoutLint

/// The baselines of a run: the one that was named, or those of the documents' configurations.
struct LintBaselines {
  private var baselines: [LintBaseline] = []
  /// The baselines' places by their paths.
  private var places: [String: Int] = [:]

  /// - Throws: Where a baseline cannot be read, and where there is none to do something with.
  init(_ request: BaselineRequest, _ plans: DocumentPlans) throws(Failure) {
    if let path = request.path { try add(path, request) }
    for file in plans.files {
      let plan = plans[file]
      guard let path = plan.baseline, places[path] == nil else { continue }
      if let configuration = plan.configuration, FileIdentity(path: path) == nil {
        throw Failure(
          "\(configuration.path): Its baseline is not there; “plumb lint PATH… --write-baseline \(path)” makes it."
        )
      }
      try add(path, request)
    }
    guard baselines.isEmpty else { return }
    if request.purpose == .update {
      throw Failure(ArgumentError.goesWith("update-baseline", "baseline").message)
    }
    if request.isStrict { throw Failure(ArgumentError.goesWith("strict-baseline", "baseline").message) }
  }

  private mutating func add(_ path: String, _ request: BaselineRequest) throws(Failure) {
    places[path] = baselines.count
    baselines.append(try LintBaseline(request, at: path))
  }

  /// The report without what its document's baseline accepts.
  mutating func reduced(_ report: FileReport, _ plan: DocumentPlan) -> FileReport {
    guard let place = plan.baseline.flatMap({ places[$0] }) else { return report }
    return baselines[place].reduced(report)
  }

  /// What is told behind the last file, and whether the run fails for it.
  mutating func end(_ output: inout Output) throws(Failure) -> Bool {
    var isFailing = false
    for place in baselines.indices where try baselines[place].end(&output) { isFailing = true }
    return isFailing
  }
}

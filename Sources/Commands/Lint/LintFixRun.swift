import PlumbAnswers
import PlumbLayoutLint
import PlumbTextOutput

/// `plumb lint --fix`: settles what is found in documents, and tells what is left.
struct LintFixRun {
  /// How many files are worked on before what comes of them is written.
  private static let batch = 64

  private let request: LintRequest
  private let fixing: LintFixing
  private var summary = LintSummary()
  private var unsafeFixes = 0
  private var isChanged = false
  private var isDone = true
  private var isFailing = false

  init(_ request: LintRequest, _ fixing: LintFixing) {
    self.request = request
    self.fixing = fixing
  }

  /// What comes of a file.
  private struct Outcome: Sendable {
    let report: FileReport
    var diff: UnifiedDiff?
    var json: String?
    /// The document as it comes out; nil where there is none that could be read.
    var bytes: [UInt8]?
    var unsafeFixes = 0
  }

  mutating func run(_ output: inout Output) throws(ArgumentError) -> ExitCode {
    let search: LintFiles
    do throws(Failure) { search = try LintFiles(request.paths, request.selection) } catch {
      output.complain(error.message)
      return .notDone
    }
    if fixing.output != nil, search.files.count > 1 { throw .severalOutputs }
    for message in search.missing + search.empty { output.complain(message) }
    let plans: DocumentPlans
    do throws(Failure) {
      plans = try DocumentPlans(search.files, request.configuration.source, request.asked)
    } catch {
      output.complain(error.message)
      return .notDone
    }
    let progress = output.beginProgress("Fixing", of: plans.files.count)
    defer { progress.end() }
    for start in stride(from: 0, to: plans.files.count, by: Self.batch) {
      let files = Array(plans.files[start..<min(start + Self.batch, plans.files.count)])
      let results = ParallelWork.results(on: files, progress) { [request, fixing] path throws(Failure) in
        try Self.outcome(of: path, request, fixing, plans[path].linter(request.linter))
      }
      for result in results {
        do throws(Failure) { try tell(try result.get(), plans, &output) } catch {
          output.complain(error.message)
          isDone = false
        }
      }
    }
    if let emptiness = search.emptiness, search.missing.isEmpty {
      output.complain(emptiness)
      return .done
    }
    if search.files.isEmpty {
      output.complain("Nothing to check.")
      return .notDone
    }
    if let sentence = plans.emptiness() { output.complain(sentence) }
    if request.form != .json { tellRest(&output) }
    if !search.missing.isEmpty || !isDone { return .notDone }
    return isFailing || isChanged && !fixing.writes ? .found : .done
  }

  private mutating func tell(
    _ outcome: Outcome, _ plans: DocumentPlans, _ output: inout Output
  ) throws(Failure) {
    if let path = fixing.output, let bytes = outcome.bytes { try OutputFile.write(bytes, to: path) }
    summary.add(outcome.report)
    if outcome.report.fails(at: plans[outcome.report.path].failLevel) { isFailing = true }
    unsafeFixes += outcome.unsafeFixes
    if let diff = outcome.diff, !diff.text.isEmpty { isChanged = true }
    switch request.form {
    case .json: output.write(outcome.json ?? FindingsAnswer(outcome.report).json)
    case .brief, .full:
      let text = TextReporter(style: output.reportStyle)
      if let diff = outcome.diff { output.write(DiffText(output: output).text(diff)) }
      output.remark(request.form == .brief ? text.brief(outcome.report) : text.report(outcome.report))
    }
    if let sentence = outcome.report.omissions.unknownDevice {
      output.complain("\(outcome.report.path): \(sentence)")
    }
  }

  /// The count of what is left.
  private func tellRest(_ output: inout Output) {
    output.remark(
      TextReporter(style: output.reportStyle).summary(summary, isBrief: request.form == .brief))
    for sentence in LintCommand.remarks(summary) { output.complain(sentence) }
    if let sentence = FixAnswer.unsafeSentence(unsafeFixes) { output.complain(sentence) }
    if isChanged, !fixing.writes { output.complain("“--in-place” writes the files.") }
  }

  private static func outcome(
    of path: String, _ request: LintRequest, _ fixing: LintFixing, _ linter: Linter
  ) throws(Failure) -> Outcome {
    var file: DocumentFile
    var session: DocumentSession
    do throws(Failure) { file = try DocumentFile(reading: path) } catch {
      return Outcome(report: FileReport(path: path, findings: linter.unreadable(error.message)))
    }
    do throws(AnswerError) { session = try DocumentSession(file.bytes, name: path) } catch {
      // What cannot be read is a finding, and nothing of it can be settled.
      let check = linter.check(file.bytes)
      return Outcome(report: FileReport(path: path, findings: check.findings))
    }
    let answer = try asking(path) { () throws(AnswerError) in
      try session.fix(linter, scene: request.scene, takesUnsafe: fixing.takesUnsafe)
    }
    if fixing.isInPlace, answer.isChanged { try file.write(answer.after) }
    return Outcome(
      report: answer.remaining, diff: answer.diff, json: request.form == .json ? answer.json : nil,
      bytes: answer.after, unsafeFixes: answer.unsafeFixes)
  }
}

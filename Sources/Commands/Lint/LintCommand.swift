import PlumbAnswers
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbTextOutput

extension Command {
  static let lint = Command(
    name: "lint", group: .documents, usage: "PATH… [OPTIONS]",
    summary: "find conflicts, ambiguity, misplaced views, broken references",
    discussion: """
      Checks .storyboard and .xib files, in folders all that are inside, and prints what is wrong: where, why, and a
      change that settles it, which was tried. “plumb rules” lists what it looks for. “-” in place of a path reads a
      document from standard input.

      Of each file, errors come first, then warnings, then notes, each from top to bottom. After \(TextReporter.most)
      findings of one file the rest is counted; JSON has all.

      --fix settles what can be settled so that nothing moves and nothing gets worse, and prints that as a diff which git and
      patch can apply; what is left is told beside it. --unsafe-fixes also settles what somebody should decide about.
      Nothing is written without --in-place or -o.

      --output writes the findings for other programs, in as many forms as are asked for: sarif for code scanning, github for
      annotations, junit, checkstyle and gitlab for build servers, xcode for build phases, markdown for summaries, and text, brief
      and json. Behind an equals sign stands the file to write; without one the form goes to standard output.

      A note in a document passes findings over where it stands: “plumb:disable RULE…” in an object's Notes in Interface Builder holds
      for the object and all that is in it, for a constraint in its label; “all” stands for every rule. --suppress writes one. The
      summary counts what was passed over so.

      A baseline accepts what is there, so that only what comes up from now on counts: --write-baseline makes one, --baseline
      heeds it. It knows findings by path, rule and object, so that they stay accepted wherever edits move them, also under
      another name.

      --changed-since asks git which documents have changed, and tells only findings that they had not before; --shard splits
      the documents among machines. Where either leaves nothing to check, the run ends with 0 and says so.

      The nearest .plumb.yml, in a document's folder or above, says which documents are checked, which rules count and how much;
      options win over it. --show-config prints what holds for a document; “plumb init” writes a first one. What it leaves out is
      not checked, even where it is named.

      Exit codes: 0 where nothing was found but notes (or what --fail-level lets pass), 1 where something was, 2 for wrong arguments, a path that is not
      there, or folders without a document. With --fix --in-place what is left counts; with --fix alone, 1 also where
      something would change.
      """,
    examples: [
      CommandExample("plumb lint Examples/Broken.storyboard", "one document"),
      CommandExample("plumb lint Examples --disable misplaced-view", "a folder, without one of the rules"),
      CommandExample("plumb lint Examples --brief", "a line for each finding, to look through or to search"),
      CommandExample(
        "plumb lint Examples/FixedWidth.storyboard --device \"iPhone 8\" --device \"iPhone 11 Pro Max\"",
        "on several devices: findings say where they hold"),
      CommandExample(
        "plumb lint Examples/StackForm.storyboard --matrix shipping",
        "in all situations of apps that ship today"),
      CommandExample(
        "plumb lint Examples/FixedWidth.storyboard --matrix \"devices=iPhone SE,iPad mini\" --matrix text-sizes=l,ax3",
        "in every combination of some devices and text sizes"),
      CommandExample(
        "plumb lint Examples --write-baseline plumb-baseline.txt", "what is there is accepted from now on"),
      CommandExample(
        "plumb lint Examples/LeftRight.storyboard --fix", "what settles the findings, as a diff"),
      CommandExample(
        "plumb lint --suppress Kq0-Rf-2Xd fixed-direction Examples/LeftRight.storyboard",
        "a note that passes over a rule on one object, as a diff"),
      CommandExample(
        "plumb lint Examples --output github --output sarif=plumb.sarif",
        "annotations for GitHub, and a file for its code scanning"),
      CommandExample(
        "plumb lint Examples --changed-since HEAD --brief", "only what was not there at the last commit"),
      CommandExample("plumb lint Examples --shard 1/2 --brief", "the first of two parts of a folder"),
    ],
    options: [
      OptionDescription("only", "RULE", help: "look for nothing else; may be repeated"),
      OptionDescription("disable", "RULE", help: "do not look for this; may be repeated"),
      .deviceRepeated, .landscape, .size, .scene, .rtl, .textSize, .doubleStrings, MatrixOption.option,
      OptionDescription(
        "brief", help: "print one line for each finding: where, how grave, which scene, what, which rule"),
      OptionDescription(
        "output", "FORM[=FILE]", letter: "o",
        help:
          "write the findings in a form: \(Suggestion.list(LintOutput.Form.allCases.map(\.rawValue))); may be repeated. With --fix, the file that the one changed document is written to"
      ),
      OptionDescription(
        "fail-level", "SEVERITY", choices: Severity.allCases.map { "\($0.name)" },
        help: "end with 1 where a finding is at least this grave; warning unless given"),
    ] + LintSelection.options + BaselineRequest.options + ConfigurationRequest.options
      + LintSuppression.options
      + LintFixing.options
      + [.json, .ascii, .color]
  ) { arguments, output in
    do throws(ArgumentError) {
      if let suppression = try LintSuppression(arguments) { return suppression.run(&output) }
      let request = try LintRequest(arguments)
      if let fixing = request.fixing, !request.configuration.isShown {
        var run = LintFixRun(request, fixing)
        return try run.run(&output)
      }
      return LintCommand(request).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb lint`: finds documents, checks them on all cores, and reports in the order of their paths.
struct LintCommand {
  /// How many files are checked before their reports are written.
  private static let batch = 128

  /// What was found in a file.
  private struct Checked: Sendable {
    var report: FileReport
    /// What was not there before; nil where nobody asks.
    var news: FileReport?
    /// The file's; none where they are not needed any more.
    var bytes: [UInt8] = []
  }

  let request: LintRequest

  init(_ request: LintRequest) { self.request = request }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) { return try check(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func check(_ output: inout Output) throws(Failure) -> ExitCode {
    if request.configuration.isShown { return try showPlans(&output) }
    let search = try LintFiles(request.paths, request.selection)
    for message in search.missing + search.empty { output.complain(message) }
    let plans = try DocumentPlans(search.files, request.configuration.source, request.asked)
    var baselines = try LintBaselines(request.baseline, plans)
    if let sentence = plans.emptiness() { output.complain(sentence) }
    var summary = LintSummary()
    var isDone = true
    var isFailing = false
    let progress = output.beginProgress("Checking", of: plans.files.count)
    defer { progress.end() }
    var writers = request.outputs.map { LintWriter($0, request.linter.rules, output.reportStyle) }
    for place in writers.indices { writers[place].begin(&output) }
    var additions = request.additions
    var sketches = 0
    for start in stride(from: 0, to: plans.files.count, by: Self.batch) {
      let files = plans.files[start..<min(start + Self.batch, plans.files.count)]
      let results = ParallelWork.results(on: Array(files), progress) {
        [request, history = search.history] path throws(Failure) in
        try Self.report(on: path, request, plans[path].linter(request.linter), history)
      }
      if sketches >= MarkdownReport.mostSketches { additions.hasSketches = false }
      var checked: [Checked] = []
      for result in results {
        do throws(Failure) {
          var found = try result.get()
          found.report = baselines.reduced(found.report, plans[found.report.path]).common(found.news)
          checked.append(found)
        } catch {
          output.complain(error.message)
          isDone = false
        }
      }
      for report in reports(on: checked, plans, additions) {
        summary.add(report)
        if report.fails(at: plans[report.path].failLevel) { isFailing = true }
        for place in writers.indices { writers[place].add(report, &output) }
        sketches += report.sketches.count
        if let sentence = report.omissions.unknownDevice { output.complain("\(report.path): \(sentence)") }
      }
    }
    // A check of nothing must not look like one that found nothing.
    if let emptiness = search.emptiness, search.missing.isEmpty {
      try endWithout(emptiness, &writers, &baselines, &output)
      return .done
    }
    if search.files.isEmpty {
      if request.outputs.contains(where: \.isForPeople) { output.write("nothing to check\n") }
      return .notDone
    }
    for place in writers.indices { try writers[place].end(summary, &output) }
    if try baselines.end(&output) { isFailing = true }
    for sentence in Self.remarks(summary) { output.complain(sentence) }
    if !search.missing.isEmpty || !isDone { return .notDone }
    return isFailing ? .found : .done
  }

  /// The reports with what the forms that are written have room for.
  private func reports(
    on checked: [Checked], _ plans: DocumentPlans, _ additions: LintAdditions
  ) -> [FileReport] {
    if additions.areNone { return checked.map { $0.report } }
    let results = ParallelWork.results(on: checked) { [request] found throws(Failure) in
      var report = found.report
      additions.add(to: &report, of: found.bytes, plans[report.path].linter(request.linter))
      return report
    }
    return results.compactMap { try? $0.get() }
  }

  /// That files were checked at their own sizes though others were asked for.
  static func remarks(_ summary: LintSummary) -> [String] {
    let files = summary.filesKeepingSize
    guard let first = files.first else { return [] }
    let rest = files.count == 1 ? "" : " and \(files.count - 1) more"
    return ["Checked at the recorded size, as no root filled a screen when it was saved: \(first)\(rest)."]
  }

  /// Nothing is left to check: programs that read what is written find a report without findings.
  private func endWithout(
    _ reason: String, _ writers: inout [LintWriter], _ baselines: inout LintBaselines, _ output: inout Output
  ) throws(Failure) {
    for place in writers.indices where !request.outputs[place].isForPeople {
      try writers[place].end(LintSummary(), &output)
    }
    _ = try baselines.end(&output)
    output.complain(reason)
  }

  /// Throws where the document does not have the scene or the root that was asked for.
  private static func report(
    on path: String, _ request: LintRequest, _ linter: Linter, _ history: LintHistory?
  ) throws(Failure) -> Checked {
    let bytes: [UInt8]
    do throws(Failure) { bytes = try InputFile.bytes(at: path) } catch {
      return Checked(report: FileReport(path: path, findings: linter.unreadable(error.message)))
    }
    let check = linter.check(bytes, only: try scene(of: bytes, path, request))
    let report = FileReport(path: path, findings: check.findings, omissions: check.omissions)
    var checked = Checked(report: report)
    if !request.additions.areNone, !report.findings.isEmpty { checked.bytes = bytes }
    guard let history else { return checked }
    checked.news = try history.news(report) { before in
      // What has not the scene has no findings in it.
      guard let only = try? scene(of: before, path, request) else {
        return request.scene == nil && request.sizedEnvironment == nil ? linter.check(before).findings : []
      }
      return linter.check(before, only: only).findings
    }
    return checked
  }

  /// The id of the scene that was asked for; nil for all, and for a document that cannot be read.
  private static func scene(of bytes: [UInt8], _ path: String, _ request: LintRequest) throws(Failure)
    -> String?
  {
    guard request.scene != nil || request.sizedEnvironment != nil else { return nil }
    let document: InterfaceDocument
    do throws(DocumentError) { document = try InterfaceDocument(bytes: bytes) } catch { return nil }
    var only: String?
    if let scene = request.scene {
      only = try asking(path) { () throws(AnswerError) in try document.sceneID(meantBy: scene) }
    }
    if let environment = request.sizedEnvironment {
      try asking(path) { () throws(AnswerError) in
        try document.checkSize(in: environment, scenes: only.map { [$0] })
      }
    }
    return only
  }
}

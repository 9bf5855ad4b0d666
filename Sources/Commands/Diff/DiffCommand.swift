import PlumbAnswers
import PlumbLayoutLint
import PlumbLayoutRendering
import Synchronization

extension Command {
  static let diff = Command(
    name: "diff", group: .documents, usage: "[OLD NEW | REV[..REV]] [PATHS] [OPTIONS]",
    summary: "say what a change to a document moves, and why",
    discussion: """
      Lays out two states of .storyboard and .xib files and tells what differs on the screen: which views move, are of another size,
      come or go, below the constraint that each comes from; which constraints differ and move nothing; and which findings of “plumb
      lint” are new or settled.

      OLD and NEW are two files or two folders. Everything else is asked of git: without a revision, the working tree is compared with
      the last commit; with one, with that; A..B compares two revisions, A...B what B has become since both came from the same. PATHS restrict that.

      Views and constraints are matched by their ids, and what was pasted anew by its kind and place. A frame is the one in the
      superview: what moves along with its superview is not listed. With several devices, a row says where it holds unless it does
      everywhere.

      What the nearest .plumb.yml says holds here, too: which documents are looked at, which findings count, and the situations of its
      matrix, unless options ask for others.

      Git can call it: “git config diff.plumb.command "plumb diff"” with “*.storyboard diff=plumb” in .gitattributes shows layouts in
      “git diff”, and GIT_EXTERNAL_DIFF="plumb diff" does so once. Documentation/GIT.md has more.

      Exit codes: 0 where nothing moves, 1 where something does, 2 where documents could not be compared. Called by git, 0 unless it failed.
      """,
    examples: [
      CommandExample(
        "plumb diff Examples/TwoLabels.storyboard Examples/MisplacedLabel.storyboard", "two files"),
      CommandExample("plumb diff", "the working tree against the last commit"),
      CommandExample("plumb diff HEAD..HEAD Examples", "two revisions, of one folder"),
      CommandExample(
        "plumb diff Examples/Form.storyboard Examples/StackForm.storyboard --device \"iPhone 8\" --device \"iPhone 11\" --summary",
        "on two devices, in a line"),
      CommandExample(
        "plumb diff Examples/TwoLabels.storyboard Examples/MisplacedLabel.storyboard --picture change.svg",
        "before, after, and both over each other"),
    ],
    options: [
      .deviceRepeated, .landscape, .rtl, .textSize, .doubleStrings, MatrixOption.option,
      OptionDescription("picture", "FILE", help: "draw what moves: before, after, and both over each other"),
      OptionDescription("summary", help: "print a line for each document"),
      OptionDescription("markdown", help: "print tables in Markdown, for a pull request"),
    ] + ConfigurationRequest.sourceOptions + [.json, .ascii, .color]
  ) { arguments, output in
    do throws(ArgumentError) {
      return DiffCommand(request: try DiffRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb diff`: finds the states of documents, compares them on all cores, and reports in the order of their paths.
struct DiffCommand {
  /// How many documents are compared before they are reported.
  private static let batch = 32

  let request: DiffRequest

  /// What comes of a document.
  private struct Outcome: Sendable {
    let answer: ComparisonAnswer
    let pictures: [ComparisonPicture]
  }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) { return try compare(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func compare(_ output: inout Output) throws(Failure) -> ExitCode {
    let external = ExternalDiff(request.arguments)
    if let external, !DocumentSearch.isDocument(external.path) {
      output.complain("\(external.path): This is no .storyboard or .xib file, and is not compared.")
      return .done
    }
    let found = try DiffPairs.all(request.arguments)
    let plans = try DocumentPlans(found.map { $0.path }, request.configuration.source)
    let pairs = found.filter { plans[$0.path].isChecked }
    if let sentence = plans.emptiness("compare") {
      output.complain(sentence)
      return .done
    }
    let progress = output.beginProgress("Comparing", of: pairs.count)
    defer { progress.end() }
    var counts = ComparisonCounts()
    var pictures: [ComparisonPicture] = []
    var (isStill, isDone) = (true, true)
    for start in stride(from: 0, to: pairs.count, by: Self.batch) {
      let some = Array(pairs[start..<min(start + Self.batch, pairs.count)])
      for result in ParallelWork.results(
        on: some, progress,
        { pair throws(Failure) in
          try outcome(pair, plans[pair.path].linter(request.linter))
        })
      {
        do throws(Failure) {
          let outcome = try result.get()
          isStill = isStill && outcome.answer.isStill
          pictures += outcome.pictures
          if !outcome.answer.isEmpty || request.form == .json { counts.add(outcome.answer) }
          write(outcome.answer, &output)
        } catch {
          output.complain(error.message)
          isDone = false
        }
      }
    }
    if let picture = request.picture { try write(pictures, picture, &output) }
    if request.form != .json, isDone || counts.files > 0 {
      tell(counts, of: pairs.count, isExternal: external != nil, &output)
    }
    if !isDone { return .notDone }
    return isStill || external != nil ? .done : .found
  }

  // MARK: Output

  private func write(_ answer: ComparisonAnswer, _ output: inout Output) {
    switch request.form {
    case .json: output.write(answer.json)
    case .text where !answer.isEmpty: output.write(ComparisonText(answer, output).text)
    case .summary where !answer.isEmpty:
      let words = ComparisonCounts([answer]).words
      output.write(output.shown("\(answer.document.printable): \(words)\n"))
    case .markdown where !answer.isEmpty: output.write(ComparisonMarkdown().text(answer))
    default: break
    }
  }

  private func tell(_ counts: ComparisonCounts, of total: Int, isExternal: Bool, _ output: inout Output) {
    // Git goes through documents one by one, and a line for each that says nothing is a line too much.
    if isExternal, counts.files > 0 { return }
    if request.form == .markdown {
      if counts.files != 1 { output.write("**\(counts.words)**\n") }
      return
    }
    if request.form == .summary, counts.files > 0 { return }
    let files = total == 0 ? "no document differs" : total == 1 ? "1 document" : "\(total) documents"
    output.write(total == 0 ? files + "\n" : "\(files), \(counts.words)\n")
  }

  private func write(
    _ pictures: [ComparisonPicture], _ picture: (path: String, format: PictureFormat), _ output: inout Output
  ) throws(Failure) {
    guard !pictures.isEmpty else {
      output.complain("\(picture.path): Nothing moves, so no picture was written.")
      return
    }
    let drawing = Drawing(title: "What moves", comparisons: pictures)
    try OutputFile.write(try picture.format.encode(drawing, 2), to: picture.path)
  }

  // MARK: Comparing

  private func outcome(_ pair: DiffPair, _ linter: Linter) throws(Failure) -> Outcome {
    // The two states are worked on at the same time: mostly it is one document that has changed.
    let states = [(pair.old, pair.oldPath ?? pair.path), (pair.new, pair.path)]
    var checked: [(session: DocumentSession?, report: FileReport?)] = []
    let results = ParallelWork.results(on: states) { state throws(Failure) in
      try Self.checkedSession(state.0, state.1, linter)
    }
    for result in results { checked.append(try result.get()) }
    var (old, new) = (checked[0].session, checked[1].session)
    return try asking(pair.path) { () throws(AnswerError) in
      let answer = try ComparisonAnswer(
        &old, &new, findings: (checked[0].report, checked[1].report), in: linter.surroundings)
      return Outcome(
        answer: answer, pictures: request.picture == nil ? [] : try answer.pictures(&old, &new))
    }
  }

  private static func checkedSession(
    _ source: DiffPair.Source?, _ path: String, _ linter: Linter
  ) throws(Failure) -> (session: DocumentSession?, report: FileReport?) {
    guard let source else { return (nil, nil) }
    var session = try DocumentSession(
      try source.bytes(), path: path, in: linter.surroundings[0].environment)
    let report = try asking(path) { () throws(AnswerError) in try session.findings(linter).report }
    return (session, report)
  }
}

import Findings
import Foundation
import InterfaceBuilder
import LayoutLint
import Synchronization

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

      Exit codes: 0 where nothing was found but notes, 1 where something was, 2 for wrong arguments, a path that is not
      there, or folders without a document.
      """,
    examples: [
      CommandExample("plumb lint Examples/Broken.storyboard", "one document"),
      CommandExample("plumb lint Examples --disable misplaced-view", "a folder, without one of the rules"),
      CommandExample("plumb lint Examples --brief", "a line for each finding, to look through or to search"),
      CommandExample(
        "plumb lint Examples/FixedWidth.storyboard --device \"iPhone 8\" --device \"iPhone 11 Pro Max\"",
        "on several devices: findings say where they hold"),
    ],
    options: [
      OptionDescription("only", "RULE", help: "look for nothing else; may be repeated"),
      OptionDescription("disable", "RULE", help: "do not look for this; may be repeated"),
      .deviceRepeated, .landscape, .rtl, .textSize, .doubleStrings,
      OptionDescription(
        "brief", help: "print one line for each finding: where, how grave, which scene, what, which rule"),
      .json, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return LintCommand(try LintRequest(arguments)).run(&output)
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

  let request: LintRequest

  init(_ request: LintRequest) { self.request = request }

  func run(_ output: inout Output) -> ExitCode {
    let search = DocumentSearch(request.paths)
    for message in search.missing + search.empty { output.complain(message) }
    var summary = LintSummary()
    let progress = output.beginProgress("Checking", of: search.files.count)
    defer { progress.end() }
    let text = TextReporter(style: output.reportStyle)
    for start in stride(from: 0, to: search.files.count, by: Self.batch) {
      let files = search.files[start..<min(start + Self.batch, search.files.count)]
      for report in reports(on: Array(files), progress) {
        summary.add(report)
        output.write(written(report, text))
      }
    }
    // A check of nothing must not look like one that found nothing.
    if search.files.isEmpty {
      if request.form != .json { output.write("nothing to check\n") }
      return .notDone
    }
    if request.form != .json { output.write(text.summary(summary, isBrief: request.form == .brief)) }
    if !search.missing.isEmpty { return .notDone }
    return summary.fails ? .found : .done
  }

  private func written(_ report: FileReport, _ text: TextReporter) -> String {
    switch request.form {
    case .json: JSONReporter().report(report)
    case .brief: text.brief(report)
    case .full: text.report(report)
    }
  }

  /// Checks files on as many threads as there are cores; the reports come in the order of the files.
  private func reports(on files: [String], _ progress: ProgressLine) -> [FileReport] {
    let reports = Mutex([FileReport?](repeating: nil, count: files.count))
    let linter = request.linter
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let report = FileReport(path: files[index], findings: Self.findings(at: files[index], linter))
      reports.withLock { $0[index] = report }
      progress.advance()
    }
    return reports.withLock { $0.compactMap { $0 } }
  }

  private static func findings(at path: String, _ linter: Linter) -> [Finding] {
    do throws(Failure) {
      return linter.findings(in: try InputFile.bytes(at: path))
    } catch {
      return linter.unreadable(error.message)
    }
  }
}

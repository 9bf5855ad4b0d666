import PlumbAnswers
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

/// One place that findings are written to, and how.
struct LintOutput: Sendable {
  /// Who reads it.
  enum Form: String, CaseIterable {
    case text, brief, json, sarif, github, junit, checkstyle, gitlab, xcode, markdown

    /// Whether it has room for what settles findings.
    var hasFixes: Bool { self == .sarif }
    /// Whether it has room for pictures of what they are about.
    var hasSketches: Bool { self == .markdown }
  }

  let form: Form
  /// Nil for standard output.
  var path: String?

  /// Whether standard output has it for people to read.
  var isForPeople: Bool { path == nil && (form == .text || form == .brief) }

  /// What was asked for; text where nothing was.
  static func all(_ arguments: ParsedArguments, _ form: LintRequest.Form) throws(ArgumentError)
    -> [LintOutput]
  {
    var outputs: [LintOutput] = []
    for text in arguments.values(of: "output") { outputs.append(try LintOutput(text)) }
    switch form {
    case .full: if outputs.isEmpty { outputs.append(LintOutput(form: .text)) }
    case .brief: outputs.append(LintOutput(form: .brief))
    case .json: outputs.append(LintOutput(form: .json))
    }
    let shown = outputs.filter { $0.path == nil }
    guard shown.count < 2 else { throw .severalForms(shown.map(\.form.rawValue)) }
    return outputs
  }

  private init(form: Form) { self.form = form }

  /// `FORM` or `FORM=FILE`.
  private init(_ text: String) throws(ArgumentError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let form = Form(rawValue: parts[0].lowercased()), parts.count == 1 || !parts[1].isEmpty else {
      let names = Form.allCases.map(\.rawValue)
      throw .badValue(
        option: "output", value: text,
        expected: "it takes " + Suggestion.list(names) + ", and a file behind an equals sign."
          + Suggestion.sentence(for: parts[0], among: names))
    }
    self.form = form
    path = parts.count == 2 ? parts[1] : nil
  }
}

/// Writes findings to one place. What goes to a file is written when all is known, as a whole.
struct LintWriter {
  private let output: LintOutput
  private let text: TextReporter
  private var report: (any FindingsReport)?
  private var kept = ""

  init(_ output: LintOutput, _ rules: [Rule], _ style: TextReporter.Style) {
    self.output = output
    let isPlain = output.path != nil || output.form == .xcode
    text = TextReporter(style: isPlain ? TextReporter.Style() : style)
    report =
      switch output.form {
      case .text, .brief, .json, .xcode: nil
      case .sarif: SARIFReport(version: PlumbVersion.text, rules: rules)
      case .github: GitHubReport()
      case .junit: JUnitReport()
      case .checkstyle: CheckstyleReport()
      case .gitlab: GitLabReport()
      case .markdown: MarkdownReport()
      }
  }

  mutating func begin(_ output: inout Output) {
    if let beginning = report?.beginning() { write(beginning, &output) }
  }

  mutating func add(_ file: FileReport, _ output: inout Output) {
    switch self.output.form {
    case .text: write(text.report(file), &output)
    case .brief, .xcode: write(text.brief(file), &output)
    case .json: write(FindingsAnswer(file).json, &output)
    default: if let part = report?.add(file) { write(part, &output) }
    }
  }

  /// Writes what comes last, and the file.
  mutating func end(_ summary: LintSummary, _ output: inout Output) throws(Failure) {
    switch self.output.form {
    case .text: write(text.summary(summary), &output)
    case .brief: write(text.summary(summary, isBrief: true), &output)
    case .json, .xcode: break
    default: if let end = report?.end(summary) { write(end, &output) }
    }
    if let path = self.output.path { try OutputFile.write(Array(kept.utf8), to: path) }
  }

  private mutating func write(_ text: String, _ output: inout Output) {
    if self.output.path == nil { output.write(text) } else { kept += text }
  }
}

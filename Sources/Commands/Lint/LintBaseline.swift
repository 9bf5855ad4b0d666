import PlumbFindings
import PlumbLayoutLint
import PlumbMarkup

/// What `plumb lint` is to do with a baseline.
struct BaselineRequest: Sendable {
  static let options: [OptionDescription] = [
    OptionDescription("baseline", "FILE", help: "pass over the findings that this file accepts"),
    OptionDescription(
      "write-baseline", "FILE", help: "accept all that is found now, and write that into a file"),
    OptionDescription(
      "update-baseline", help: "drop from the --baseline what is gone; nothing new is accepted"),
    OptionDescription("strict-baseline", help: "fail where the --baseline accepts what is gone"),
  ]

  enum Purpose {
    case compare, update, write
  }

  /// Nil leaves that to configurations.
  let path: String?
  let purpose: Purpose
  let isStrict: Bool
  /// Whether only some of the documents are looked at: what is not found may have gone to one of the others.
  let isPartial: Bool

  init(_ arguments: ParsedArguments, isFixing: Bool, isPartial: Bool) throws(ArgumentError) {
    self.isPartial = isPartial
    let written = arguments["write-baseline"]
    let updates = arguments.contains("update-baseline")
    isStrict = arguments.contains("strict-baseline")
    path = written ?? arguments["baseline"]
    for option in ["baseline", "write-baseline", "update-baseline", "strict-baseline"]
    where isFixing && arguments.contains(option) {
      throw .incompatible(option, "fix")
    }
    for other in ["baseline", "update-baseline", "strict-baseline"]
    where written != nil && arguments.contains(other) {
      throw .incompatible("write-baseline", other)
    }
    if updates, isStrict { throw .incompatible("update-baseline", "strict-baseline") }
    purpose = written != nil ? .write : updates ? .update : .compare
  }
}

/// A baseline during a run.
struct LintBaseline {
  private let request: BaselineRequest
  private let path: String
  /// The folder that paths in the baseline count from: its own, so that it holds wherever somebody calls from.
  private let folder: String
  private var comparison: BaselineComparison
  private var written = Baseline()
  private var checked: Set<String> = []

  init(_ request: BaselineRequest, at path: String) throws(Failure) {
    self.request = request
    self.path = path
    folder = SystemFile.folder(of: path)
    var baseline = Baseline()
    if request.purpose != .write {
      let bytes = try asking(path) { () throws(Failure) in try InputFile.bytes(at: path) }
      guard bytes.count <= MarkupLimits.standard.bytes else {
        throw Failure(
          "\(path): The baseline is larger than the \(MarkupLimits.standard.bytes) bytes that are read. Keep one a folder."
        )
      }
      do throws(Baseline.Malformed) {
        baseline = try Baseline(String(decoding: bytes, as: UTF8.self))
      } catch {
        throw Failure(
          "\(path):\(error.line):1: This is no line of a baseline: a path, a rule, a scene, a subject and a count, with tabs between them. “--write-baseline” writes it anew."
        )
      }
    }
    let folder = folder
    comparison = BaselineComparison(baseline) { path in
      SystemFile.resolved(path.hasPrefix("/") ? path : folder + path) != nil
    }
  }

  /// The report without what is accepted; where all is to be accepted, without anything.
  mutating func reduced(_ report: FileReport) -> FileReport {
    let path = key(report.path)
    checked.insert(path)
    guard request.purpose == .write else { return comparison.reduced(report, path: path) }
    for finding in report.findings { written.add(finding, in: path) }
    return report.keeping([])
  }

  /// What is told behind the last file, and whether the run fails for it.
  mutating func end(_ output: inout Output) throws(Failure) -> Bool {
    if request.purpose == .write {
      try write(written)
      output.remark("\(path.printable): \(counted(written.count)) accepted\n")
      return false
    }
    let settled = comparison.settled(isPartial: request.isPartial, wasChecked: checked.contains)
    var parts: [String] = []
    if comparison.accepted > 0 { parts.append("\(counted(comparison.accepted)) accepted") }
    if settled > 0 { parts.append("\(settled) gone") }
    if !parts.isEmpty { output.remark("\(path.printable): " + parts.joined(separator: ", ") + "\n") }
    if request.purpose == .update {
      try write(comparison.updated(wasChecked: checked.contains))
      return false
    }
    guard settled > 0 else { return false }
    output.complain("“--update-baseline” drops from the baseline what is gone.")
    return request.isStrict
  }

  private func write(_ baseline: Baseline) throws(Failure) {
    try OutputFile.write(Array(baseline.text.utf8), to: path)
  }

  /// The path as the baseline has it.
  private func key(_ path: String) -> String {
    let resolved = SystemFile.resolved(path) ?? path
    return resolved.hasPrefix(folder) ? String(resolved.dropFirst(folder.count)) : resolved
  }

  private func counted(_ count: Int) -> String { "\(count) finding" + (count == 1 ? "" : "s") }
}

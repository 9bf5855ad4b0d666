import PlumbAnswers
import PlumbTextOutput

/// Reads a document, has something done to it, and shows or writes what comes of it.
struct EditRun {
  let request: EditRequest
  let work: (inout DocumentSession) throws(AnswerError) -> EditResult

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) { return try answer(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func answer(_ output: inout Output) throws(Failure) -> ExitCode {
    let path = request.path
    var file = try DocumentFile(reading: path)
    var session = try DocumentSession(file.bytes, path: path, in: request.environment)
    let result = try asking(path) { () throws(AnswerError) in try work(&session) }
    output.write(request.json ? result.json : DiffText(output: output).text(result.diff))
    let isWritten = request.isInPlace || request.output != nil
    if let target = request.output {
      try OutputFile.write(result.bytes, to: target)
    } else if request.isInPlace, result.isChanged {
      try file.write(result.bytes)
    }
    if !request.json {
      output.complain(result.headline(isWritten: isWritten))
      for remark in result.remarks { output.complain(remark) }
    }
    return isWritten || !result.isChanged ? .done : .found
  }
}

/// What comes of a document, for somebody who looks.
struct EditResult {
  let diff: UnifiedDiff
  let bytes: [UInt8]
  let json: String
  /// What was done: “2 frames updated”.
  var done: [String] = []
  /// What was not done, and what else there is to say, each a sentence.
  var remarks: [String] = []
  var isChanged: Bool

  fileprivate func headline(isWritten: Bool) -> String {
    guard isChanged else { return remarks.isEmpty ? "Nothing changes." : "Nothing is changed." }
    return done.joined(separator: ", ") + (isWritten ? "." : "; “--in-place” writes the file.")
  }
}

extension EditRun {
  /// An operation on views.
  init(
    _ request: EditRequest, _ operation: Operation, on views: OperationViews, takesDoubtful: Bool = false,
    frames: FramesAfter = .none
  ) {
    self.init(request: request) { session throws(AnswerError) in
      let answer = try session.operate(
        operation, on: views, scene: request.scene, takesDoubtful: takesDoubtful, frames: frames)
      return EditResult(
        diff: answer.diff, bytes: answer.after.bytes, json: request.json ? answer.json : "",
        done: answer.steps.map { $0.deed.words($0.count) },
        remarks: Self.remarks(answer, takesDoubtful: takesDoubtful), isChanged: answer.isChanged)
    }
  }

  private static func remarks(_ answer: OperationAnswer, takesDoubtful: Bool) -> [String] {
    var remarks: [String] = []
    if answer.newConflicts > 0 {
      remarks.append(
        "\(answer.newConflicts) new \(answer.newConflicts == 1 ? "conflict" : "conflicts"): “plumb lint” says which."
      )
    }
    let most = 5
    for left in answer.left.prefix(most) {
      remarks.append("Left alone: \(left.name) (\(left.id)): \(left.reason.words).")
    }
    if answer.left.count > most {
      remarks.append("Left alone: \(answer.left.count - most) more; --json has all.")
    }
    if answer.left.contains(where: \.isDoubtful), !takesDoubtful {
      remarks.append("What is in doubt is changed where it is named, or with “--unsafe-fixes”.")
    }
    return remarks
  }
}

/// A diff in colours, where the output has them.
struct DiffText {
  let output: Output

  func text(_ diff: UnifiedDiff) -> String {
    guard output.colors else { return diff.text }
    var text = ""
    for line in diff.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line)
      if !text.isEmpty { text += "\n" }
      if line.hasPrefix("+++") || line.hasPrefix("---") {
        text += output.styled(line, .bold)
      } else if line.hasPrefix("@@") {
        text += output.styled(line, .faint)
      } else if line.hasPrefix("+") {
        text += output.styled(line, .green)
      } else if line.hasPrefix("-") {
        text += output.styled(line, .red)
      } else {
        text += line
      }
    }
    return text
  }
}

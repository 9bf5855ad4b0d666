import PlumbAnswers
import PlumbTextOutput

/// Reads a document, has something done to it, and shows or writes what comes of it.
struct EditRun {
  let request: EditRequest
  /// What is counted: “frame”, “constraint”.
  let noun: String
  /// What happens to it: “updated”.
  let verb: String
  let operation: Operation
  let views: OperationViews
  var takesDoubtful = false
  var frames = FramesAfter.none

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
    let answer = try asking(path) { () throws(AnswerError) in
      try session.operate(
        operation, on: views, scene: request.scene, takesDoubtful: takesDoubtful, frames: frames)
    }
    output.write(request.json ? answer.json : DiffText(output: output).text(answer.diff))
    let isWritten = request.isInPlace || request.output != nil
    if let target = request.output {
      try OutputFile.write(answer.after.bytes, to: target)
    } else if request.isInPlace, answer.isChanged {
      try file.write(answer.after.bytes)
    }
    if !request.json { for sentence in sentences(answer, isWritten) { output.complain(sentence) } }
    return isWritten || !answer.isChanged ? .done : .found
  }

  /// What was done and what was not, for somebody who looks.
  private func sentences(_ answer: OperationAnswer, _ isWritten: Bool) -> [String] {
    var sentences: [String] = []
    let nouns = answer.count == 1 ? noun : noun + "s"
    if answer.isChanged {
      let end = isWritten ? "." : "; “--in-place” writes the file."
      sentences.append("\(answer.count) \(nouns) \(verb)" + end)
    } else if answer.left.isEmpty {
      sentences.append("Nothing changes.")
    } else {
      sentences.append("Nothing is changed.")
    }
    if answer.newConflicts > 0 {
      sentences.append(
        "\(answer.newConflicts) new \(answer.newConflicts == 1 ? "conflict" : "conflicts"): “plumb lint” says which."
      )
    }
    let most = 5
    for left in answer.left.prefix(most) {
      sentences.append("Left alone: \(left.name) (\(left.id)): \(left.reason.words).")
    }
    if answer.left.count > most {
      sentences.append("Left alone: \(answer.left.count - most) more; --json has all.")
    }
    if answer.left.contains(where: \.isDoubtful), !takesDoubtful {
      sentences.append("What is in doubt is changed where it is named, or with “--unsafe-fixes”.")
    }
    return sentences
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

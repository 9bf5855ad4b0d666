import PlumbAnswers
import PlumbLayoutLint

extension EditRun {
  /// Settles findings.
  ///
  /// - Parameter findings: The names of rules or ids of what findings are about; none means all.
  init(repairing findings: [String], of views: OperationViews, _ request: EditRequest, takesUnsafe: Bool) {
    self.init(request: request) { session throws(AnswerError) in
      let linter = Linter(surroundings: [Surroundings(name: "", environment: session.environment)])
      // Who names a finding has decided.
      let answer = try session.fix(
        linter, scene: request.scene, findings: findings, of: views,
        takesUnsafe: takesUnsafe || !findings.isEmpty)
      return EditResult(
        diff: answer.diff, bytes: answer.after, json: request.json ? answer.json : "",
        done: ["\(answer.count) \(answer.count == 1 ? "repair" : "repairs") made"],
        remarks: Self.remarks(answer), isChanged: answer.isChanged)
    }
  }

  /// What is left.
  private static func remarks(_ answer: FixAnswer) -> [String] {
    var remarks: [String] = []
    let remaining = answer.unsettled.count
    if remaining > 0 {
      remarks.append(
        "\(remaining) \(remaining == 1 ? "finding remains" : "findings remain"): “plumb lint” says which.")
    }
    if let sentence = answer.unsafeSentence { remarks.append(sentence) }
    return remarks
  }
}

extension FixAnswer {
  /// That more could be done; nil where nothing could.
  var unsafeSentence: String? { Self.unsafeSentence(unsafeFixes) }

  static func unsafeSentence(_ count: Int) -> String? {
    count == 0 ? nil : "\(count) more with “--unsafe-fixes”."
  }
}

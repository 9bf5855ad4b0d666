import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// Where the constraints of a document put its views, and what is wrong with them.
public struct LayoutAnswer: Sendable {
  /// The name that the session has.
  public let document: String
  package let scenes: [Scene]

  /// A scene of the document.
  package struct Scene: Sendable {
    package let judgement: SceneJudgement
    /// What each conflict comes to.
    package let conflicts: [ConflictText]
  }

  /// A conflict as a sentence, and the constraints that it is between.
  package struct ConflictText: Sendable {
    package let headline: Message
    package let others: [Message]
    /// Why it may be none.
    package let doubt: Doubt?
  }
}

extension DocumentSession {
  /// The frames of all views, in their superviews' coordinates.
  ///
  /// - Parameter scene: The scene that is meant, as a person calls it; nil for all.
  public mutating func layout(scene: String? = nil) throws(AnswerError) -> LayoutAnswer {
    var answers: [LayoutAnswer.Scene] = []
    for position in try scenes(scene) {
      let judgement = try judgement(ofScene: position)
      answers.append(LayoutAnswer.Scene(judgement: judgement, conflicts: LayoutAnswer.texts(of: judgement)))
    }
    return LayoutAnswer(document: name, scenes: answers)
  }
}

extension LayoutAnswer {
  fileprivate static func texts(of judgement: SceneJudgement) -> [ConflictText] {
    let words = judgement.words
    return zip(judgement.found, judgement.solved.conflicts).map { conflict, solved in
      ConflictText(
        headline: words.headline(of: conflict),
        others: words.grouped(conflict.rows.filter { $0 != conflict.broken }).map { words.words($0) },
        doubt: judgement.conflictDoubts[solved.broken])
    }
  }
}

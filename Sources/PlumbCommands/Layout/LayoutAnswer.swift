import AutoLayout
import Findings
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// What `plumb layout` has found out of a scene.
struct LayoutAnswer {
  let judgement: SceneJudgement
  /// What each conflict comes to, in words, where those are asked for.
  let conflicts: [ConflictText]

  /// A conflict as a sentence, and the constraints that it is between.
  struct ConflictText {
    let headline: Message
    let others: [Message]
    /// Why it may be none.
    let doubt: ConflictDoubt?
  }

  init(_ judgement: SceneJudgement, inWords: Bool) throws(LayoutError) {
    self.judgement = judgement
    conflicts = judgement.solved.conflicts.isEmpty || !inWords ? [] : try Self.texts(of: judgement)
  }

  private static func texts(of judgement: SceneJudgement) throws(LayoutError) -> [ConflictText] {
    let (layout, words) = (judgement.layout, judgement.words)
    var texts: [ConflictText] = []
    for root in layout.tree.rootNodes {
      for conflict in try layout.tree.conflicts(under: root) {
        // The solved scene lists the same conflicts in the same order, by the document's ids.
        let broken = judgement.solved.conflicts[texts.count].broken
        texts.append(
          ConflictText(
            headline: words.headline(of: conflict),
            others: words.grouped(conflict.rows.filter { $0 != conflict.broken }).map { words.words($0) },
            doubt: judgement.conflictDoubts[broken]))
      }
    }
    return texts
  }
}

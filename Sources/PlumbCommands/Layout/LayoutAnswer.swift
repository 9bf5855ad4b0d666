import AutoLayout
import Findings
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// What `plumb layout` has found out of a scene.
struct LayoutAnswer {
  let scene: SolvedScene
  /// What each conflict comes to, in words, where those are asked for.
  let conflicts: [ConflictText]

  /// A conflict as a sentence, and the constraints that it is between.
  struct ConflictText {
    let headline: Message
    let others: [Message]
  }

  init(_ layout: SceneLayout, inWords: Bool) throws(LayoutError) {
    scene = try layout.solved()
    conflicts = scene.conflicts.isEmpty || !inWords ? [] : try Self.texts(of: layout)
  }

  private static func texts(of layout: SceneLayout) throws(LayoutError) -> [ConflictText] {
    let words = ConstraintWords(layout)
    var texts: [ConflictText] = []
    for root in layout.tree.rootNodes {
      for conflict in try layout.tree.conflicts(under: root) {
        texts.append(
          ConflictText(
            headline: words.headline(of: conflict),
            others: words.grouped(conflict.rows.filter { $0 != conflict.broken }).map { words.words($0) }))
      }
    }
    return texts
  }
}

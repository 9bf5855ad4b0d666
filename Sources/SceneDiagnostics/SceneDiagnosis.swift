import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Everything that is wrong with a scene's layout, explained in the document's terms.
package final class SceneDiagnosis: Sendable {
  /// The conflicts, ambiguities and misplacements.
  package let judgement: SceneJudgement
  /// The views that nobody can see, or only in part.
  package let lostViews: [LostView]
  /// The wording of rows of lost views.
  ///
  /// The rows are those of a layout in which texts are as large as they need to be.
  package let lostWords: ConstraintWords
  /// The constraints between left and right edges that do not turn around where text runs right to left.
  package let fixedDirections: [FixedDirection]

  /// Diagnoses a judged scene.
  ///
  /// - Parameter facts: The facts by which the scene was judged.
  /// - Complexity: Next to nothing for a scene without trouble; a few solutions of a copy for each trouble.
  package init(_ judgement: consuming SceneJudgement, _ facts: inout SceneFacts) throws(LayoutError) {
    let lost = try SceneLostViews(&facts, conflicts: judgement.conflictSearch).reports(&facts)
    fixedDirections = try SceneDirections(facts.layout).reports()
    lostViews = lost?.lost ?? []
    let words = judgement.words
    lostWords = lost.map { ConstraintWords($0.tree, words.names) } ?? words
    self.judgement = judgement
  }

  /// Diagnoses a solved scene.
  ///
  /// - Parameter doubts: The union of `SceneJudgement.doubts(about:)` over the document's scenes in their own
  ///   surroundings.
  package convenience init(_ layout: SceneLayout, doubts: Doubts = .none) throws(LayoutError) {
    var facts = SceneFacts(layout)
    try self.init(SceneJudgement(&facts, doubts: doubts), &facts)
  }

  package var layout: SceneLayout { _read { yield judgement.layout } }
  /// The wording of the scene's rows.
  package var words: ConstraintWords { judgement.words }
  package var conflicts: [ConflictReport] { judgement.conflicts }
  package var ambiguities: [AmbiguityReport] { judgement.ambiguities }
  /// The wording of the rows of ambiguities.
  package var ambiguityWords: ConstraintWords { judgement.ambiguityWords }
  package var misplacements: [MisplacementReport] { judgement.misplacements }

  // MARK: The document's terms

  /// The position of the view in `layout.scene.views`; nil for guides.
  package func view(of node: NodeID) -> Int? { judgement.view(of: node) }

  /// The element that a row comes from: the constraint, or the view of a generated row.
  package func element(of row: RowSource) -> MarkupElement? {
    switch row {
    case .constraint(let id):
      guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { return nil }
      return layout.scene.constraints[Int(origin.reference)].element
    case .generated(let node, _, _):
      return element(of: node)
    }
  }

  /// The element of a view, or of the view that a guide belongs to.
  package func element(of node: NodeID) -> MarkupElement? {
    var current: NodeID? = node
    while let next = current {
      if let view = view(of: next) { return layout.scene.views[view].element }
      current = layout.tree.parent(of: next)
    }
    return nil
  }

  package func name(of node: NodeID) -> String { words.name(of: node) }
}

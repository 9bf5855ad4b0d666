import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Everything that is wrong with a scene's layout, explained in the document's terms.
package final class SceneDiagnosis: Sendable {
  /// What is conflicting, ambiguous and misplaced.
  package let judgement: SceneJudgement
  /// The views that nobody sees, or sees in part.
  package let lostViews: [LostView]
  /// Says in words what the rows of lost views demand: texts are as large there as they would have to be.
  package let lostWords: ConstraintWords
  /// The constraints that keep to left and right where text runs the other way.
  package let fixedDirections: [FixedDirection]

  /// Diagnoses a scene that was judged.
  ///
  /// - Parameter facts: What the scene was judged by.
  /// - Complexity: Next to nothing for a scene without trouble; a few solutions of a copy for each trouble.
  package init(_ judgement: consuming SceneJudgement, _ facts: inout SceneFacts) throws(LayoutError) {
    let lost = try SceneLostViews(&facts, conflicts: judgement.conflictSearch).reports(&facts)
    fixedDirections = try SceneDirections(facts.layout).reports()
    lostViews = lost?.lost ?? []
    let words = judgement.words
    lostWords = lost.map { ConstraintWords($0.layout.tree, words.names) } ?? words
    self.judgement = judgement
  }

  /// Diagnoses a scene that was laid out.
  ///
  /// - Parameter doubts: What `SceneJudgement.doubts(about:)` says of the scenes in their document's own surroundings.
  package convenience init(_ layout: SceneLayout, doubts: Doubts = .none) throws(LayoutError) {
    var facts = SceneFacts(layout)
    try self.init(SceneJudgement(&facts, doubts: doubts), &facts)
  }

  package var layout: SceneLayout { judgement.layout }
  /// Says in words what the scene's rows demand.
  package var words: ConstraintWords { judgement.words }
  package var conflicts: [ConflictReport] { judgement.conflicts }
  package var ambiguities: [AmbiguityReport] { judgement.ambiguities }
  /// Says in words what the rows of ambiguities demand.
  package var ambiguityWords: ConstraintWords { judgement.ambiguityWords }
  package var misplacements: [MisplacementReport] { judgement.misplacements }

  // MARK: The document's terms

  /// The position of the view in `layout.scene.views`; nil for guides.
  package func view(of node: NodeID) -> Int? { judgement.view(of: node) }

  /// The element that a row comes from: the constraint's, or the view's.
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

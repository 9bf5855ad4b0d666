import PlumbAutoLayout

extension SceneJudgement {
  /// The position of the view in `layout.scene.views`; nil for guides.
  package func view(of node: NodeID) -> Int? { views[node] }

  /// How many views and conflicts there is doubt about.
  package var doubtCount: Int { verdicts.values.count { $0.doubt != nil } + conflictDoubts.count }
}

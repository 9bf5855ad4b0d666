import PlumbAutoLayout
import PlumbInterfaceBuilder

extension InterfaceDocument {
  /// Calls a function with the diagnosis of each scene.
  ///
  /// What the recorded frames give the lie to in the document's own surroundings is no more true elsewhere:
  /// where another device or direction is asked for, the scenes are first looked at in their own.
  ///
  /// - Parameter only: The id of the one scene to diagnose; nil diagnoses all.
  package func forEachDiagnosis(
    in environment: Environment = Environment(), only: String? = nil,
    _ body: (SceneDiagnosis) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    try forEachJudgement(in: environment, only: only) { judgement, facts throws(LayoutError) in
      try body(try SceneDiagnosis(judgement, &facts))
    }
  }

  /// Calls a function with the judgement of each scene, which says less than a diagnosis: neither what nobody sees nor
  /// what does not turn around; and with what is known of the scene.
  ///
  /// - Parameter only: The id of the one scene to judge; nil judges all.
  package func forEachJudgement(
    in environment: Environment = Environment(), only: String? = nil,
    _ body: (SceneJudgement, inout SceneFacts) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var doubts: Doubts?
    try forEachLayout(in: environment, only: only) { layout throws(LayoutError) in
      if !layout.isAsRecorded, doubts == nil { doubts = try self.doubts(only: only) }
      var facts = SceneFacts(layout)
      try body(try SceneJudgement(&facts, doubts: doubts ?? .none), &facts)
    }
  }

  private func doubts(only: String?) throws(LayoutError) -> Doubts {
    var doubts = Doubts.none
    try forEachLayout(only: only) { layout throws(LayoutError) in
      doubts.formUnion(try SceneJudgement.doubts(about: layout))
    }
    return doubts
  }
}

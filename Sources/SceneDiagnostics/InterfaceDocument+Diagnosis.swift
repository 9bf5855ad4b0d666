import PlumbAutoLayout
import PlumbInterfaceBuilder

extension InterfaceDocument {
  /// Calls a function with the diagnosis of each scene.
  ///
  /// If the environment asks for another device or direction, the scenes are first solved in the document's
  /// own surroundings. Assumptions of Plumb that the recorded frames disprove there are not trusted elsewhere
  /// either.
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

  /// Calls a function with the judgement of each scene and the facts about the scene.
  ///
  /// A judgement says less than a diagnosis: it has neither lost views nor fixed directions.
  ///
  /// - Parameter only: The id of the one scene to judge; nil judges all.
  package func forEachJudgement(
    in environment: Environment = Environment(), only: String? = nil,
    _ body: (SceneJudgement, inout SceneFacts) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var doubts: Doubts?
    try forEachLayout(in: environment, only: only) { layout throws(LayoutError) in
      if !layout.isAsRecorded, doubts == nil { doubts = try self.doubts(only: only, resolve()) }
      var facts = SceneFacts(layout)
      try body(try SceneJudgement(&facts, doubts: doubts ?? .none), &facts)
    }
  }

  /// What is not believed of the document, from its own surroundings.
  ///
  /// - Parameter scenes: What `resolve()` gives.
  func doubts(only: String?, _ scenes: [ResolvedScene]) throws(LayoutError) -> Doubts {
    var doubts = Doubts.none
    let own = try SceneLayouts(of: self)
    for scene in scenes where only == nil || scene.id == only {
      doubts.formUnion(try SceneJudgement.doubts(about: own.layout(of: scene)))
    }
    return doubts
  }
}

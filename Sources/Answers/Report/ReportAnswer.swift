import PlumbAutoLayout
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What there is to know of views: frames, sizes of content, priorities, constraints.
public struct ReportAnswer: Sendable {
  package let document: String
  package let scenes: [Scene]

  /// The reports of a scene, and of which nodes.
  package struct Scene: Sendable {
    package let scene: SceneInspection
    package let reports: LayoutReports
    package let nodes: [NodeID]
  }
}

extension DocumentSession {
  /// A report of a view, or of every view.
  ///
  /// - Parameters:
  ///   - view: The view that is meant, as a person calls it; nil for all.
  ///   - includingPrivateInsides: Whether to report also what is inside the system's controls and bars.
  ///   - scene: The scene that is meant, as a person calls it; nil for all.
  public mutating func report(
    of view: String? = nil, includingPrivateInsides: Bool = false, scene: String? = nil
  ) throws(AnswerError) -> ReportAnswer {
    let scenes = try inspections(scene)
    var choice: ViewChoice?
    if let view { choice = try ViewChoice.meant(by: view, among: ViewChoice.all(of: scenes)) }
    var answers: [ReportAnswer.Scene] = []
    for (position, scene) in scenes.enumerated() where choice == nil || choice?.scene == position {
      let reports = try asking(scene.position) { facts throws(LayoutError) in
        try LayoutReports(scene.inspection, &facts.tree)
      }
      let nodes =
        choice.map { [$0.node] } ?? reports.views(includingPrivateInsides: includingPrivateInsides)
      answers.append(ReportAnswer.Scene(scene: scene, reports: reports, nodes: nodes))
    }
    return ReportAnswer(document: name, scenes: answers)
  }
}

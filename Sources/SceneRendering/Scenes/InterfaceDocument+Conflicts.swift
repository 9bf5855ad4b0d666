import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutRendering
import PlumbSceneDiagnostics

extension InterfaceDocument {
  /// A picture of each conflict in the document's scenes, in document order.
  ///
  /// - Parameters:
  ///   - only: The ids of the scenes to look at; nil for all.
  ///   - file: The document's name, for the places of constraints.
  package func conflictPictures(
    in environment: Environment = Environment(), only: [String]? = nil, file: String,
    showingAlignmentRects: Bool = false
  ) throws(LayoutError) -> [ConflictPicture] {
    var found: [(report: ConflictReport, inspection: LayoutInspection, scene: String)] = []
    for id in only.map({ $0.map { $0 as String? } }) ?? [nil] {
      try forEachJudgement(in: environment, only: id) { judgement, facts throws(LayoutError) in
        guard !judgement.conflicts.isEmpty else { return }
        let layout = facts.layout
        let inspection = layout.inspection(file: file, facts.names())
        let scene = layout.scene.mainRoot.map {
          SceneNaming.title(of: layout.scene.views[$0], on: layout.document.platform)
        }
        for report in judgement.conflicts { found.append((report, inspection, scene ?? "")) }
      }
    }
    return found.enumerated().map { place, conflict in
      let number =
        found.count == 1 ? "" : "Conflict " + String(place + 1) + " of " + String(found.count) + " in "
      let scene = conflict.scene.isEmpty ? "" : ", " + conflict.scene
      return ConflictPicture(
        conflict.report, of: conflict.inspection, caption: number + file + scene,
        showingAlignmentRects: showingAlignmentRects)
    }
  }
}

import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import PlumbTextOutput

/// A scene of a document, laid out, as diagnostics look into it.
package final class SceneInspection: Sendable {
  package let layout: SceneLayout
  /// The scene's position in the document.
  let position: Int
  package let inspection: LayoutInspection
  /// The ids of rows.
  let rowNames: RowNames
  /// The document's ids.
  private let ids: [NodeID: String]

  init(_ facts: inout SceneFacts, _ position: Int, path: String) {
    let layout = facts.layout
    self.layout = layout
    self.position = position
    inspection = layout.inspection(file: path, facts.names())
    rowNames = facts.rowNames()
    var ids: [NodeID: String] = [:]
    for (node, view) in zip(layout.viewNodes, layout.scene.views) { ids[node] = view.id }
    for (node, guide) in zip(layout.guideNodes, layout.scene.guides) {
      // Two guides may stand for one scroll view's content: the first names it.
      if let node, ids[node] == nil { ids[node] = guide.id }
    }
    self.ids = ids
  }

  /// The document's id of a view or guide; what has none is called after what it is in.
  func id(of node: NodeID) -> String {
    if let id = ids[node] { return id }
    guard let owner = inspection.tree.parent(of: node) else { return "?" }
    return id(of: owner) + "/content"
  }

  /// A heading for the scene among others, such as `scene tne-QT-ifu`; nil for one without an id.
  package var heading: String? { layout.scene.id.map { "scene " + $0.printable } }
}

extension DocumentSession {
  /// The scenes that have views.
  ///
  /// - Parameter scene: The one that is meant, as a person calls it; nil for all.
  package mutating func inspections(_ scene: String?) throws(AnswerError) -> [SceneInspection] {
    var inspections: [SceneInspection] = []
    for position in try scenes(scene) {
      let name = name
      let inspection = try asking(position) { facts -> SceneInspection? in
        facts.layout.scene.views.isEmpty ? nil : SceneInspection(&facts, position, path: name)
      }
      if let inspection { inspections.append(inspection) }
    }
    guard !inspections.isEmpty else { throw .noView }
    return inspections
  }
}

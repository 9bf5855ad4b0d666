import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import PlumbTextOutput

/// A scene of a document, laid out, as diagnostics look into it.
package struct SceneInspection: Sendable {
  package let layout: SceneLayout
  package let inspection: LayoutInspection
  /// The document's ids.
  private let ids: [NodeID: String]

  init(_ layout: SceneLayout, path: String) {
    self.layout = layout
    inspection = layout.inspection(file: path)
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
      let layout = try layout(ofScene: position)
      if !layout.scene.views.isEmpty { inspections.append(SceneInspection(layout, path: name)) }
    }
    guard !inspections.isEmpty else { throw .noView }
    return inspections
  }
}

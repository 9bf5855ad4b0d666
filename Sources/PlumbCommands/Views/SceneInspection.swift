import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// A scene of a document, laid out, as diagnostics look into it.
struct SceneInspection {
  let layout: SceneLayout
  let inspection: LayoutInspection
  /// The document's ids.
  private let ids: [NodeID: String]

  private init(_ layout: SceneLayout, path: String) {
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

  /// The scenes of a document that have views.
  ///
  /// - Parameter scene: The one that is asked for, as somebody wrote it; nil for all.
  static func scenes(
    of path: String, _ scene: String?, in environment: Environment
  ) throws(Failure) -> [SceneInspection] {
    let document = try LayoutCommand.read(path)
    var only: String?
    if let scene {
      do throws(Failure) { only = try document.sceneID(meantBy: scene) } catch {
        throw Failure("\(path): \(error.message)")
      }
    }
    try LayoutCommand.checkSize(environment, document, scenes: only.map { [$0] }, path)
    var scenes: [SceneInspection] = []
    do throws(LayoutError) {
      try document.forEachLayout(in: environment, only: only) { layout throws(LayoutError) in
        if !layout.scene.views.isEmpty { scenes.append(SceneInspection(layout, path: path)) }
      }
    } catch {
      throw Failure("\(path): The document cannot be laid out. \(error.message)")
    }
    guard !scenes.isEmpty else { throw Failure("\(path): There is no view here.") }
    return scenes
  }

  /// The document's id of a view or guide; what has none is called after what it is in.
  func id(of node: NodeID) -> String {
    if let id = ids[node] { return id }
    guard let owner = inspection.tree.parent(of: node) else { return "?" }
    return id(of: owner) + "/content"
  }

  /// A heading for the scene among others, such as `scene tne-QT-ifu`; nil for one without an id.
  var heading: String? { layout.scene.id.map { "scene " + $0.printable } }
}

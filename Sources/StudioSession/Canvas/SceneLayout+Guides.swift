import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering

extension SceneLayout {
  /// The rectangles of layout guides, and of margins that are no guides, of the views of a picture, in the coordinates of its
  /// root.
  ///
  /// - Complexity: Linear in the scene.
  func guideRects(on picture: RenderedScene) -> [(view: String, rect: Rect)] {
    var frames: [String: Rect] = [:]
    for view in picture.views { frames[view.id] = view.frame }
    var rects: [(view: String, rect: Rect)] = []
    for (guide, node) in zip(scene.guides, guideNodes) {
      let owner = scene.views[guide.owner].id
      guard let node, let frame = frames[owner], let rect = tree.frame(of: node) else { continue }
      rects.append((owner, rect.moved(by: frame.origin)))
    }
    for (view, node) in zip(scene.views, viewNodes) {
      let margins = tree.margins(of: node)
      guard let frame = frames[view.id], margins != .zero, view.kind == .view else { continue }
      rects.append((view.id, frame.inset(by: margins)))
    }
    return rects
  }
}

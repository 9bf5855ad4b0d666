import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup

/// A window of macOS that somebody drags: its content may keep it from taking a size.
extension SceneLayout {
  /// A window that did not become as large as it was asked to be.
  package struct WindowStop: Hashable, Sendable {
    /// The position of the window's content.
    package let root: Int
    package let asked: Size
    package let reached: Size
  }

  /// Where the content of the scene's window holds against the size that the environment asks for; nil where it does not.
  package var windowStop: WindowStop? {
    guard let root = mainRoot, isDraggedWindow(scene.views[root]), let asked = environment.size,
      let reached = tree.frame(of: viewNodes[root])?.size,
      abs(reached.width - asked.width) > 0.01 || abs(reached.height - asked.height) > 0.01
    else { return nil }
    return WindowStop(root: root, asked: asked, reached: reached)
  }

  /// Whether a view fills a window whose edges are dragged to another size than the document's own.
  func isDraggedWindow(_ view: ResolvedView) -> Bool {
    guard document.platform == .macOS, document.usesAutoLayout, environment.size != nil,
      !environment.forcesSize,
      view.parent == nil, let root = mainRoot, scene.views[root].element.index == view.element.index
    else { return false }
    return hasSurroundings(root: root)
  }
}

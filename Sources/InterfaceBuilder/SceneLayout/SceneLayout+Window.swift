import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry

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
    guard isWindowDragged, let root = mainRoot, let asked = environment.size,
      let reached = tree.frame(of: viewNodes[root])?.size,
      abs(reached.width - asked.width) > 0.01 || abs(reached.height - asked.height) > 0.01
    else { return nil }
    return WindowStop(root: root, asked: asked, reached: reached)
  }

  /// Whether the main root fills a window whose edges are dragged to another size than the document's own.
  var isWindowDragged: Bool {
    guard environment.size != nil, !environment.forcesSize, document.platform == .macOS,
      document.usesAutoLayout,
      let root = mainRoot
    else { return false }
    return hasSurroundings(root: root)
  }
}

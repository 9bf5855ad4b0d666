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

  /// The windows that somebody can resize, by the positions of their contents.
  ///
  /// - Complexity: Linear in the views, and in the document's scenes where it is one of macOS.
  package var resizableWindows: [(root: Int, window: WindowElement)] {
    guard document.platform == .macOS, document.usesAutoLayout else { return [] }
    return scene.roots.compactMap { root in
      document.window(ofRoot: scene.views[root]).flatMap { $0.isResizable ? (root, $0) : nil }
    }
  }

  /// A solved copy in which each window that can be resized is as small as somebody can drag it: its content may hold it
  /// anywhere above its minimum size.
  package func withWindowsShrunk() throws(LayoutError) -> SceneLayout {
    var small = environment
    small.size = nil
    small.shrinksWindows = true
    var copy = try SceneLayout(
      scene, of: document, in: small, embedding: embedding, generation: usualGeneration)
    try copy.layout()
    return copy
  }

  /// The size that a shrunk window is asked to have: the minimum of its document, or nothing, but no more than it has.
  ///
  /// A document's minimum is that of the content, without the title bar (35 projects have it as high as the content, none
  /// higher by a title bar).
  func leastSize(of window: WindowElement, recorded: Size) -> Size {
    let least = window.minSize?.size ?? .zero
    return Size(width: min(least.width, recorded.width), height: min(least.height, recorded.height))
  }

  /// The roots whose windows' edges are dragged.
  var draggedRoots: [Int] {
    if environment.shrinksWindows { return resizableWindows.map { $0.root } }
    guard isWindowDragged, let mainRoot else { return [] }
    return [mainRoot]
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

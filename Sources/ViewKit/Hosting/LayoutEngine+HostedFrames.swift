import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// Frames as AppKit sets them: with the edges of alignment rectangles on pixels of the window, where y grows upwards and so do
/// halves (recorded frames of documents of macOS; `SceneLayout.documentFrame` has the same).
extension LayoutEngine {
  /// In the parent's coordinates, with y downwards.
  ///
  /// - Complexity: Linear in the node's depth.
  func hostedFrame(of node: NodeID, _ pixels: PixelGrid) -> Rect? {
    guard let parent = tree.parent(of: node) else { return tree.frame(of: node).map { pixels.round($0) } }
    guard let inner = windowFrame(of: node, pixels), let outer = windowFrame(of: parent, pixels) else {
      return nil
    }
    return Rect(
      x: inner.minX - outer.minX, y: inner.minY - outer.minY, width: inner.width, height: inner.height)
  }

  /// From the root's upper left corner.
  private func windowFrame(of node: NodeID, _ pixels: PixelGrid) -> Rect? {
    guard let solved = tree.frame(of: node) else { return nil }
    let insets = tree.alignmentInsets(of: node)
    var (x, y) = (0.0, 0.0)
    var place = node
    while let parent = tree.parent(of: place) {
      guard let origin = tree.frame(of: place)?.origin else { return nil }
      (x, y) = (x + origin.x, y + origin.y)
      place = parent
    }
    let rect = Rect(origin: Point(x: x, y: y), size: solved.size).inset(by: insets)
    let rounded = pixels.round(Rect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height))
    return Rect(
      x: rounded.minX - insets.left, y: -rounded.maxY - insets.top,
      width: rounded.width + insets.left + insets.right, height: rounded.height + insets.top + insets.bottom)
  }
}

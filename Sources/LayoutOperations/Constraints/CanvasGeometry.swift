import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// Where things are on the canvas, as the document records them and not as constraints would have them.
final class CanvasGeometry {
  private let layout: SceneLayout
  private let frames: [NodeID: Rect]

  init(_ layout: SceneLayout) {
    self.layout = layout
    frames = Self.recordedFrames(of: layout)
  }

  /// - Parameter frames: Where views are taken to be, in the tree's coordinates.
  init(_ layout: SceneLayout, frames: [NodeID: Rect]) {
    self.layout = layout
    self.frames = frames
  }

  /// The recorded frames of views, in the tree's coordinates.
  static func recordedFrames(of layout: SceneLayout) -> [NodeID: Rect] {
    var frames: [NodeID: Rect] = [:]
    for (position, node) in layout.viewNodes.enumerated() where layout.scene.views[position].recorded != nil {
      frames[node] = layout.givenFrames[position]
    }
    return frames
  }

  /// Where an anchor lies, in points: a position in the coordinates of a view around its item, or a length.
  ///
  /// - Parameter container: The item's own view, or one around it.
  func value(of anchor: Anchor, in container: NodeID) throws(LayoutError) -> Double {
    let number = LayoutNumber(anchor)
    if anchor.attribute.isDimension { return value(of: try layout.tree.expression(of: number)) }
    guard anchor.node == container else {
      return value(of: try layout.tree.expression(of: number, in: container))
    }
    // From the container's own edge.
    let edge = FramePartID(node: container, part: anchor.attribute.axis == .horizontal ? .x : .y)
    return value(of: try layout.tree.expression(of: number)) - value(of: edge)
  }

  private func value(of expression: LayoutExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.part) }
  }

  /// A number of a frame; of a guide at fixed distances, that on the canvas.
  private func value(of part: FramePartID) -> Double {
    if let frame = frames[part.node] ?? guideFrame(part.node) { return frame[part.part] }
    return layout.tree.value(of: part)
  }

  private func guideFrame(_ node: NodeID) -> Rect? {
    guard case .insets(let insets)? = layout.tree.placement(of: node),
      let owner = layout.tree.parent(of: node), let size = frames[owner]?.size
    else { return nil }
    return Rect(origin: .zero, size: size).inset(by: insets)
  }

  /// A view's alignment rectangle in the coordinates of its superview.
  func alignmentRect(of node: NodeID) -> Rect? {
    guard let frame = frames[node] else { return layout.tree.alignmentRect(of: node) }
    return frame.inset(by: layout.tree.alignmentInsets(of: node))
  }
}

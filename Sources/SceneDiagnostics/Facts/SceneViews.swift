import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup

/// The views of a scene by their nodes, and what several diagnoses ask of them.
struct SceneViews: Sendable {
  private let layout: SceneLayout
  private var positions: [NodeID: Int] = [:]

  /// - Complexity: Linear in the views.
  init(_ layout: SceneLayout) {
    self.layout = layout
    for (position, node) in layout.viewNodes.enumerated() { positions[node] = position }
  }

  /// The position of a node's view in `layout.scene.views`; nil for guides.
  subscript(_ node: NodeID) -> Int? { positions[node] }

  /// Whether Interface Builder itself found a view misplaced. What is inside a root of which it did is where another size
  /// of it would have it.
  func isMarked(_ node: NodeID) -> Bool {
    positions[node].map { ViewElement(layout.scene.views[$0].varied).misplaced == true } ?? false
  }

  /// Whether the size of a view's content is known for certain; nil for what is no view.
  func isContentCertain(of node: NodeID) -> Bool? {
    positions[node].map { layout.isContentCertain(ofView: $0) }
  }

  /// Whether the document hides a view, or one around it.
  func isHidden(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      if layout.scene.views[next].isHidden { return true }
      current = layout.scene.views[next].parent
    }
    return false
  }
}

import PlumbAutoLayout

/// The parts of a scene that a change may affect.
///
/// They are found once, so that a change costs only what it touches.
final class SceneFollowing: Sendable {
  /// The positions of views whose margins or safe areas are read, and of their superviews, superviews first.
  let inheriting: [Int]
  /// The positions of views that show symbols.
  let symbols: [Int]
  /// The positions of views whose texts may take several lines.
  let wrappingTexts: [Int]
  /// The position of each node's view, by the node's index; −1 where the node is no view.
  private let views: [Int32]

  /// - Complexity: Linear in the scene.
  init(_ layout: SceneLayout) {
    symbols = layout.symbols
    wrappingTexts = layout.wrappingTexts
    var views: [Int32] = []
    for (position, node) in layout.viewNodes.enumerated() {
      while views.count <= Int(node.index) { views.append(-1) }
      views[Int(node.index)] = Int32(position)
    }
    self.views = views
    var isRead = Array(repeating: false, count: layout.scene.views.count)
    for guide in layout.scene.guides where isRead.indices.contains(guide.owner) {
      switch guide.kind {
      case .safeArea, .layoutMargins, .readableContent: isRead[guide.owner] = true
      case .contentLayout, .frameLayout, .top, .bottom: break
      }
    }
    for case let id? in layout.constraints {
      guard let constraint = layout.tree.constraint(id) else { continue }
      for case let anchor? in [constraint.first, constraint.second] where anchor.attribute.isOfMargins {
        if let view = Self.view(of: anchor.node, in: views) { isRead[view] = true }
      }
    }
    for (position, view) in layout.scene.views.enumerated()
    where view.kind == .stackView && layout.arrangesInsideMargins(stack: position) {
      isRead[position] = true
    }
    for position in isRead.indices.reversed() where isRead[position] {
      if let parent = layout.scene.views[position].parent { isRead[parent] = true }
    }
    // Roots inherit no margins.
    let inheriting = isRead.indices.filter { isRead[$0] }
    self.inheriting = inheriting.contains { layout.scene.views[$0].parent != nil } ? inheriting : []
  }

  /// The position of a node's view; nil for a guide.
  func view(of node: NodeID) -> Int? { Self.view(of: node, in: views) }

  private static func view(of node: NodeID, in views: [Int32]) -> Int? {
    let index = Int(node.index)
    return index < views.count && views[index] >= 0 ? Int(views[index]) : nil
  }
}

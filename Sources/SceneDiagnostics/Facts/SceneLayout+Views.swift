import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup

/// What several diagnoses ask of a scene's views.
extension SceneLayout {
  /// The positions of views by their nodes; guides have none.
  ///
  /// - Complexity: Linear in the views.
  var views: [NodeID: Int] {
    var views: [NodeID: Int] = [:]
    for (position, node) in viewNodes.enumerated() { views[node] = position }
    return views
  }

  /// Whether Interface Builder itself found a view misplaced. What is inside a root of which it did is where another size
  /// of it would have it.
  func isMarked(_ position: Int) -> Bool { ViewElement(scene.views[position].varied).misplaced == true }

  /// Whether the document hides a view, or one around it.
  func isHidden(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      if scene.views[next].isHidden { return true }
      current = scene.views[next].parent
    }
    return false
  }
}

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

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

  /// Whether recorded frames may be rounded to whole points, whatever pixels there were: of 245 documents of iOS that name
  /// no device and are older than Xcode 8.1, 191 have no fraction in any frame; of the others 241 of 1,310.
  ///
  /// It is not asked of the frames, which an update may give fractions.
  var mayBeRoundedToPoints: Bool {
    document.platform == .iOS && device == nil && document.release < .xcode8Point3
  }
}

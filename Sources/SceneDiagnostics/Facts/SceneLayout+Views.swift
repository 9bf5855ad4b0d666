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

  /// Whether recorded frames may be rounded to whole points, whatever pixels there were: documents of before Xcode 8 name
  /// no device, and of these 191 of 245 have no fraction in any frame; of others 241 of 1,310.
  var mayBeRoundedToPoints: Bool {
    guard document.platform == .iOS, device == nil else { return false }
    return scene.views.allSatisfy { view in
      guard let frame = view.recorded else { return true }
      return frame.minX.isWhole && frame.minY.isWhole && frame.width.isWhole && frame.height.isWhole
    }
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}

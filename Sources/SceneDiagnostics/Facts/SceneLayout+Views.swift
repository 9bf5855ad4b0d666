import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// Facts about a scene's views that several diagnoses need.
extension SceneLayout {
  /// The position of each view in `scene.views`, by node; guides have none.
  ///
  /// - Complexity: Linear in the views.
  var views: [NodeID: Int] {
    var views: [NodeID: Int] = [:]
    for (position, node) in viewNodes.enumerated() { views[node] = position }
    return views
  }

  /// Whether Interface Builder itself marked a view as misplaced.
  func isMarked(_ position: Int) -> Bool { ViewElement(scene.views[position].varied).misplaced == true }

  /// Whether Interface Builder marked a view as misplaced whose frame nothing in the document decides: a root, a row, a
  /// pane of a split view.
  ///
  /// The frame is another one then, and its subviews lie where that puts them.
  func isMarkedThoughGiven(_ position: Int) -> Bool {
    isMarked(position) && tree.placement(of: viewNodes[position]) != .constraints
  }

  /// Whether the document hides a view, or a view around it.
  func isHidden(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      if scene.views[next].isHidden { return true }
      current = scene.views[next].parent
    }
    return false
  }

  /// The views whose texts have less room than they need, with the need.
  ///
  /// - Complexity: Linear in the views, with a measurement of each text.
  var shortTexts: [(position: Int, need: TextNeed)] {
    scene.views.indices.compactMap { position in
      guard scene.views[position].parent != nil,
        let given = tree.alignmentRect(of: viewNodes[position])?.size,
        let need = textNeed(ofView: position, having: given)
      else { return nil }
      return Axis.allCases.contains(where: { need.isShort(given, $0) }) ? (position, need) : nil
    }
  }

  /// Whether recorded frames may be rounded to whole points, whatever the screen's scale.
  ///
  /// Of 245 documents of iOS that name no device and are older than Xcode 8.1, 191 have no fraction in any
  /// frame; of the others 241 of 1,310.
  ///
  /// The frames themselves are not examined, since an update may give them fractions.
  var mayBeRoundedToPoints: Bool {
    document.platform == .iOS && device == nil && document.release < .xcode8Point3
  }
}

import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup

/// Which rows Interface Builder gives up first where required ones clash, as recorded frames show it.
///
/// Each line of evidence counts projects by the one row of a conflict that their frames contradict. Logs of running apps have
/// another order: there a written size is broken most often (`LayoutConstraint.rankClass`).
extension SceneLayout {
  /// The ids of views whose lower and trailing edges give way to sizes that are written inside.
  ///
  /// They are the content views of cells in xibs (15 projects, none has a size give way) and in static tables (5, none). In
  /// prototypes a size gives way (11, 3), and of roots there are too few to say (5, 2).
  var yieldingContainers: Set<String> {
    var ids: Set<String> = []
    for (position, view) in scene.views.enumerated()
    where view.kind == .tableViewCellContentView && !isInPrototype(position) {
      ids.insert(view.id)
    }
    return ids
  }

  /// Whether a view is in a prototype of a cell.
  ///
  /// A stack view elsewhere gives way to what is written (5 projects on iOS and 8 on macOS; in 2 and 3 something written gave
  /// way to the stack view); in prototypes the sizes inside it do (4 projects).
  ///
  /// - Complexity: Linear in the view's depth.
  func isInPrototype(_ position: Int) -> Bool {
    var place: Int? = position
    while let inner = place {
      let view = scene.views[inner]
      place = view.parent
      if view.kind.isReusable, let list = view.parent {
        return TableViewElement(scene.views[list].varied).dataMode != "static"
      }
    }
    return false
  }
}

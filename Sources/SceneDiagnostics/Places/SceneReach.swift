import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// A control of which too little lies inside the views around it to be tapped.
package struct UnreachableControl {
  /// The control's position in `scene.views`.
  package let position: Int
  /// The position of the view that it lies outside of.
  package let outside: Int
  /// The axis on which it does.
  package let axis: Axis
  /// What of its extent can be tapped, in points.
  package let reachable: Double
}

extension SceneDiagnosis {
  /// Half of the 44 points that a finger takes.
  private static let leastReach = 22.0
  /// A control that is smaller has another trouble, in points.
  private static let leastExtent = 8.0

  /// The controls that cannot be tapped, but for those that are lost altogether: a view gets no touches outside of its
  /// superview ("UIView.hitTest(_:with:)"), even where it is seen there.
  ///
  /// - Complexity: Linear in the views and their depths.
  package var unreachableControls: [UnreachableControl] {
    guard layout.document.usesAutoLayout, layout.document.platform == .iOS else { return [] }
    var found: [UnreachableControl] = []
    for (position, view) in layout.scene.views.enumerated() where view.isTouched {
      if let control = unreachable(position) { found.append(control) }
    }
    if found.isEmpty { return [] }
    let moved = movedByCode
    return found.filter { !isLost($0.position) && isBorneOut($0.position, moved) }
  }

  private func unreachable(_ position: Int) -> UnreachableControl? {
    guard let frame = layout.tree.frame(of: layout.viewNodes[position]),
      min(frame.width, frame.height) >= Self.leastExtent,
      layout.tree.placement(of: layout.viewNodes[position]) == .constraints
    else { return nil }
    var rect = frame
    var current = position
    while let outer = layout.scene.views[current].parent {
      let view = layout.scene.views[outer]
      // What scrolls can be brought into sight, and lists give their cells the sizes that code asks for.
      if view.scrolls || view.isReused || view.kind == .tableViewCellContentView
        || view.kind == .collectionViewCellContentView
      {
        return nil
      }
      guard let around = layout.tree.frame(of: layout.viewNodes[outer]) else { return nil }
      if view.parent == nil, !isInWindow(root: outer) { return nil }
      rect = rect.shared(with: Rect(origin: .zero, size: around.size))
      for axis in Axis.allCases
      where rect.size[axis] < min(Self.leastReach, frame.size[axis] / 2) {
        return UnreachableControl(
          position: position, outside: outer, axis: axis, reachable: max(0, rect.size[axis]))
      }
      rect = rect.moved(by: around.origin)
      current = outer
    }
    return nil
  }

  private func isInWindow(root: Int) -> Bool {
    !layout.isFreeform(root: root) && layout.hasScreen(root: root)
  }

  /// Whether `invisible-view` tells of a view, or of one around it.
  private func isLost(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      let node = layout.viewNodes[next]
      if lostViews.contains(where: { $0.node == node || $0.followers.contains(node) }) { return true }
      current = layout.scene.views[next].parent
    }
    return false
  }

  /// Whether constraints alone decide where a view and those around it are, and somebody sees them.
  private func isBorneOut(_ position: Int, _ moved: Set<String>) -> Bool {
    var current = position
    while let outer = layout.scene.views[current].parent {
      let view = layout.scene.views[current]
      guard judgement.verdicts[current] == nil, !view.isHidden, view.attributes.opacity > 0.01,
        !judgement.conflictSearch.nodes.contains(layout.viewNodes[current]), !moved.contains(view.id)
      else { return false }
      current = outer
    }
    return true
  }
}

extension ResolvedView {
  /// Whether people touch the view.
  var isTouched: Bool {
    switch kind {
    case .button, .textField, .secureTextField, .segmentedControl, .slider, .stepper, .switch, .datePicker,
      .pageControl, .searchBar, .colorWell:
      true
    default: false
    }
  }
}

import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Decides which lost views are the document's own trouble.
final class LostViewTrust {
  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let conflicts: SceneConflicts
  /// The ids of the objects that outlets lead to, which code may change.
  private let outlets: Set<String>

  /// - Parameter layout: The layout in which the views are lost.
  init(_ layout: SceneLayout, views: [NodeID: Int], conflicts: SceneConflicts) {
    self.layout = layout
    self.views = views
    self.conflicts = conflicts
    outlets = layout.document.outletDestinations
  }

  /// Whether a view's loss is the document's own trouble.
  ///
  /// - Precondition: The constraints decide the extent and the place of the view.
  func isTrouble(_ view: LostView) -> Bool {
    guard let position = views[view.node], !view.isFolded, !isFaded(position), isBorneOut(view),
      !conflicts.nodes.contains(view.node), !view.rows.contains(where: conflicts.rows.contains)
    else { return false }
    switch view.loss {
    case .empty:
      // A custom class may have its own size for its content.
      if layout.scene.views[position].customClass != nil { return false }
    case .offScreen: if !hasScreen(position) { return false }
    case .clippedAway: break
    case .squeezed: break
    }
    return true
  }

  /// Whether constraints of the document cause the loss, and no doubtful row takes part in it.
  ///
  /// Doubtful are constraints that code may change, contents of unknown size, and sizes that only the canvas
  /// gives.
  private func isBorneOut(_ view: LostView) -> Bool {
    var hasCause = false
    for row in view.rows {
      switch row {
      case .constraint(let id):
        guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { continue }
        let constraint = layout.scene.constraints[Int(origin.reference)]
        if outlets.contains(constraint.id) { return false }
        if isMovedByCode(constraint, view) { return false }
        hasCause = true
      case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
        guard let position = views[node], layout.isContentCertain(ofView: position) else { return false }
      case .generated(let node, .encapsulatedSize, let part), .generated(let node, .mask, let part),
        .generated(let node, .fixedFrame, let part):
        guard let position = views[node] else { continue }
        if isOfCanvas(position) || part.isVertical && layout.isSampleHeight(cellPart: position) {
          return false
        }
      case .generated(let node, _, _):
        if layout.tree.stack(of: node) != nil, !isRecordedWithExtent(view) { hasCause = true }
      }
    }
    return hasCause
  }

  /// Whether the document records an extent on an axis on which the view is without one.
  ///
  /// What a stack view leaves its views has an extent on the canvas (10 views in 8 projects, none otherwise).
  private func isRecordedWithExtent(_ view: LostView) -> Bool {
    guard layout.isAsRecorded, case .empty(let axes) = view.loss, let position = views[view.node],
      let recorded = layout.scene.views[position].recorded
    else { return false }
    return axes.contains(.horizontal) && recorded.width > 0 || axes.contains(.vertical) && recorded.height > 0
  }

  /// Whether a constraint places a drawer that contains the lost view: a view that reaches over the screen's
  /// edge and has an outlet.
  private func isMovedByCode(_ constraint: ResolvedConstraint, _ view: LostView) -> Bool {
    switch view.loss {
    case .empty, .squeezed: return false
    case .offScreen, .clippedAway: break
    }
    var outer = layout.tree.parent(of: view.node)
    while let node = outer, let position = views[node], layout.scene.views[position].parent != nil {
      let id = layout.scene.views[position].id
      if outlets.contains(id), constraint.firstItem == id || constraint.secondItem == id { return true }
      outer = layout.tree.parent(of: node)
    }
    return false
  }

  /// Whether a view's size on the canvas differs from that at run time: in cells, and in roots of loose
  /// views.
  private func isOfCanvas(_ position: Int) -> Bool {
    let view = layout.scene.views[position]
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView: return layout.sizesItself(cellPart: position)
    case .collectionViewCell, .collectionViewCellContentView, .collectionReusableView, .tableCellView,
      .tableRowView:
      return true
    default:
      guard let parent = view.parent else { return !hasScreen(position) }
      // Table headers and footers are direct subviews of their table.
      return layout.scene.views[parent].kind == .tableView
    }
  }

  /// Whether the document makes a view invisible, or a view around it.
  private func isFaded(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      let view = layout.scene.views[next]
      if view.isHidden || ViewElement(view.varied).opacity == 0 { return true }
      current = view.parent
    }
    return false
  }

  /// Whether a view lies in the root of a controller or a window, outside of which nothing is seen.
  ///
  /// A root that code puts into another view does not count.
  private func hasScreen(_ position: Int) -> Bool {
    var root = position
    while let parent = layout.scene.views[root].parent { root = parent }
    return layout.hasScreen(root: root)
  }
}

extension RowPart {
  fileprivate var isVertical: Bool { self == .minY || self == .maxY || self == .height }
}

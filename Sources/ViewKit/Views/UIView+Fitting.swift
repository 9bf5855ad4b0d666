import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbGeometry

extension UIView {
  /// The size that constraints inside the view and its contents give it, near a target.
  ///
  /// Only the view and what is below it take part: its superview has no say. Solved aside, so that nothing moves.
  ///
  /// - Complexity: Linear in the views below, and a solution from the beginning.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutCycle.updateConstraints(under: self)
    return FittingLayout.size(of: self, target, horizontal, vertical)
  }
}

/// The layout of a view by itself, as `systemLayoutSizeFitting(_:)` needs it.
@MainActor
enum FittingLayout {
  static func size(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    Departures.settle()
    let saved = SavedNodes(of: view)
    defer { saved.restore() }
    let engine = LayoutEngine(fitting: view)
    let span = LayoutRecorder.current?.beginSolving(engine)
    defer { span?.endSolving(engine) }
    engine.host(view)
    guard let node = view.item.node else { return .zero }
    engine.attempt { () throws(LayoutError) in
      let width = Anchor(node, .width)
      let height = Anchor(node, .height)
      _ = try engine.tree.add(
        LayoutConstraint(width, constant: target.width, priority: horizontal.enginePriority))
      _ = try engine.tree.add(
        LayoutConstraint(height, constant: target.height, priority: vertical.enginePriority))
      try engine.tree.layout()
    }
    var moved: [NodeID] = []
    if engine.convertsAlignment { engine.adaptAlignmentRects(&moved) }
    guard let frame = engine.tree.alignmentRect(of: node) else { return .zero }
    let pixels = engine.pixels
    return CGSize(width: pixels.ceil(frame.width), height: pixels.ceil(frame.height))
  }
}

/// The places that views and constraints have in the engine of their hierarchy, while another one borrows them.
@MainActor
private struct SavedNodes {
  private var items: [(item: LayoutItem, node: NodeID?)] = []
  private var views: [(view: UIView, engine: LayoutEngine?, isListed: Bool, edits: ViewEdits)] = []
  private var rows: [(constraint: NSLayoutConstraint, row: LayoutConstraintID?, bound: LayoutConstraintID?)] =
    []

  init(of top: UIView) {
    top.forEachInSubtree { view in
      views.append((view, view.engine, view.layoutState.contains(.isListedAsEdited), view.pendingEdits))
      items.append((view.item, view.item.node))
      for guide in view.guides { items.append((guide.item, guide.item.node)) }
      for constraint in view.installedConstraints {
        rows.append((constraint, constraint.installation.row, constraint.installation.bound))
      }
    }
    for entry in views { entry.view.forgetEngine() }
  }

  func restore() {
    for entry in views {
      entry.view.engine = entry.engine
      entry.view.pendingEdits = entry.edits
      if entry.isListed {
        entry.view.layoutState.insert(.isListedAsEdited)
      } else {
        entry.view.layoutState.remove(.isListedAsEdited)
      }
    }
    for entry in items { entry.item.node = entry.node }
    for entry in rows {
      entry.constraint.installation.row = entry.row
      entry.constraint.installation.bound = entry.bound
    }
  }
}

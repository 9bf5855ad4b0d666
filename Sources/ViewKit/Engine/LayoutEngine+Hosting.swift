internal import AutoLayout
internal import ConstraintSolver
import CoreGraphics
internal import Geometry

/// From views, guides and constraints to the layout tree.
extension LayoutEngine {
  /// Gives a view and all below it their places in the tree, superviews first, and then their constraints.
  func host(_ top: UIView) {
    var hosted: [UIView] = []
    top.forEachInSubtree { view in
      addNode(of: view)
      for guide in view.guides { addNode(of: guide, in: view) }
      hosted.append(view)
    }
    for view in hosted {
      describe(view, .all.subtracting(.direction))
      for constraint in view.installedConstraints where constraint.installation.row == nil { add(constraint) }
    }
  }

  private func addNode(of view: UIView) {
    view.engine = self
    let parent = view === root ? nil : view.superview?.item.node
    attempt { () throws(LayoutError) in
      let node = try tree.addNode(
        parent: parent, frame: view.engineFrame, placement: view.placement(in: self))
      register(view.item, as: node)
      try tree.setDirection(view.engineDirection, of: node)
    }
  }

  func addNode(of guide: UILayoutGuide, in owner: UIView) {
    guard guide.item.node == nil, let parent = owner.item.node else { return }
    let bounds = Rect(origin: .zero, size: Size(owner.bounds.size))
    attempt { () throws(LayoutError) in
      let node = try tree.addNode(
        parent: parent, frame: guide.kind == .custom ? .zero : bounds, placement: guide.placement)
      register(guide.item, as: node)
      try tree.setDirection(owner.engineDirection, of: node)
      if guide.kind == .scrollContent { try tree.setContentArea(node, of: parent) }
    }
  }

  /// Tells the tree what of a view it has to know.
  func describe(_ view: UIView, _ edits: ViewEdits) {
    guard let node = view.item.node else { return }
    attempt { () throws(LayoutError) in
      if edits.contains(.placement) {
        try tree.setGivenFrame(view.engineFrame, of: node)
        try tree.setPlacement(view.placement(in: self), of: node)
      }
      if edits.contains(.direction) {
        try tree.setDirection(view.engineDirection, of: node)
        for guide in view.guides {
          if let node = guide.item.node { try tree.setDirection(view.engineDirection, of: node) }
        }
      }
      if edits.contains(.content) { try describeContent(of: view, node) }
      if edits.contains(.insets), view.layoutState.contains(.dependsOnInsets) {
        try describeInsets(of: view, node)
      }
      if edits.contains(.arrangement) { try view.describeArrangement(to: self, node) }
    }
  }

  private func describeContent(of view: UIView, _ node: NodeID) throws(LayoutError) {
    let size = view.engineContentSize
    try tree.setAlignmentInsets(view.engineAlignmentInsets, of: node)
    try tree.setContentDependsOnWidth(view.contentWraps, of: node)
    try tree.setContentSize(size, of: node)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      try tree.setContentPriorities(
        ContentPriorities(
          hugging: view.contentHuggingPriority(for: axis).enginePriority,
          compressionResistance: view.contentCompressionResistancePriority(for: axis).enginePriority),
        axis.engineAxis, of: node)
    }
    try tree.setBaselines(view.engineBaselines, of: node)
  }

  private func describeInsets(of view: UIView, _ node: NodeID) throws(LayoutError) {
    let margins = view.engineMargins
    try tree.setMargins(margins, of: node)
    // Inside a scroll view its margins are measured from the content.
    if let area = tree.contentArea(of: node) { try tree.setMargins(margins, of: area) }
    for guide in view.guides {
      (guide as? UIKeyboardLayoutGuide)?.fit()
      guard let node = guide.item.node else { continue }
      try tree.setPlacement(guide.placement, of: node)
    }
    if view is UIStackView { try view.describeArrangement(to: self, node) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard let first = anchor(constraint.first) else { return }
    let second = anchor(constraint.second)
    guard constraint.second.isNothing || second != nil else { return }
    let row = LayoutConstraint(
      first, constraint.relation.engineRelation, to: second, multiplier: constraint.multiplier,
      constant: constraint.storedConstant, priority: constraint.enginePriority)
    attempt { () throws(LayoutError) in constraint.installation.row = try tree.add(row) }
  }

  /// A side as the tree has it; nil for a number alone, and for items that are not in the hierarchy.
  private func anchor(_ side: ConstraintSide) -> Anchor? {
    guard let item = side.item, let attribute = side.attribute.engineAttribute else { return nil }
    guard let node = item.baselineItem(side.attribute).node else { return nil }
    return Anchor(node, attribute)
  }
}

extension LayoutItem {
  /// Whose baseline it is: that of the view to which `forFirstBaselineLayout` and `forLastBaselineLayout` lead.
  fileprivate func baselineItem(_ attribute: NSLayoutConstraint.Attribute) -> LayoutItem {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view else { return self }
    let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return inner === view || !inner.isDescendant(of: view) ? self : inner.item.baselineItem(attribute)
  }
}

extension NSLayoutConstraint {
  var enginePriority: Priority { storedPriority.enginePriority }
}

extension UILayoutPriority {
  /// UIKit leaves content priorities of 0 or less without effect.
  var enginePriority: Priority { Priority(Double(min(max(rawValue, 0), 1000))) }
}

import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbGeometry

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
      describe(view, .all.subtracting(.place))
      for constraint in view.installedConstraints where constraint.installation.row == nil { add(constraint) }
    }
  }

  /// The rest is said once all views below have their places: what a view's own code says of its content may ask for these.
  private func addNode(of view: UIView) {
    view.engine = self
    let parent = view === root ? nil : view.storedSuperview?.item.node
    attempt { () throws(LayoutError) in
      var description = NodeDescription()
      describe(view, .place, in: &description)
      // Traces of controllers with these guides do not call them ambiguous, although nothing says how wide they are.
      if view is _UILayoutGuide { description.unaskedAxes = .horizontal }
      register(view.item, as: try tree.addNode(parent: parent, as: description))
    }
  }

  func addNode(of guide: UILayoutGuide, in owner: UIView) {
    guard guide.item.node == nil, let parent = owner.item.node else { return }
    let bounds = Rect(origin: .zero, size: Size(owner.bounds.size))
    attempt { () throws(LayoutError) in
      var description = NodeDescription(
        frame: guide.kind == .custom ? .zero : bounds, placement: guide.placement)
      description.direction = owner.engineDirection
      let node = try tree.addNode(parent: parent, as: description)
      register(guide.item, as: node)
      if guide.kind == .scrollContent { try tree.setContentArea(node, of: parent) }
    }
  }

  func add(_ constraint: NSLayoutConstraint) {
    let (left, right) = (constraint.first, constraint.second)
    guard let first = anchor(left, beside: right, of: constraint) else { return }
    let second = anchor(right, beside: left, of: constraint)
    guard right.isNothing || second != nil else { return }
    let row = LayoutConstraint(
      first, constraint.relation.engineRelation, to: second, multiplier: constraint.multiplier,
      constant: constraint.storedConstant, priority: constraint.enginePriority)
    attempt { () throws(LayoutError) in
      constraint.installation.row = try tree.add(row)
      guard constraint.prefersBound else { return }
      var bound = row
      bound.relation = .equal
      constraint.installation.bound = try tree.addPreference(bound)
    }
  }

  /// A side as the tree has it; nil for a number alone, and for items that are not in the hierarchy.
  private func anchor(
    _ side: ConstraintSide, beside other: ConstraintSide, of constraint: NSLayoutConstraint
  ) -> Anchor? {
    guard let named = side.item, let attribute = side.attribute.engineAttribute else { return nil }
    let item = named.scrollView(seenFrom: other.item) ?? named
    guard item.isHosted(by: self) else { return nil }
    if let start = side.start { return distance(from: start, to: item, side, of: constraint) }
    guard let node = side.attribute.isBaseline ? item.baselineItem(side.attribute).node : item.node else {
      return nil
    }
    return Anchor(node, attribute)
  }
}

extension LayoutItem {
  /// The frame's guide of a scroll view is the scroll view itself for what is not in it: what is in it scrolls, and the tree
  /// moves the guide instead.
  ///
  /// - Returns: Nil where the item is what it is.
  fileprivate func scrollView(seenFrom other: LayoutItem?) -> LayoutItem? {
    guard viewPointer == nil, let guide, guide.kind == .scrollFrame, let scrollView = guide.owningView,
      let view = other?.owningView
    else { return nil }
    let isInside = view.isDescendant(of: scrollView) && other?.view !== scrollView
    return isInside ? nil : scrollView.item
  }

  /// Whose baseline it is: that of the view to which `forFirstBaselineLayout` and `forLastBaselineLayout` lead.
  func baselineItem(_ attribute: NSLayoutConstraint.Attribute) -> LayoutItem {
    guard attribute.isBaseline, let view else { return self }
    // The tree knows which of its views lends a stack view its baseline, and keeps to it when that changes.
    if view is UIStackView { return self }
    let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return inner === view || !inner.isDescendant(of: view) ? self : inner.item.baselineItem(attribute)
  }
}

extension NSLayoutConstraint {
  /// Whether a view that only an inequality holds stays where that ends, as in UIKit's engine (published tests of layout
  /// libraries); unless it is one that keeps its frame.
  fileprivate var prefersBound: Bool {
    guard relation != .equal, !first.isExtent else { return false }
    return [first, second].allSatisfy { side in
      guard let view = side.item?.view, view !== installation.container else { return true }
      return !view.keepsGivenFrame
    }
  }

  var enginePriority: Priority { storedPriority.enginePriority }
}

extension UILayoutPriority {
  /// UIKit leaves content priorities of 0 or less without effect.
  var enginePriority: Priority { Priority(Double(min(max(rawValue, 0), 1000))) }
}

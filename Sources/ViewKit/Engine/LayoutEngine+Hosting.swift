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
      describe(view, .all.subtracting(.direction))
      for constraint in view.installedConstraints where constraint.installation.row == nil { add(constraint) }
    }
  }

  private func addNode(of view: UIView) {
    view.engine = self
    let parent = view === root ? nil : view.storedSuperview?.item.node
    attempt { () throws(LayoutError) in
      let node = try tree.addNode(
        parent: parent, frame: view.engineFrame, placement: view.placement(in: self))
      register(view.item, as: node)
      try tree.setDirection(view.engineDirection, of: node)
      // Traces of controllers with these guides do not call them ambiguous, although nothing says how wide they are.
      if view is _UILayoutGuide { try tree.setUnaskedAxes(.horizontal, of: node) }
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
        if !distances.isEmpty { try turnDistances(in: view) }
      }
      if edits.contains(.content) { try describeContent(of: view, node) }
      if edits.contains(.insets), view.layoutState.contains(.dependsOnInsets) {
        try describeInsets(of: view, node)
      }
      if edits.contains(.arrangement) { try view.describeArrangement(to: self, node) }
    }
  }

  private func describeContent(of view: UIView, _ node: NodeID) throws(LayoutError) {
    let span = LayoutRecorder.current?.begin(.contentMeasured, view)
    let size = view.engineContentSize
    // That a view has no content goes without saying.
    span?.end(unlessEmpty: size == .none)
    if view.convertsAlignment {
      try describeAlignment(of: view.item)
      askForAlignment(of: view.item)
    } else {
      try tree.setAlignmentInsets(view.fixedAlignmentInsets, of: node)
    }
    try tree.setContentDependsOnWidth(view.engineContentWraps, of: node)
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
    guard let first = anchor(constraint.first, of: constraint) else { return }
    let second = anchor(constraint.second, of: constraint)
    guard constraint.second.isNothing || second != nil else { return }
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
  private func anchor(_ side: ConstraintSide, of constraint: NSLayoutConstraint) -> Anchor? {
    guard let item = side.item, let attribute = side.attribute.engineAttribute, has(item) else { return nil }
    if let start = side.start { return distance(from: start, to: item, side, of: constraint) }
    guard let node = item.baselineItem(side.attribute).node else { return nil }
    return Anchor(node, attribute)
  }
}

extension LayoutEngine {
  /// Whether an item's node is of this engine's tree: a constraint may be installed before all that it names is there.
  private func has(_ item: LayoutItem) -> Bool { item.owningView?.engine === self }
}

/// Distances between anchors.
extension LayoutEngine {
  /// The extent of a node of its own, from one anchor to the other. It lasts as long as the constraint is active.
  private func distance(
    from start: LayoutItem, to end: LayoutItem, _ side: ConstraintSide, of constraint: NSLayoutConstraint
  ) -> Anchor? {
    guard let container = constraint.installation.container, let parent = container.item.node, has(start),
      let startNode = start.node, let endNode = end.node,
      let startAttribute = side.startAttribute.engineAttribute,
      let endAttribute = side.attribute.engineAttribute
    else { return nil }
    let axis = endAttribute.axis
    var anchor: Anchor?
    attempt { () throws(LayoutError) in
      let node = try tree.addNode(parent: parent, placement: .distance)
      try tree.setDirection(container.engineDirection, of: node)
      let isDirectional = startAttribute.isDirectional || endAttribute.isDirectional
      let near = isDirectional ? PlumbAutoLayout.Attribute.leading : axis.near
      let far = isDirectional ? PlumbAutoLayout.Attribute.trailing : axis.far
      _ = try tree.add(LayoutConstraint(Anchor(node, near), to: Anchor(startNode, startAttribute)))
      _ = try tree.add(LayoutConstraint(Anchor(node, far), to: Anchor(endNode, endAttribute)))
      distances[ObjectIdentifier(constraint), default: []].append(node)
      anchor = Anchor(node, axis.extent)
    }
    return anchor
  }

  /// Has the distances of a view's constraints run as the view does.
  private func turnDistances(in view: UIView) throws(LayoutError) {
    for constraint in view.installedConstraints {
      for node in distances[ObjectIdentifier(constraint)] ?? [] where tree.contains(node) {
        try tree.setDirection(view.engineDirection, of: node)
      }
    }
  }

  /// Takes out what stood for the distances of a constraint.
  func removeDistances(of constraint: NSLayoutConstraint) {
    guard let nodes = distances.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    for node in nodes where tree.contains(node) {
      attempt { () throws(LayoutError) in try tree.remove(node) }
    }
  }
}

extension LayoutItem {
  /// Whose baseline it is: that of the view to which `forFirstBaselineLayout` and `forLastBaselineLayout` lead.
  func baselineItem(_ attribute: NSLayoutConstraint.Attribute) -> LayoutItem {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view else { return self }
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

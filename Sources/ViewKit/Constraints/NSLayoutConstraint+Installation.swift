import CoreGraphics

extension NSLayoutConstraint {
  /// The views that the constraint mentions, by themselves or by a guide; it is to be installed on their common ancestor.
  var views: [UIView] {
    [first.item, second.item, first.start, second.start].compactMap { $0?.owningView }
  }

  /// The view that the constraint is about: its first item, or the owner of that guide.
  package var firstView: UIView? { first.item?.owningView }

  func activate() {
    guard installation.container == nil, !first.isNothing else { return }
    guard let container = commonAncestor else { return ConstraintFault.noCommonAncestor(self) }
    container.install(self)
  }

  func deactivate() {
    installation.container?.uninstall(self)
  }

  /// Margins are asked for only where something depends on them.
  fileprivate func noteNeeds() {
    if first.attribute.isMargin { first.item?.view?.needsInsets() }
    if second.attribute.isMargin { second.item?.view?.needsInsets() }
  }

  /// The nearest view that contains both items, or is one of them; a guide stands for its owner.
  ///
  /// - Complexity: O(depth), and O(1) for a view, and for neighbours.
  private var commonAncestor: UIView? {
    guard first.start == nil, second.start == nil else {
      let views = views
      return views.dropFirst().reduce(views.first) { ancestor, view in
        ancestor.flatMap { UIView.commonAncestor($0, view) }
      }
    }
    guard let item = first.item, let a = item.owningView else { return nil }
    guard let other = second.item, other !== item else { return a }
    guard let b = other.owningView else { return nil }
    return UIView.commonAncestor(a, b)
  }
}

extension UIView {
  /// The nearest view that contains both, or is one of them.
  static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    if a === b || b.storedSuperview === a { return a }
    if a.storedSuperview === b { return b }
    if let parent = a.storedSuperview, parent === b.storedSuperview { return parent }
    var (a, b): (UIView?, UIView?) = (a, b)
    var (depthA, depthB) = (depth(of: a), depth(of: b))
    while depthA > depthB { (a, depthA) = (a?.storedSuperview, depthA - 1) }
    while depthB > depthA { (b, depthB) = (b?.storedSuperview, depthB - 1) }
    while let first = a, let second = b, first !== second {
      (a, b) = (first.storedSuperview, second.storedSuperview)
    }
    return a
  }

  private static func depth(of view: UIView?) -> Int {
    var depth = 0
    var current = view
    while let view = current { (current, depth) = (view.storedSuperview, depth + 1) }
    return depth
  }

  /// Puts a constraint into the view's list, and into the engine where there is one.
  func install(_ constraint: NSLayoutConstraint) {
    Departures.settle()
    if constraint.installation.container != nil { constraint.deactivate() }
    UIView.installations += 1
    constraint.installation.sequence = UIView.installations
    constraint.installation.container = self
    installedConstraints.append(constraint)
    markUsesAutoLayout()
    constraint.listInItems()
    constraint.noteNeeds()
    LayoutRecorder.current?.added(constraint)
    if let engine { engine.installed(constraint) } else { markNeedsLayout() }
  }

  /// Takes a constraint out of the view's list and out of the engine.
  ///
  /// - Complexity: O(log n) to find it among n, and to close the gap.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.installation.container === self else { return }
    LayoutRecorder.current?.removed(constraint)
    engine?.uninstalled(constraint)
    constraint.dropReferences()
    constraint.installation.container = nil
    constraint.installation.forgetRows()
    installedConstraints.remove(at: place(of: constraint))
  }

  /// The list is in the order of installation.
  private func place(of constraint: NSLayoutConstraint) -> Int {
    let sequence = constraint.installation.sequence
    var low = 0
    var high = installedConstraints.count - 1
    while low < high {
      let middle = (low + high) / 2
      if installedConstraints[middle].installation.sequence < sequence {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

}

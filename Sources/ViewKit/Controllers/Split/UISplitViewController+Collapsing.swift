import CoreGraphics

extension UISplitViewController {
  /// Collapses or expands where the width asks for it.
  func adaptToWidth() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact, !isCollapsed { collapse() } else if !isCompact, isCollapsed { expand() }
  }

  private func collapse() {
    isCollapsed = true
    chosenMode = nil
    for child in children { setOverrideTraitCollection(nil, forChild: child) }
    collapsedController = hasColumns ? collapsedColumns() : collapsedPair()
    for child in children where child !== collapsedController { release(child) }
    if let collapsedController { hold(collapsedController) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapsedPair() -> UIViewController? {
    guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] else {
      return columns[.secondary]
    }
    columns[.primary] = primary
    guard let secondary = columns[.secondary] else { return primary }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
      return primary
    }
    primary.collapseSecondaryViewController(secondary, for: self)
    return secondary.isContained(in: primary) ? primary : secondary
  }

  /// The compact column, or the others on top of each other.
  private func collapsedColumns() -> UIViewController? {
    let proposed = columns[.compact] == nil ? order.last ?? .primary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = columns[.compact] { return compact }
    guard let primary = content(of: .primary) else { return content(of: top) }
    for column in order.dropFirst() where column.rawValue <= top.rawValue {
      if let content = content(of: column) { primary.collapseSecondaryViewController(content, for: self) }
    }
    return primary
  }

  private func expand() {
    isCollapsed = false
    let top = collapsedController
    collapsedController = nil
    if hasColumns {
      for column in [Column.secondary, .supplementary] { content(of: column)?.leaveStack() }
      let proposed = displayMode
      let mode =
        delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed
      if mode != proposed { chosenMode = mode }
    } else {
      separatePair(top)
    }
    adoptColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Where nobody has a secondary controller to offer, it is the one of before.
  private func separatePair(_ top: UIViewController?) {
    if let primary = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = primary }
    guard let primary = columns[.primary], top === primary else { return }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let separated { columns[.secondary] = separated }
    columns[.secondary]?.leaveStack()
  }

  // MARK: While collapsed

  private var stack: UINavigationController? { collapsedController as? UINavigationController }

  func replaceCollapsed(_ old: UIViewController?, by new: UIViewController?, _ column: Column) {
    if let stack, let old, let place = stack.stack.firstIndex(where: { $0 === old }) {
      var controllers = stack.stack
      controllers.remove(at: place)
      if let new { controllers.insert(new, at: place) }
      stack.setViewControllers(controllers, animated: false)
    } else if collapsedController === old, column == .primary || column == .compact || old != nil {
      if let old { release(old) }
      collapsedController = new
      if let new { hold(new) }
    }
  }

  func bringToTop(_ column: Column) {
    guard let stack, let content = content(of: column), stack !== columns[.compact] else { return }
    if content === stack {
      stack.popToRootViewController(animated: false)
    } else if stack.stack.contains(where: { $0 === content }) {
      stack.popToViewController(content, animated: false)
    } else {
      stack.pushViewController(content, animated: false)
    }
  }

  func takeFromTop(_ column: Column) {
    guard let content = content(of: column), content !== stack else { return }
    content.leaveStack()
  }
}

extension UIViewController {
  func isContained(in other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Leaves a navigation controller's stack at once, so that the view may be shown elsewhere.
  func leaveStack() {
    guard let navigation = parent as? UINavigationController else { return }
    navigation.setViewControllers(navigation.stack.filter { $0 !== self }, animated: false)
    if navigation.isViewLoaded { navigation.showTop() }
  }
}

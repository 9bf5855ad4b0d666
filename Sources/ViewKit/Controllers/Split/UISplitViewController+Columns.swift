import CoreGraphics

extension UISplitViewController {
  var hasColumns: Bool { style != .unspecified }

  /// From the primary edge; those of a style have the columns that it knows.
  var order: [Column] {
    let all: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return all.filter { columns[$0] != nil }
  }

  func content(of column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

  var columnControllers: [UIViewController] { order.compactMap { content(of: $0) } }

  func setColumns(_ controllers: [UIViewController]) {
    let order: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (place, column) in order.enumerated() {
      set(place < controllers.count ? controllers[place] : nil, column)
    }
  }

  /// Columns of a style are in navigation controllers, as UIKit has them; the compact one is as it was given.
  func set(_ controller: UIViewController?, _ column: Column) {
    guard columns[column] !== controller, content(of: column) !== controller || controller == nil else {
      return
    }
    let old = content(of: column)
    columns[column] = controller
    wrappers[column] = nil
    if let controller, hasColumns, column != .compact, !(controller is UINavigationController) {
      wrappers[column] = UINavigationController(rootViewController: controller)
    }
    if isCollapsed {
      replaceCollapsed(old, by: content(of: column), column)
    } else if column != .compact {
      adoptColumns()
    }
    childLayoutChanged()
  }

  /// Makes the columns children, and nobody else; those beside the secondary one have a compact width.
  func adoptColumns() {
    let wanted = columnControllers
    for child in children where !wanted.contains(where: { $0 === child }) { release(child) }
    for controller in wanted { hold(controller) }
    for column in order {
      guard let controller = content(of: column) else { continue }
      let traits = column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact)
      if overrideTraitCollection(forChild: controller) != traits {
        setOverrideTraitCollection(traits, forChild: controller)
      }
    }
  }

  func hold(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    takeViewAway(of: child)
    child.removeFromParent()
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController) {
    if let navigation = content(of: .primary) as? UINavigationController, hasColumns || isCollapsed {
      navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else {
      set(controller, .primary)
    }
  }

  func showSecondary(_ controller: UIViewController) {
    if isCollapsed, !hasColumns, let navigation = collapsedController as? UINavigationController {
      navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else {
      set(controller, .secondary)
      reveal(.secondary)
    }
  }

  func reveal(_ column: Column) {
    if isCollapsed { return bringToTop(column) }
    switch column {
    case .primary: choose(style == .tripleColumn ? two : one)
    case .supplementary where shownSides.isEmpty: choose(one)
    case .secondary where displayMode.isOver: choose(.secondaryOnly)
    default: break
    }
  }

  func conceal(_ column: Column) {
    if isCollapsed { return takeFromTop(column) }
    guard shownSides.contains(column) else { return }
    choose(column == .primary && style == .tripleColumn ? one : .secondaryOnly)
  }

  private var one: DisplayMode { splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
  private var two: DisplayMode {
    switch splitBehavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  private func choose(_ mode: DisplayMode) {
    guard mode != displayMode else { return }
    let old = shownSides
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    let new = shownSides
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    modeChanged()
  }

  func modeChanged() { childLayoutChanged() }
}

import CoreGraphics

extension UISplitViewController {
  /// Where the view is wider than high, columns lie side by side; else the secondary one is alone.
  var resolvedMode: DisplayMode {
    switch preferredDisplayMode {
    case .automatic: isWide ? .oneBesideSecondary : .secondaryOnly
    case .twoBesideSecondary where style != .tripleColumn: .oneBesideSecondary
    case .twoOverSecondary where style != .tripleColumn: .oneOverSecondary
    case .twoDisplaceSecondary where style != .tripleColumn: .oneBesideSecondary
    default: preferredDisplayMode
    }
  }

  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  var primaryWidth: ColumnWidth {
    ColumnWidth(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
  }
  var supplementaryWidth: ColumnWidth {
    ColumnWidth(
      preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
  }

  /// The columns besides the secondary one that are shown, from the primary edge.
  var shownSides: [Column] {
    let sides = order.filter { $0 != .secondary }
    return sides.suffix(displayMode.sides)
  }

  // MARK: Views

  /// Brings the views of what is to be shown into the hierarchy, and takes others away.
  func showColumnViews() {
    guard let view = viewIfLoaded else { return }
    var wanted: [UIViewController] = []
    if isCollapsed {
      if let collapsedController { wanted = [collapsedController] }
    } else {
      let columns = [Column.secondary] + shownSides.reversed()
      wanted = columns.compactMap { content(of: $0) }
    }
    for controller in displayed where !wanted.contains(where: { $0 === controller }) {
      takeViewAway(of: controller)
    }
    displayed = wanted
    let views: [UIView] = wanted.map { $0.view }
    let present = view.subviews.filter { subview in views.contains { $0 === subview } }
    guard !present.elementsEqual(views, by: ===) else { return }
    for (controller, shown) in zip(wanted, views) {
      if shown.superview === view {
        view.bringSubviewToFront(shown)
      } else {
        controller.appearance.isAnimated = false
        view.addSubview(shown)
      }
    }
  }

  func takeViewAway(of controller: UIViewController) {
    guard displayed.contains(where: { $0 === controller }) else { return }
    displayed.removeAll { $0 === controller }
    guard let loaded = controller.viewIfLoaded, loaded.superview === viewIfLoaded else { return }
    controller.beginDisappearing(false)
    loaded.removeFromSuperview()
  }

  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    if isCollapsed {
      collapsedController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
      return
    }
    var edge: CGFloat = 0
    var last: CGFloat = 0
    for column in shownSides {
      last = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      place(column, from: edge, to: edge + last)
      edge += last
    }
    let mode = displayMode
    if mode.isOver {
      place(.secondary, from: 0, to: size.width)
    } else if mode == .twoDisplaceSecondary {
      place(.secondary, from: edge, to: edge + size.width - last)
    } else {
      place(.secondary, from: edge, to: max(size.width, edge))
    }
  }

  /// - Parameter start: From the primary edge.
  private func place(_ column: Column, from start: CGFloat, to end: CGFloat) {
    guard let view = viewIfLoaded, let shown = content(of: column)?.viewIfLoaded, shown.superview === view
    else { return }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtRight = (primaryEdge == .trailing) != isRightToLeft
    shown.frame = CGRect(
      x: isAtRight ? view.bounds.width - end : start, y: 0, width: end - start, height: view.bounds.height)
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown besides the secondary one.
  var sides: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether these cover the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

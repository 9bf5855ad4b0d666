import CoreGraphics

extension UINavigationController {
  func loadContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.frame = transitionView.bounds
    transitionView.addSubview(wrapper)
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    view = container
  }

  private var hidesBars: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }
  /// One that a collapsed split view has pushed is under the other one's bar.
  private var showsNavigationBar: Bool {
    !isNavigationBarHidden && !hidesBars && !(parent is UINavigationController)
  }
  private var showsToolbar: Bool {
    !isToolbarHidden && !hidesBars && stack.last?.hidesBottomBarWhenPushed != true
  }

  func barsChanged() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    shown?.insetsOfViewChanged()
  }

  /// From the container's edges to where the bars end. A bar at the bottom that belongs to a tab bar controller is part
  /// of the container's safe area.
  var insetsOfBars: UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    if showsNavigationBar { insets.top = view.safeAreaInsets.top + navigationBarHeight }
    if showsToolbar {
      insets.bottom = view.safeAreaInsets.bottom + BarMetrics(traits: traitCollection).toolbar
    }
    return insets
  }

  private var navigationBarHeight: CGFloat {
    BarMetrics(traits: traitCollection).navigationBar(
      inCard: isInCard, largeTitle: showsLargeTitle, item: stack.last?.navigationItem)
  }

  /// The item's own mode, or that of the nearest one below that has one; the first of all shows a large title.
  private var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let mode = stack.reversed().map(\.navigationItem.largeTitleDisplayMode).first { $0 != .automatic }
    return mode != .never
  }

  func placeBarsAndChild() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let bars = insetsOfBars
    navigationBar.isHidden = !showsNavigationBar
    if showsNavigationBar {
      let top = view.safeAreaInsets.top
      navigationBar.frame = CGRect(x: 0, y: top, width: size.width, height: bars.top - top)
    }
    if showsToolbar {
      if toolbar.superview !== view { view.addSubview(toolbar) }
      let bottom = view.safeAreaInsets.bottom
      toolbar.frame = CGRect(
        x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom - bottom)
      toolbar.isHidden = false
    } else if !isToolbarHidden {
      toolbar.isHidden = true
    }
    guard let shown else { return }
    wrapper.frame = frame(of: shown, in: CGRect(origin: .zero, size: size), bars)
    shown.view.frame = wrapper.bounds
    shown.insetsOfViewChanged()
  }

  /// Under translucent bars, and under opaque ones where the controller says so, unless its edges do not extend there.
  private func frame(of child: UIViewController, in bounds: CGRect, _ bars: UIEdgeInsets) -> CGRect {
    var insets = UIEdgeInsets.zero
    if bars.top > 0, !child.extends(under: .top, isTranslucent: navigationBar.isTranslucent) {
      insets.top = bars.top
    }
    if bars.bottom > 0, !child.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) {
      insets.bottom = bars.bottom
    }
    if let tabBars = tabBarController?.barInsets(over: self).bottom, tabBars > 0, insets.bottom == 0,
      !child.edgesForExtendedLayout.contains(.bottom)
    {
      insets.bottom = tabBars
    }
    return bounds.inset(by: insets)
  }
}

extension UIViewController {
  /// Whether the view runs under a bar at an edge.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

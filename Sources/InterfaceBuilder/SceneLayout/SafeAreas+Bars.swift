import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbPlatformRules

/// Bars around the views of view controllers, and roots that leave room for bars.
extension SafeAreas {
  /// The heights of the bars above and below a view controller's view, in points.
  struct BarHeights {
    var top = 0.0
    var bottom = 0.0
    /// Whether the upper bar is opaque.
    var isOpaque = false
  }

  /// The heights of the bars above and below a view controller's view, in points.
  func barHeights(of controller: MarkupElement) -> BarHeights {
    let bars = embedding.bars(of: controller)
    let place = barPlace
    var top = 0.0
    var bottom = 0.0
    let written = ControllerElement(controller)
    let item = written.navigationItem
    let simulated = written.simulatedTopBarMetrics
    if !written.simulatesNoTopBar, bars.hasNavigationBar || simulated != nil {
      top = BarRules.navigationBar(
        in: place, hasLargeTitle: item?.largeTitleDisplayMode != "never" && bars.hasLargeTitles,
        hasPrompt: item?.prompt != nil || simulated?.prompted == true)
    }
    let hidesBars = written.hidesBottomBarWhenPushed ?? false
    if written.simulatesNoBottomBar {
      bottom = 0
    } else if written.simulatesTabBar {
      bottom = TabBars.height(in: place)
    } else {
      let hasToolbar = bars.hasToolbar || written.simulatesToolbar
      if hasToolbar { bottom = Toolbars.room(onCanvasIn: place) }
      // A toolbar stands in a tab bar's place, and above it since Xcode 12 (1 project each).
      if bars.hasTabBar && !hidesBars, !hasToolbar || document.release >= .xcode12 {
        bottom += TabBars.height(in: place)
      }
    }
    return BarHeights(
      top: top, bottom: bottom, isOpaque: simulated.map { $0.translucent == false } ?? bars.isOpaque)
  }

  private var barPlace: BarPlace {
    let device = document.device(in: environment)
    let orientation = environment.orientation ?? document.orientation
    return BarPlace(
      release: document.release, family: device?.family ?? .phone,
      width: device?.widthClass(orientation) ?? .compact,
      height: device?.heightClass(orientation) ?? .regular,
      hasHomeIndicator: device?.hasHomeIndicator ?? false)
  }

  /// The insets of a root that is less high than the screen.
  ///
  /// Such a root is a sheet, or leaves room for bars that it does not lie under. The missing height, in
  /// points, tells which.
  func insetsOfShorterRoot(
    _ insets: EdgeInsets, bars: BarHeights, size: Size, screen: Size
  ) -> EdgeInsets {
    let missing = screen.height - size.height
    let bar = (top: insets.top + bars.top, bottom: insets.bottom + bars.bottom)
    func isMissing(_ height: Double) -> Bool { abs(missing - height) < 0.75 }
    // Either both bars are outside the root, or the upper one is.
    if bars.bottom > 0, isMissing(bar.top + bar.bottom) || isMissing(bar.top + bars.bottom) { return .zero }
    if bars.top > 0, isMissing(bar.top) || isMissing(bars.top) {
      return EdgeInsets(top: 0, left: 0, bottom: bar.bottom, right: 0)
    }
    // Only the lower bar is outside.
    if bars.bottom > 0, isMissing(bar.bottom) || isMissing(bars.bottom) {
      return EdgeInsets(top: bar.top, left: 0, bottom: 0, right: 0)
    }
    if isMissing(BarRules.roomAboveSheet(safeArea: canvas.once)) {
      return insetsOfSheet(insets, bars: bars)
    }
    // Bars that the document does not show: those of a container in another document.
    let unseen = [
      NavigationBars.usual, NavigationBars.inSheet, NavigationBars.usual + NavigationBars.largeTitle,
    ]
    if isMissing(NavigationBars.usual) || unseen.contains(where: { isMissing(insets.top + $0) }) {
      return EdgeInsets(top: 0, left: 0, bottom: bar.bottom, right: 0)
    }
    if isMissing(insets.top + NavigationBars.usual + insets.bottom + TabBars.usual) { return .zero }
    // The canvas that adds safe areas twice does it where the root reaches the screen's edges (3 projects, 7 roots).
    if isDoubled, missing > 0, size.width <= screen.width {
      return EdgeInsets(
        top: canvas.once.top + bars.top, left: insets.left, bottom: bars.bottom, right: insets.right)
    }
    // Of a size that no surroundings explain: a freeform one.
    let own = insetsOfLooseView(insets, height: size.height, screen: screen.height)
    return EdgeInsets(
      top: bars.isOpaque ? 0 : own.top + bars.top, left: own.left, bottom: bars.bottom + own.bottom,
      right: own.right)
  }

  /// Whether the canvas added safe areas twice.
  private var isDoubled: Bool { canvas.saved != canvas.once }

  /// The insets of a sheet: it keeps the home indicator's before Xcode 13 (7 projects) and not since (4).
  private func insetsOfSheet(_ insets: EdgeInsets, bars: BarHeights) -> EdgeInsets {
    let hasLargeTitle = bars.top >= NavigationBars.usual + NavigationBars.largeTitle
    let bar = NavigationBars.inSheet + (hasLargeTitle ? NavigationBars.largeTitle : 0)
    return EdgeInsets(
      top: bars.top > 0 ? bar : isDoubled ? canvas.once.top : 0, left: 0,
      bottom: bars.bottom + (document.release < .xcode13 ? insets.bottom : 0), right: 0)
  }
}

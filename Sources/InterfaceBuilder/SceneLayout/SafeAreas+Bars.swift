import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup

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
    var top = 0.0
    var bottom = 0.0
    let written = ControllerElement(controller)
    let item = written.navigationItem
    let simulated = written.simulatedTopBarMetrics
    if !written.simulatesNoTopBar, bars.hasNavigationBar || simulated != nil {
      top = Self.navigationBar(document.release)
      if item?.largeTitleDisplayMode != "never" && bars.hasLargeTitles { top += 52 }
      // A prompt makes the bar 74 points high (`UINavigationItem.prompt`).
      if item?.prompt != nil || simulated?.prompted == true { top += 30 }
    }
    let hidesBars = written.hidesBottomBarWhenPushed ?? false
    if written.simulatesNoBottomBar {
      bottom = 0
    } else if (bars.hasTabBar && !hidesBars) || written.simulatesTabBar {
      bottom = tabBar
    } else if bars.hasToolbar || written.simulatesToolbar {
      bottom = document.release < .xcode9Point3 ? 44 : 49
    }
    return BarHeights(top: top, bottom: bottom, isOpaque: bars.isOpaque)
  }

  /// The height of a tab bar, in points.
  ///
  /// It is 49 points (Human Interface Guidelines), and less on a phone held sideways: 32 since iOS 11, 31 in
  /// releases with the design of iOS 26 (n = 14).
  private var tabBar: Double {
    guard document.release >= .xcode9, let device = document.device(in: environment),
      device.family == .phone, (environment.orientation ?? document.orientation) == .landscape
    else { return 49 }
    return document.release >= .xcode26 ? 31 : 32
  }

  /// The height of a navigation bar: 44 points, and 54 in the first releases with the design of iOS 26.
  private static func navigationBar(_ release: Release) -> Double {
    (Release.xcode26Point1...Release.xcode26Point3).contains(release) ? 54 : 44
  }

  /// The insets of a root that is less high than the screen.
  ///
  /// Such a root is a sheet, or leaves room for bars that it does not lie under. The missing height, in
  /// points, tells which.
  func insetsOfShorterRoot(
    _ insets: EdgeInsets, bars: BarHeights, missing: Double
  ) -> EdgeInsets {
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
    // A sheet leaves the status bar of a phone without sensor housing free (20 points), and 54 points on a
    // phone with one. Its navigation bar is 56 points high.
    if isMissing(insets.bottom > 0 ? 54 : 20) {
      return EdgeInsets(top: bars.top > 0 ? 56 : 0, left: 0, bottom: bars.bottom, right: 0)
    }
    // The root leaves room for bars of a container in another document.
    if isMissing(insets.top + 44) || isMissing(44) || isMissing(insets.top + 56) {
      return EdgeInsets(top: 0, left: 0, bottom: bar.bottom, right: 0)
    }
    if isMissing(insets.top + 44 + insets.bottom + 49) { return .zero }
    // No surroundings explain the size: it is a freeform one.
    let own = insetsOfLooseView(insets, missing: missing)
    return EdgeInsets(
      top: bars.isOpaque ? 0 : bar.top, left: own.left, bottom: bars.bottom + own.bottom, right: own.right)
  }
}

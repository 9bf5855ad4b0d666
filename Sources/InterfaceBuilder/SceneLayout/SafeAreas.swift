import AutoLayout
import Geometry
import TextMetrics

/// The safe areas of roots, by device, by the bars around them and by the version of Interface Builder.
///
/// No document states them. The rules below are what the recorded frames of saved documents imply: the
/// constraints that tie a view to the safe area, with the view's frame, give its insets.
struct SafeAreas {
  /// The bars above and below a view controller's view, in points.
  private struct BarHeights {
    var top = 0.0
    var bottom = 0.0
    /// Whether the upper bar is opaque.
    var isOpaque = false
  }

  let document: InterfaceDocument
  let environment: Environment
  let embedding: ControllerEmbedding

  /// The insets from the edges of a root view to its safe area.
  ///
  /// - Parameters:
  ///   - size: The root's size.
  ///   - screen: The screen's; nil where no device is known.
  func insets(ofRoot view: ResolvedView, size: Size, screen: Size?) -> EdgeInsets {
    // A cell lies in a list: the margins of prototypes, which have their list around them, hold nothing of
    // the screen's edges in recorded frames, also where they preserve those around them (n = 5).
    guard document.platform != .macOS, !view.kind.isReusable else { return .zero }
    var insets = deviceInsets
    guard let controller = view.controller else {
      return insetsOfLooseView(insets, missing: (screen ?? size).height - size.height)
    }
    insets = doubled(insets)
    if controller.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics")?["type"] == "none"
    {
      insets.top = 0
    }
    let bars = barHeights(of: controller)
    guard let screen, size.height != screen.height else {
      return EdgeInsets(
        top: insets.top + bars.top, left: insets.left,
        bottom: insets.bottom + bars.bottom, right: insets.right)
    }
    // What a container view embeds has the device's insets, whatever its height (n = 4, 20 points at the
    // top).
    if embedding.bars(of: controller).isEmbedded, bars.top == 0, bars.bottom == 0 {
      return insetsOfLooseView(insets, missing: screen.height - size.height)
    }
    return insetsOfShorterRoot(insets, bars: bars, missing: screen.height - size.height)
  }

  // MARK: The device

  /// What status bar, sensor housing and home indicator take.
  private var deviceInsets: EdgeInsets {
    guard let device = document.device(in: environment) else {
      // A document without device stands for a screen of unknown size with the status bar of its time.
      return EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeArea(environment.orientation ?? document.orientation)
    // The canvas is that of the document's tools; another device is as it is.
    guard showsRecordedDevice else { return insets }
    // Until Xcode 13 all housings were as high as the first one (retina6_0: n = 6, retina6_1: n = 40); tools
    // of Xcode 14 and later show a phone with another housing for the first one's screen.
    let housing: Double? = document.toolsVersion < 21000 ? 44 : device.name == "retina5_9" ? 50 : nil
    if device.family == .phone, device.hasHomeIndicator, let housing {
      if insets.top > 0 { insets.top = housing }
      if insets.left > 0 { (insets.left, insets.right) = (housing, housing) }
    }
    if insets.top == 20, hidesStatusBar(device) { insets.top = 0 }
    return insets
  }

  /// Whether the device is the one that the document was saved for.
  private var showsRecordedDevice: Bool {
    document.device(in: environment)?.name == document.ownDevice?.name
  }

  /// Whether the canvas draws a device without sensor housing as if its status bar were hidden.
  ///
  /// All are by the tools between Xcode 10.2 and 13; the smallest phones still are.
  private func hidesStatusBar(_ device: Device) -> Bool {
    document.toolsVersion > 14500 && (document.toolsVersion < 21000 || device.portraitSize.width == 320)
  }

  /// Tools versions 23727 to 25094 saved the roots of view controllers with the upright insets added once
  /// more.
  private func doubled(_ insets: EdgeInsets) -> EdgeInsets {
    guard showsRecordedDevice, (23727...25094).contains(document.toolsVersion),
      let device = document.device(in: environment), device.portraitSafeArea.bottom > 0, !device.isPad
    else { return insets }
    let upright = Self(document: document, environment: environment.upright, embedding: embedding)
      .deviceInsets
    return EdgeInsets(
      top: insets.top + upright.top, left: insets.left, bottom: insets.bottom + upright.bottom,
      right: insets.right)
  }

  /// A view of a xib is shown with its device's insets, however small it is: 20 and 44 points above views 84
  /// to 258 points high in recorded frames (n = 6). Older tools cut the lower one off where the view is
  /// shorter than the screen.
  ///
  /// - Parameter missing: By how much the view is shorter than the screen, in points.
  private func insetsOfLooseView(_ insets: EdgeInsets, missing: Double) -> EdgeInsets {
    var insets = insets
    if document.toolsVersion < 21000 {
      insets.bottom = min(max(insets.bottom - missing, 0), insets.bottom)
    }
    return insets
  }

  // MARK: Bars

  /// The heights of the bars above and below a view controller's view, in points.
  private func barHeights(of controller: MarkupElement) -> BarHeights {
    let bars = embedding.bars(of: controller)
    var top = 0.0
    var bottom = 0.0
    let item = controller.firstChild("navigationItem")
    let simulated = controller.firstChild("simulatedNavigationBarMetrics")
    if !shows(nothingFor: "simulatedTopBarMetrics", in: controller), bars.hasNavigationBar || simulated != nil
    {
      top = Self.navigationBar(document.toolsVersion)
      if item?["largeTitleDisplayMode"] != "never" && bars.hasLargeTitles { top += 52 }
      // A prompt makes the bar 74 points high (`UINavigationItem.prompt`).
      if item?["prompt"] != nil || simulated?.bool("prompted") == true { top += 30 }
    }
    let hidesBars = controller.bool("hidesBottomBarWhenPushed") ?? false
    if shows(nothingFor: "simulatedBottomBarMetrics", in: controller) {
      bottom = 0
    } else if (bars.hasTabBar && !hidesBars) || controller.firstChild("simulatedTabBarMetrics") != nil {
      bottom = tabBar
    } else if bars.hasToolbar || controller.firstChild("simulatedToolbarMetrics") != nil {
      bottom = document.toolsVersion < 14000 ? 44 : 49
    }
    return BarHeights(top: top, bottom: bottom, isOpaque: bars.isOpaque)
  }

  /// Whether a view controller's simulated metrics have no bar at an edge, also where its container has one.
  private func shows(nothingFor bar: StaticString, in controller: MarkupElement) -> Bool {
    controller.firstChild("nil", key: bar) != nil
  }

  /// 49 points (Human Interface Guidelines), and less on a phone held sideways: 32 since iOS 11, 31 in tools
  /// with the design of iOS 26 (n = 14).
  private var tabBar: Double {
    guard document.toolsVersion >= 13000, let device = document.device(in: environment),
      device.family == .phone, (environment.orientation ?? document.orientation) == .landscape
    else { return 49 }
    return document.toolsVersion >= 24000 ? 31 : 32
  }

  /// 44 points, and 54 in the first tools with the design of iOS 26.
  private static func navigationBar(_ toolsVersion: Int) -> Double {
    (24412...25094).contains(toolsVersion) ? 54 : 44
  }

  /// A root that is not as high as the screen leaves room for bars that it does not run under, or is a sheet:
  /// which, its height tells.
  private func insetsOfShorterRoot(
    _ insets: EdgeInsets, bars: BarHeights, missing: Double
  ) -> EdgeInsets {
    let bar = (top: insets.top + bars.top, bottom: insets.bottom + bars.bottom)
    func isMissing(_ height: Double) -> Bool { abs(missing - height) < 0.75 }
    // Both bars are outside, or the upper one is.
    if bars.bottom > 0, isMissing(bar.top + bar.bottom) || isMissing(bar.top + bars.bottom) { return .zero }
    if bars.top > 0, isMissing(bar.top) || isMissing(bars.top) {
      return EdgeInsets(top: 0, left: 0, bottom: bar.bottom, right: 0)
    }
    // Only the lower bar is outside.
    if bars.bottom > 0, isMissing(bar.bottom) || isMissing(bars.bottom) {
      return EdgeInsets(top: bar.top, left: 0, bottom: 0, right: 0)
    }
    // A sheet leaves the status bar of a phone without housing free, and 54 points on one with a housing; its
    // navigation bar is 56 points high.
    if isMissing(insets.bottom > 0 ? 54 : 20) {
      return EdgeInsets(top: bars.top > 0 ? 56 : 0, left: 0, bottom: bars.bottom, right: 0)
    }
    // Bars that the document does not show: those of a container in another document.
    if isMissing(insets.top + 44) || isMissing(44) || isMissing(insets.top + 56) {
      return EdgeInsets(top: 0, left: 0, bottom: bar.bottom, right: 0)
    }
    if isMissing(insets.top + 44 + insets.bottom + 49) { return .zero }
    // Of a size that no surroundings explain: a freeform one.
    let own = insetsOfLooseView(insets, missing: missing)
    return EdgeInsets(
      top: bars.isOpaque ? 0 : bar.top, left: own.left, bottom: bars.bottom + own.bottom, right: own.right)
  }
}

extension Environment {
  /// The same with the device held upright.
  fileprivate var upright: Environment {
    var upright = self
    upright.orientation = .portrait
    return upright
  }
}

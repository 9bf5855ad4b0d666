import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// The safe areas of roots, by device, by the bars around them and by the version of Interface Builder.
///
/// No document states them. The rules below are what the recorded frames of saved documents imply: the
/// constraints that tie a view to the safe area, with the view's frame, give its insets.
struct SafeAreas {
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
    var insets = doubled(deviceInsets)
    guard let controller = view.controller else {
      // One that is wider than the screen lies beside it, and keeps what the screen would cut off: 34 points of 7 of 7.
      if let screen, size.width > screen.width { return insets }
      return insetsOfLooseView(insets, missing: (screen ?? size).height - size.height)
    }
    if ControllerElement(controller).simulatedStatusBarMetrics?.type == "none" { insets.top = 0 }
    let bars = barHeights(of: controller)
    if let place = view.recorded?.minY, place >= 20 {
      // On another device the bars end elsewhere.
      return insetsOfLoweredRoot(
        insets, bars: bars, place: showsRecordedDevice ? place : insets.top + bars.top, height: size.height,
        screen: screen?.height)
    }
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
    let housing: Double? = document.release < .xcode14 ? 44 : device.name == "retina5_9" ? 50 : nil
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
    document.release >= .xcode11 && (document.release < .xcode14 || device.portraitSize.width == 320)
  }

  /// Xcode 16.3 to 26.3 saved roots with the upright insets added once more, also those of xibs (10 of 10).
  private func doubled(_ insets: EdgeInsets) -> EdgeInsets {
    guard showsRecordedDevice, document.release.addsSafeAreasTwice,
      let device = document.device(in: environment), device.family == .phone, device.hasHomeIndicator
    else { return insets }
    let upright = Self(document: document, environment: environment.upright, embedding: embedding)
      .deviceInsets
    return EdgeInsets(
      top: insets.top + upright.top, left: insets.left, bottom: insets.bottom + upright.bottom,
      right: insets.right)
  }

  /// A root that begins further down the screen, as under opaque bars, has what of the bars and the screen's edges reaches
  /// it (n = 9 of 9 that begin at 64 points).
  ///
  /// - Parameters:
  ///   - place: Where it begins, from the screen's upper edge.
  ///   - screen: The screen's height; nil where no device is known: then the root is as high, or ends there.
  private func insetsOfLoweredRoot(
    _ insets: EdgeInsets, bars: BarHeights, place: Double, height: Double, screen: Double?
  ) -> EdgeInsets {
    let isScreen = Device.all.contains { $0.family == .phone && $0.portraitSize.height == height }
    let end = (screen ?? (isScreen ? height : place + height)) - insets.bottom - bars.bottom
    return EdgeInsets(
      top: max(0, insets.top + bars.top - place), left: insets.left, bottom: max(0, place + height - end),
      right: insets.right)
  }

  /// A view of a xib is shown with its device's insets, however small it is: 20 and 44 points above views 84
  /// to 258 points high in recorded frames (n = 6). Older tools cut the lower one off where the view is
  /// shorter than the screen.
  ///
  /// - Parameter missing: By how much the view is shorter than the screen, in points.
  func insetsOfLooseView(_ insets: EdgeInsets, missing: Double) -> EdgeInsets {
    var insets = insets
    if document.release < .xcode14 {
      insets.bottom = min(max(insets.bottom - missing, 0), insets.bottom)
    }
    return insets
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

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// The safe areas of root views, by device, surrounding bars and version of Interface Builder.
///
/// No document states them. The rules are derived from the recorded frames of saved documents: a constraint
/// between a view and the safe area gives the insets, together with the view's frame.
struct SafeAreas {
  let document: InterfaceDocument
  let environment: Environment
  let embedding: ControllerEmbedding

  var canvas: CanvasInsets { CanvasInsets(document: document, environment: environment) }

  /// That of views of xibs which fill no screen: they are shown upright however the device is held (1 project, none otherwise).
  private var uprightCanvas: CanvasInsets {
    var held = environment
    held.orientation = .portrait
    return CanvasInsets(document: document, environment: held)
  }

  /// The title bar with a toolbar that macOS's canvas has over every root, in points (7 documents of 3 projects, none otherwise,
  /// but 84 and 104 in windows with toolbars of their own).
  private static let insetsBelowToolbar = EdgeInsets(top: 52, left: 0, bottom: 0, right: 0)

  /// The insets from the edges of a root view to its safe area, in points.
  ///
  /// - Parameters:
  ///   - size: The root's size, in points.
  ///   - screen: The screen's size, in points; nil where no device is known.
  func insets(ofRoot view: ResolvedView, size: Size, screen: Size?) -> EdgeInsets {
    // A table's cell has nothing of the screen's edges, also where it preserves its superview's margins (n = 5). A cell or
    // header of a collection has them as other roots of xibs do (3 projects, none otherwise).
    let isOfCollection = view.kind == .collectionViewCell || view.kind == .collectionReusableView
    if document.platform == .macOS { return Self.insetsBelowToolbar }
    guard !view.kind.isReusable || isOfCollection else { return .zero }
    var insets = canvas.saved
    if view.controller == nil, let screen, size != screen { insets = uprightCanvas.saved }
    guard let controller = view.controller else {
      // A root wider than the screen lies beside it, and keeps the inset that the screen would cut off: 34
      // points in 7 of 7.
      let isBeside = screen.map { size.width > $0.width } ?? false
      return insetsOfLooseView(
        insets, height: size.height, screen: isBeside ? size.height : (screen ?? size).height)
    }
    let written = ControllerElement(controller)
    // Before Xcode 9 the canvas heeded that (4 projects, against 1), and has not since (2).
    if written.simulatesNoStatusBar && document.release < .xcode9
      || written.simulatedStatusBarMetrics?.type == "none"
    {
      insets.top = 0
    }
    let bars = barHeights(of: controller)
    var screen = screen ?? self.screen(leaving: insets, bars, size, place: view.recorded?.minY ?? 0)
    // A freeform size is the canvas's, in which a less high root leaves room for bars (4 projects, none otherwise).
    if let canvas = written.freeformSize?.size, canvas.height > size.height { screen = canvas }
    if let place = place(ofRoot: view, size, below: insets.top + bars.top, bars, screen) {
      return insetsOfLoweredRoot(
        insets, bars: bars, place: place, height: size.height, screen: screen?.height)
    }
    guard let screen, size.height != screen.height else {
      return EdgeInsets(
        top: insets.top + bars.top, left: insets.left,
        bottom: insets.bottom + bars.bottom, right: insets.right)
    }
    // An embedded controller's view has the device's insets, whatever its height (n = 4, 20 points at the
    // top).
    if embedding.bars(of: controller).isEmbedded, bars.top == 0, bars.bottom == 0 {
      return insetsOfLooseView(insets, height: size.height, screen: screen.height)
    }
    return insetsOfShorterRoot(insets, bars: bars, size: size, screen: screen)
  }

  /// Where on the screen a root begins that does so below bars, in points; nil for other roots.
  ///
  /// A root as high as the screen begins below opaque bars wherever it is recorded (2 projects, none otherwise), and one of
  /// the square canvas behind others though recorded lower (3, none).
  private func place(
    ofRoot view: ResolvedView, _ size: Size, below end: Double, _ bars: BarHeights, _ screen: Size?
  ) -> Double? {
    let isShown = canvas.showsRecordedDevice
    if isShown, bars.isOpaque, bars.top > 0, size.height == screen?.height { return end }
    guard let place = view.recorded?.minY, place >= StatusBars.usual,
      bars.isOpaque || size != InterfaceDocument.anyScreen
    else { return nil }
    // The bars end elsewhere on another device.
    return isShown ? place : end
  }

  /// The screen of a phone that a root of a document without device leaves free for nothing but its bars (2 projects).
  private func screen(
    leaving insets: EdgeInsets, _ bars: BarHeights, _ size: Size, place: Double
  ) -> Size? {
    let upper = insets.top + bars.top
    let rooms = place > 0 ? [bars.bottom] : [upper, upper + bars.bottom]
    return Device.all.first { screen in
      screen.family == .phone && screen.portraitSize.width == size.width
        && rooms.contains(screen.portraitSize.height - size.height - place)
    }?.portraitSize
  }

  /// The insets of a root that begins further down the screen, for instance under opaque bars.
  ///
  /// The root has only the part of the bars and of the screen's edges that reaches it (n = 9 of 9 that begin
  /// at 64 points).
  ///
  /// - Parameters:
  ///   - place: The distance from the screen's upper edge to the root, in points.
  ///   - screen: The screen's height, in points. Where it is nil, no device is known: a root as high as a
  ///     known phone's screen is as high as the screen, and another root ends at the screen's end.
  private func insetsOfLoweredRoot(
    _ insets: EdgeInsets, bars: BarHeights, place: Double, height: Double, screen: Double?
  ) -> EdgeInsets {
    let isScreen = Device.all.contains { $0.family == .phone && $0.portraitSize.height == height }
    let end = (screen ?? (isScreen ? height : place + height)) - insets.bottom - bars.bottom
    return EdgeInsets(
      top: max(0, insets.top + bars.top - place), left: insets.left, bottom: max(0, place + height - end),
      right: insets.right)
  }

  /// The insets of a view of a xib, which are its device's, however small the view is.
  ///
  /// In recorded frames they are 20 and 44 points above views 84 to 258 points high (n = 6). Older releases
  /// reduce the lower inset where the view is shorter than the screen, and leave the status bar away from low views.
  ///
  /// - Parameters:
  ///   - height: The view's, in points.
  ///   - screen: The screen's, in points.
  func insetsOfLooseView(_ insets: EdgeInsets, height: Double, screen: Double) -> EdgeInsets {
    var insets = insets
    if document.release < .xcode14 {
      insets.bottom = min(max(insets.bottom - screen + height, 0), insets.bottom)
    }
    if canvas.showsRecordedDevice, let device = document.device(in: environment),
      StatusBars.isHidden(onCanvasOfHeight: height, device, in: document.release)
    {
      insets.top = 0
    }
    return insets
  }
}

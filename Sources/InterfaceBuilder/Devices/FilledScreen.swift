import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// The screen that a root filled when its document was saved.
struct FilledScreen: Hashable {
  /// In points.
  let size: Size
  /// How the canvas held it.
  let orientation: Orientation

  /// The same screen turned; the canvas for any device is a square, which turning does not change.
  func size(_ orientation: Orientation) -> Size {
    orientation == self.orientation ? size : Size(width: size.height, height: size.width)
  }
}

extension InterfaceDocument {
  /// The canvas for any width and any height, which Xcode 6 and 7 showed for no device in particular, in
  /// points. In documents without `<device>` it is the size of most roots (n = 274 of 465 that fill a screen).
  static let anyScreen = Size(width: 600, height: 600)

  /// The screen that a root filled; nil for a freeform root, a cell, a panel and a bar.
  ///
  /// A document that names its device says which screen that is. One that does not, or names one that nobody
  /// knows, was saved for the screen that its root's simulated metrics name, or else for the one that has the
  /// root's size.
  func filledScreen(ofRoot view: ResolvedView) -> FilledScreen? {
    guard platform != .macOS else { return nil }
    if let ownDevice {
      let screen = ownDevice.size(orientation)
      return view.recorded?.size ?? screen == screen
        ? FilledScreen(size: screen, orientation: orientation) : nil
    }
    guard let size = view.recorded?.size, mayFillScreen(view) else { return nil }
    let filled = FilledScreen(size: size, orientation: size.width > size.height ? .landscape : .portrait)
    let metrics = (view.controller ?? view.element).simulatedDestination
    guard metrics == nil || metrics?.isNamed(.simulatedScreenMetrics) == true else { return nil }
    if let screen = metrics.flatMap({ SimulatedMetricsElement($0).type }).flatMap(Self.simulatedScreen) {
      return filled.size(.portrait) == screen.portraitSize ? filled : nil
    }
    let isScreen =
      size == Self.anyScreen
      || Device.all.contains { screen in
        (screen.family == .phone || screen.family == .pad) && screen.portraitSize == filled.size(.portrait)
      }
    return isScreen ? filled : nil
  }

  /// The roots, by position, that keep their recorded sizes although the environment asks for another screen: they
  /// filled none when the document was saved. Bars, which are as wide as what holds them, do not count.
  ///
  /// - Complexity: Linear in the views.
  package func rootsKeepingSize(of scene: ResolvedScene, in environment: Environment) -> [Int] {
    guard platform != .macOS, asksForScreen(environment) else { return [] }
    let mainRoot = scene.mainRoot
    return scene.roots.filter { position in
      let view = scene.views[position]
      if view.kind.isBar || environment.size != nil && mainRoot == position { return false }
      guard let filled = filledScreen(ofRoot: view) else { return true }
      // Turning a square changes nothing.
      return device(in: environment) == nil && filled.size(.portrait) == filled.size(.landscape)
    }
  }

  /// That the document names a device that nobody knows, and what follows; nil where it does not.
  package var unknownDevice: String? {
    guard platform == .iOS, let deviceName, ownDevice == nil else { return nil }
    return "The document’s device “" + deviceName + "” is unknown, so that it is laid out for any device."
  }

  /// Whether an environment names another screen, or another way to hold it, than the document.
  private func asksForScreen(_ environment: Environment) -> Bool {
    guard device(in: environment)?.name == ownDevice?.name else { return true }
    return environment.orientation.map { $0 != orientation } ?? false
  }

  /// Whether a root is of a kind that fills a screen: a controller's view, or a xib's view that is no cell, bar
  /// or control.
  private func mayFillScreen(_ view: ResolvedView) -> Bool {
    if view.controller != nil { return true }
    switch view.kind {
    case .view, .scrollView, .tableView, .collectionView, .stackView, .textView: return true
    default: return false
    }
  }

  /// The screen that simulated metrics name: `retina4`, `retina47` and `retina55` in Xcode 5 and 6, later what
  /// `<device>` says.
  private static func simulatedScreen(_ type: String) -> Device? {
    switch type {
    case "retina4": Device.named("retina4_0")
    case "retina47": Device.named("retina4_7")
    case "retina55": Device.named("retina5_5")
    default: Device.named(type)
    }
  }
}

extension MarkupElement {
  /// What the canvas shows a view or view controller on, where it says so: a screen, a freeform size, a split
  /// view's pane.
  fileprivate var simulatedDestination: MarkupElement? {
    children.first { $0.key == "simulatedDestinationMetrics" }
  }
}

import AutoLayout
import Geometry
import TextMetrics

/// The safe areas of roots, by device and by the bars around them.
struct SafeAreas {
  /// Heights of the bars in points, as documents record them.
  static let navigationBar = 44.0
  static let tabBar = 49.0
  static let toolbar = 44.0

  let document: InterfaceDocument
  let environment: Environment
  let embedding: ControllerEmbedding

  /// The insets from the edges of a root view to its safe area.
  func insets(ofRoot view: ResolvedView, size: Size, screen: Size?) -> EdgeInsets {
    guard document.platform != .macOS else { return .zero }
    let device = document.device(in: environment)
    let orientation = environment.orientation ?? document.orientation
    let fillsScreen = screen.map { size == $0 } ?? (view.controller != nil)
    // A document without device stands for a screen of unknown size with the status bar of its time.
    var insets = device?.safeArea(orientation) ?? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if !fillsScreen { insets = .zero }
    guard let controller = view.controller else { return insets }
    if controller.simulates("simulatedStatusBarMetrics", "simulatedStatusBarMetrics", as: "none") {
      insets.top = 0
    }
    let bars = embedding.bars(of: controller)
    if bars.hasNavigationBar || controller.firstChild("simulatedNavigationBarMetrics") != nil {
      insets.top += Self.navigationBar
    }
    if bars.hasTabBar || controller.firstChild("simulatedTabBarMetrics") != nil {
      insets.bottom += Self.tabBar
    } else if bars.hasToolbar || controller.firstChild("simulatedToolbarMetrics") != nil {
      insets.bottom += Self.toolbar
    }
    return insets
  }
}

extension MarkupElement {
  /// Whether simulated metrics of a controller have a value.
  fileprivate func simulates(_ name: StaticString, _ key: StaticString, as type: String) -> Bool {
    firstChild(name, key: key)?["type"] == type
  }
}

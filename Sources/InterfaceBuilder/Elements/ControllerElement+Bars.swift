import PlumbMarkup

// What the canvas makes believe about the bars around a view controller.

extension ControllerElement {
  /// Whether it shows no bar at the top, also where its container has one.
  var simulatesNoTopBar: Bool { hasNil("simulatedTopBarMetrics") }

  /// Whether it says that it shows no status bar.
  var simulatesNoStatusBar: Bool { hasNil("simulatedStatusBarMetrics") }

  /// Whether it shows no bar at the bottom, also where its container has one.
  var simulatesNoBottomBar: Bool { hasNil("simulatedBottomBarMetrics") }

  var simulatesTabBar: Bool { element.children.contains { $0.isNamed(.simulatedTabBarMetrics) } }
  var simulatesToolbar: Bool { element.children.contains { $0.isNamed(.simulatedToolbarMetrics) } }

  private func hasNil(_ key: String) -> Bool {
    element.children.contains { $0.isNamed(.nil) && $0.key == key }
  }
}

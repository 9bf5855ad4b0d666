import PlumbGeometry

// What a device takes of its screen depends on the system that runs on it.
extension Device {
  /// The major version of the system that the model came with where that is iOS 26 or later; nil for others.
  package var firstSystem: Int? {
    title.hasPrefix("iPhone 17") || title == "iPhone Air" ? 26 : nil
  }

  /// What status bar, sensor housing and home indicator take under a system, in points.
  ///
  /// Before iOS 26 nothing is taken above a phone held sideways, and 21 points below (simulators of iOS 18); models of
  /// 48 points at the top had 44 before iOS 14 (published measurements).
  ///
  /// - Parameter system: The system's major version.
  package func safeArea(_ orientation: Orientation, system: Int) -> EdgeInsets {
    var insets = safeArea(orientation)
    guard family == .phone, hasHomeIndicator else { return insets }
    if orientation == .landscape, system < 26 { (insets.top, insets.bottom) = (0, HomeIndicators.sideways) }
    if portraitSafeArea.top == 48, system < 14 {
      let housing = StatusBars.firstHousing
      if orientation == .portrait {
        insets.top = housing
      } else {
        (insets.left, insets.right) = (housing, housing)
      }
    }
    return insets
  }
}

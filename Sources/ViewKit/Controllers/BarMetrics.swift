import CoreGraphics

/// How high bars are, in points, as the surroundings and the simulated device's system have them.
///
/// 44 and 49 are those of the Human Interface Guidelines, 32 those of phones held sideways (saved documents since iOS
/// 11), and 50 those of navigation bar and toolbar on tablets since iOS 12 (published measurements). Saved documents have
/// navigation bars of 54 since iOS 26, and toolbars of 44 on phones with a home button, of 49 on those without.
struct BarMetrics {
  let traits: UITraitCollection
  private let device = SimulatedDevice.current

  init(traits: UITraitCollection) { self.traits = traits }

  private var isTallPad: Bool { traits.userInterfaceIdiom == .pad && device.systemVersion >= 12 }
  /// Phones held sideways, but for the largest, whose width is regular.
  private var isLow: Bool { traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular }
  private var hasHomeIndicator: Bool { device.safeAreaInsets.bottom > 0 }

  /// In a sheet the bar has 56 points, as saved documents have it.
  func navigationBar(inCard: Bool, largeTitle: Bool, prompt: Bool) -> CGFloat {
    let title: CGFloat = largeTitle && traits.verticalSizeClass != .compact ? 52 : 0
    return navigationBarContent(inCard: inCard) + title + (prompt ? 30 : 0)
  }

  private func navigationBarContent(inCard: Bool) -> CGFloat {
    if isTallPad { return 50 }
    if device.systemVersion >= 26 { return 54 }
    return inCard ? 56 : isLow ? 32 : 44
  }

  var toolbar: CGFloat { isTallPad ? 50 : isLow ? 32 : hasHomeIndicator ? 49 : 44 }

  /// Without the safe area, over which the bar extends.
  var tabBar: CGFloat { isLow ? 32 : 49 }
}

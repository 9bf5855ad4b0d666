import CoreGraphics

/// How high bars are, in points, as the surroundings have them.
///
/// 44 and 49 are those of the Human Interface Guidelines, 32 those of phones held sideways (saved documents since iOS
/// 11), and 50 those of navigation bar and toolbar on tablets since iOS 12 (published measurements).
struct BarMetrics {
  let traits: UITraitCollection

  private var isPad: Bool { traits.userInterfaceIdiom == .pad }
  /// Phones held sideways, but for the largest, whose width is regular.
  private var isLow: Bool { traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular }

  /// In a sheet the bar has 56 points, as saved documents have it.
  func navigationBar(inCard: Bool, largeTitle: Bool, prompt: Bool) -> CGFloat {
    let content: CGFloat = inCard ? 56 : isPad ? 50 : isLow ? 32 : 44
    let title: CGFloat = largeTitle && traits.verticalSizeClass != .compact ? 52 : 0
    return content + title + (prompt ? 30 : 0)
  }

  var toolbar: CGFloat { isPad ? 50 : isLow ? 32 : 49 }

  /// Without the safe area, over which the bar extends.
  var tabBar: CGFloat { isLow ? 32 : 49 }
}

import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbPlatformRules

/// How high bars are, in points, under traits and the simulated device's system.
struct BarMetrics {
  private let place: BarPlace

  init(traits: UITraitCollection) {
    let device = SimulatedDevice.current
    place = BarPlace(
      release: Release(ofSystem: device.systemVersion),
      family: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular,
      hasHomeIndicator: device.safeAreaInsets.bottom > 0)
  }

  /// - Parameter item: What the bar shows.
  @MainActor func navigationBar(inCard: Bool, largeTitle: Bool, item: UINavigationItem?) -> CGFloat {
    BarRules.navigationBar(
      in: place, isInSheet: inCard, hasLargeTitle: largeTitle, hasPrompt: item?.prompt != nil)
      + (item?.showsSearch == true ? NavigationBars.search(in: place) : 0)
  }

  var toolbar: CGFloat { Toolbars.height(in: place) }

  /// Without the safe area, over which the bar extends.
  var tabBar: CGFloat { TabBars.height(in: place) }
}

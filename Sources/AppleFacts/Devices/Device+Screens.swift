import PlumbGeometry

extension Device {
  /// Televisions, whose edges may be hidden: 60 points above and below, 80 at the sides ("Designing for
  /// tvOS", Human Interface Guidelines). Both have 1920 by 1080 points.
  static let televisions: [Device] = [
    television("appleTV", 1, "Apple TV (3rd gen)", "Apple TV HD", title: "Apple TV"),
    television("appleTV4K", 2, "Apple TV 4K"),
  ]

  /// The screens of Macs since 2012 as they are set when bought, in points: Apple's technical specifications,
  /// and half of the native pixels where these give no scaled resolution.
  ///
  /// No document names one, and no window changes with it. The identifiers are Plumb's.
  static let desktops: [Device] = [
    mac("mac1280x800", 1280, 800, 2, "MacBook Pro 13-inch", "MacBook 12-inch"),
    mac("mac1366x768", 1366, 768, 1, "MacBook Air 11-inch"),
    mac("mac1440x900", 1440, 900, 2, "MacBook Pro 15-inch", "MacBook Air 13-inch"),
    mac("mac1470x956", 1470, 956, 2, "MacBook Air 13.6-inch"),
    mac("mac1512x982", 1512, 982, 2, "MacBook Pro 14-inch"),
    mac("mac1710x1107", 1710, 1107, 2, "MacBook Air 15-inch"),
    mac("mac1792x1120", 1792, 1120, 2, "MacBook Pro 16-inch (2019)"),
    mac("mac1728x1117", 1728, 1117, 2, "MacBook Pro 16-inch (2021)"),
    mac("mac1920x1080", 1920, 1080, 1, "iMac 21.5-inch"),
    mac("mac2048x1152", 2048, 1152, 2, "iMac 21.5-inch 4K"),
    mac("mac2240x1260", 2240, 1260, 2, "iMac 24-inch"),
    mac("mac2560x1440", 2560, 1440, 2, "iMac 27-inch", "Studio Display"),
    mac("mac3008x1692", 3008, 1692, 2, "Pro Display XDR"),
  ]

  private static func television(
    _ name: String, _ scale: Double, _ models: String..., title: String? = nil
  ) -> Device {
    let insets = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    return Device(
      name: name, title: title ?? models[models.count - 1], models: models, family: .television,
      portraitSize: Size(width: 1920, height: 1080), scale: scale, portraitSafeArea: insets,
      landscapeSafeArea: insets)
  }

  private static func mac(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ models: String...
  ) -> Device {
    Device(
      name: name, title: models[models.count - 1], models: models, family: .desktop,
      portraitSize: Size(width: width, height: height), scale: scale, portraitSafeArea: .zero,
      landscapeSafeArea: .zero)
  }
}

/// Where a bar of iOS is shown: what its height depends on.
package struct BarPlace: Hashable, Sendable {
  /// That of Xcode, or that of the system's year.
  package let release: Release
  package let family: DeviceFamily
  package let width: SizeClass
  package let height: SizeClass
  /// Whether the screen has a home indicator in place of a button.
  package let hasHomeIndicator: Bool

  package init(
    release: Release, family: DeviceFamily, width: SizeClass, height: SizeClass, hasHomeIndicator: Bool
  ) {
    self.release = release
    self.family = family
    self.width = width
    self.height = height
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// Whether bars are low: on phones held sideways, but for the largest, whose width is regular.
  var isLow: Bool { height == .compact && width == .compact }

  /// Navigation bars and toolbars of tablets are higher since iOS 12.
  var isOnTallPad: Bool { family == .pad && release >= .xcode10 }
}

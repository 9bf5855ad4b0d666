import PlumbAppleFacts

/// Where a control is shown: what its size depends on apart from its own attributes.
package struct ControlContext: Hashable, Sendable {
  package var platform: Platform
  /// The release that saved the document: standard controls changed their sizes as Xcode did.
  package var release: Release
  /// Pixels per point.
  package var scale: Double
  /// Whether the device has a home indicator, and with it no home button.
  package var hasHomeIndicator: Bool
  /// Whether the height is compact: on a phone held sideways.
  package var hasCompactHeight: Bool
  /// That of the screen's width.
  package var widthClass: SizeClass
  package var family: DeviceFamily
  /// Whether the control's view controller is presented as a sheet, which does not reach the top of the
  /// screen.
  package var isInSheet: Bool
  /// The design of macOS's controls, where it is known better than by the version.
  package var generation: DesktopGeneration?

  package init(
    platform: Platform, release: Release, scale: Double, hasHomeIndicator: Bool = false,
    hasCompactHeight: Bool = false, widthClass: SizeClass = .compact, family: DeviceFamily = .phone,
    isInSheet: Bool = false, generation: DesktopGeneration? = nil
  ) {
    self.platform = platform
    self.release = release
    self.scale = scale
    self.hasHomeIndicator = hasHomeIndicator
    self.hasCompactHeight = hasCompactHeight
    self.widthClass = widthClass
    self.family = family
    self.isInSheet = isInSheet
    self.generation = generation
  }

  /// Where bars are shown.
  package var barPlace: BarPlace {
    BarPlace(
      release: release, family: family, width: widthClass, height: hasCompactHeight ? .compact : .regular,
      hasHomeIndicator: hasHomeIndicator)
  }
}

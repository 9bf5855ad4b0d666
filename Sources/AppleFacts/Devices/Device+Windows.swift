extension Device {
  /// A tablet that shows an app in a window beside others: as high as the screen, and narrower.
  ///
  /// - Parameter width: Of the window, in points; one that is wider than the screen is as wide as the screen.
  package func inWindow(width: Double) -> Device {
    // Documents name the screen before a dot, so that the name still tells which one it is.
    var device = Device(
      name: name + ".window", title: title, models: models, family: family, portraitSize: portraitSize,
      scale: scale,
      portraitSafeArea: portraitSafeArea, landscapeSafeArea: landscapeSafeArea)
    device.windowWidth = width
    return device
  }
}

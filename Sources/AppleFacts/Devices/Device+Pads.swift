import PlumbGeometry

extension Device {
  /// The tablets since 2011.
  ///
  /// Sizes are those of the Human Interface Guidelines ("Device screen dimensions"), or half of the pixels
  /// that Apple's technical specifications give. Safe areas are what the simulators of these models report,
  /// as published measurements have it: 20 points for the status bar, and 24 and 20 where there is a home
  /// indicator, however the tablet is held. The identifiers are those of documents but for `ipad7_9`,
  /// `ipad11M4` and `ipad13M4`.
  static let pads: [Device] = [
    pad("ipad7_9", 768, 1024, scale: 1, "iPad 2", "iPad mini (1st gen)"),
    pad(
      "ipad9_7", 768, 1024, "iPad (3rd gen)", "iPad (4th gen)", "iPad Air (1st gen)",
      "iPad mini 2", "iPad mini 3", "iPad Air 2", "iPad mini 4", "iPad Pro 9.7-inch", "iPad (5th gen)",
      "iPad (6th gen)", "iPad mini (5th gen)", title: "iPad 9.7 inch"),
    pad(
      "ipad8_3", 744, 1133, indicator: true, "iPad mini (6th gen)", "iPad mini (A17 Pro)",
      title: "iPad mini"),
    pad(
      "ipad10_2", 810, 1080, "iPad (7th gen)", "iPad (8th gen)", "iPad (9th gen)",
      title: "iPad 10.2 inch"),
    pad(
      "ipad10_5", 834, 1112, "iPad Pro 10.5-inch", "iPad Air (3rd gen)", title: "iPad Pro 10.5-inch"),
    pad(
      "ipad10_9rounded", 820, 1180, indicator: true, "iPad Air (4th gen)", "iPad Air (5th gen)",
      "iPad (10th gen)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad (A16)",
      title: "iPad Air"),
    pad(
      "ipad11_0rounded", 834, 1194, indicator: true, "iPad Pro 11-inch (1st gen)",
      "iPad Pro 11-inch (2nd gen)", "iPad Pro 11-inch (3rd gen)",
      "iPad Pro 11-inch (4th gen)"),
    pad("ipad11M4", 834, 1210, indicator: true, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    pad("ipad12_9", 1024, 1366, "iPad Pro 12.9-inch (1st gen)", "iPad Pro 12.9-inch (2nd gen)"),
    pad(
      "ipad12_9rounded", 1024, 1366, indicator: true, "iPad Pro 12.9-inch (3rd gen)",
      "iPad Pro 12.9-inch (4th gen)", "iPad Pro 12.9-inch (5th gen)",
      "iPad Pro 12.9-inch (6th gen)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      title: "iPad Pro 12.9-inch (6th gen)"),
    pad("ipad13M4", 1032, 1376, indicator: true, "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"),
  ]

  /// - Parameter indicator: Whether it has a home indicator in place of a button.
  private static func pad(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2, indicator: Bool = false,
    _ models: String..., title: String? = nil
  ) -> Device {
    let insets = EdgeInsets(
      top: indicator ? 24 : StatusBars.usual, left: 0, bottom: indicator ? 20 : 0, right: 0)
    return Device(
      name: name, title: title ?? models[models.count - 1], models: models, family: .pad,
      portraitSize: Size(width: width, height: height), scale: scale, portraitSafeArea: insets,
      landscapeSafeArea: insets)
  }
}

import PlumbGeometry

extension Device {
  /// The phones since 2011.
  ///
  /// Sizes and scales are those of the Human Interface Guidelines ("Device screen dimensions"). Safe areas
  /// are what the simulators of these models report, as published measurements have it; on the canvas of
  /// older tools they differ (`SafeAreas`). The identifiers are those of documents, but for `iphoneAir`.
  static let phones: [Device] = [
    phone("retina3_5", 320, 480, 2, "iPhone 4s"),
    phone("retina4_0", 320, 568, 2, "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st gen)"),
    phone(
      "retina4_7", 375, 667, 2, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd gen)",
      "iPhone SE (3rd gen)", title: "iPhone 8"),
    phone("retina5_5", 414, 736, 3, "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"),
    phone("retina5_9", 375, 812, 3, top: 44, "iPhone X", "iPhone XS", "iPhone 11 Pro", title: "iPhone X"),
    phone("retina5_4", 375, 812, 3, top: 50, "iPhone 12 mini", "iPhone 13 mini"),
    phone(
      "retina6_0", 390, 844, 3, top: 47, "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro",
      "iPhone 14", "iPhone 16e", "iPhone 17e", title: "iPhone 14"),
    phone("retina6_1", 414, 896, 2, top: 48, "iPhone XR", "iPhone 11"),
    phone("retina6_5", 414, 896, 3, top: 44, "iPhone XS Max", "iPhone 11 Pro Max"),
    phone("retina6_7", 428, 926, 3, top: 47, "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"),
    phone(
      "retina6_12", 393, 852, 3, top: 59, "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16",
      title: "iPhone 15"),
    phone(
      "retina6_72", 430, 932, 3, top: 59, "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max",
      "iPhone 16 Plus", title: "iPhone 15 Pro Max"),
    // Since iOS 26 these keep 20 points free above and below when held sideways, the Air 29 below.
    phone(
      "retina6_3", 402, 874, 3, top: 62, sideways: (20, 20), "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro",
      title: "iPhone 16 Pro"),
    phone(
      "retina6_9", 440, 956, 3, top: 62, sideways: (20, 20), "iPhone 16 Pro Max", "iPhone 17 Pro Max",
      title: "iPhone 16 Pro Max"),
    phone("iphoneAir", 420, 912, 3, top: 68, sideways: (20, 29), "iPhone Air"),
  ]

  /// A phone; one with a sensor housing has it at the sides when held sideways, and a home indicator of 34
  /// points upright and 21 sideways.
  ///
  /// - Parameter sideways: What is taken above and below when held sideways.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double = StatusBars.usual,
    sideways: (top: Double, bottom: Double) = (0, HomeIndicators.sideways), _ models: String...,
    title: String? = nil
  ) -> Device {
    let hasHousing = top > StatusBars.usual
    return Device(
      name: name, title: title ?? models[models.count - 1], models: models, family: .phone,
      portraitSize: Size(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(
        top: top, left: 0, bottom: hasHousing ? HomeIndicators.upright : 0, right: 0),
      landscapeSafeArea: hasHousing
        ? EdgeInsets(top: sideways.top, left: top, bottom: sideways.bottom, right: top) : .zero)
  }
}

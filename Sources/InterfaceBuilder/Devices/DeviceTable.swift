import Geometry

extension Device {
  /// The devices that documents name.
  ///
  /// Sizes and scales are those of Apple's Human Interface Guidelines; safe areas are what the frames of saved
  /// documents imply, which for the iPhone XR and 11 is 44 pt in documents although the device has 48.
  public static let all: [Device] = [
    phone("retina3_5", "iPhone 4s", 320, 480, 2),
    phone("retina4_0", "iPhone SE", 320, 568, 2),
    phone("retina4_7", "iPhone 8", 375, 667, 2),
    phone("retina5_5", "iPhone 8 Plus", 414, 736, 3),
    phone("retina5_9", "iPhone X", 375, 812, 3, top: 44),
    phone("retina5_4", "iPhone 13 mini", 375, 812, 3, top: 50),
    phone("retina6_0", "iPhone 14", 390, 844, 3, top: 47),
    phone("retina6_1", "iPhone 11", 414, 896, 2, top: 44),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, top: 44),
    phone("retina6_7", "iPhone 14 Plus", 428, 926, 3, top: 47),
    phone("retina6_12", "iPhone 15", 393, 852, 3, top: 59),
    phone("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, top: 59),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, top: 62),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, top: 62),
    pad("ipad8_3", "iPad mini", 744, 1133, top: 24, bottom: 20),
    pad("ipad9_7", "iPad 9.7 inch", 768, 1024, top: 20, bottom: 0),
    pad("ipad10_2", "iPad 10.2 inch", 810, 1080, top: 20, bottom: 0),
    pad("ipad10_5", "iPad Pro 10.5 inch", 834, 1112, top: 20, bottom: 0),
    pad("ipad10_9rounded", "iPad Air", 820, 1180, top: 24, bottom: 20),
    pad("ipad11_0rounded", "iPad Pro 11 inch", 834, 1194, top: 24, bottom: 20),
    pad("ipad12_9", "iPad Pro 12.9 inch", 1024, 1366, top: 20, bottom: 0),
    pad("ipad12_9rounded", "iPad Pro 12.9 inch, rounded", 1024, 1366, top: 24, bottom: 20),
    Device(
      name: "appleTV", title: "Apple TV", family: .television,
      portraitSize: Size(width: 1920, height: 1080), scale: 1,
      portraitSafeArea: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80),
      landscapeSafeArea: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)),
  ]

  /// The device with a document's name for it, also where that has a suffix such as `.fullscreen`, or with a title.
  public static func named(_ name: String) -> Device? {
    let stem = name.utf8.firstIndex(of: 0x2E).map { String(name[..<$0]) } ?? name
    return all.first { $0.name == stem || $0.title == name }
  }

  /// A phone; one with a sensor housing has insets at the sides when held sideways, and a home indicator.
  private static func phone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, top: Double = 20
  ) -> Device {
    let hasHousing = top > 20
    return Device(
      name: name, title: title, family: .phone, portraitSize: Size(width: width, height: height),
      scale: scale,
      portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: hasHousing ? 34 : 0, right: 0),
      landscapeSafeArea: hasHousing
        ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero)
  }

  private static func pad(
    _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Device {
    let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, title: title, family: .pad, portraitSize: Size(width: width, height: height), scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets)
  }
}

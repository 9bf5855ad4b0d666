import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbGeometry
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension SimulatedDevice {
  /// A device by its name, as `plumb devices` lists them: "iPhone 15 Pro", "iPad Pro 11-inch (M4)"; nil where the name is
  /// unknown. Plumb's addition.
  ///
  ///     SimulatedDevice.current = SimulatedDevice(named: "iPhone 15 Pro", isLandscape: true)!
  ///
  /// - Parameters:
  ///   - isLandscape: Whether it is held sideways.
  ///   - systemVersion: The major version of the system; nil for 18, or 26 where the model came with it.
  public init?(named name: String, isLandscape: Bool = false, systemVersion: Int? = nil) {
    guard let device = Device.named(name), device.family != .desktop else { return nil }
    let orientation: Orientation = isLandscape ? .landscape : .portrait
    let size = device.size(orientation)
    let version = systemVersion ?? device.firstSystem
    let safeArea = device.safeArea(orientation, systemVersion: version)
    self.init(
      size: CGSize(width: size.width, height: size.height), scale: device.scale, idiom: device.family.idiom,
      safeAreaInsets: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      systemVersion: version)
  }
}

extension Device {
  /// The system that the model came with, but no earlier one than the usual.
  fileprivate var firstSystem: Int {
    title.hasPrefix("iPhone 17") || title == "iPhone Air" ? 26 : SimulatedDevice.standard.systemVersion
  }

  /// Before iOS 26 nothing is taken above a phone held sideways, and 21 points below (simulators of iOS 18); models of
  /// 48 points at the top had 44 before iOS 14 (published measurements).
  fileprivate func safeArea(_ orientation: Orientation, systemVersion: Int) -> EdgeInsets {
    var insets = safeArea(orientation)
    guard family == .phone, portraitSafeArea.bottom > 0 else { return insets }
    if orientation == .landscape, systemVersion < 26 { (insets.top, insets.bottom) = (0, 21) }
    if portraitSafeArea.top == 48, systemVersion < 14 {
      if orientation == .portrait { insets.top = 44 } else { (insets.left, insets.right) = (44, 44) }
    }
    return insets
  }
}

extension DeviceFamily {
  fileprivate var idiom: UIUserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .television: .tv
    case .desktop: .mac
    }
  }
}

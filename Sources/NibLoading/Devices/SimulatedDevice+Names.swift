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
    let version = systemVersion ?? device.firstSystem ?? SimulatedDevice.standard.systemVersion
    let safeArea = device.safeArea(orientation, system: version)
    self.init(
      size: CGSize(width: size.width, height: size.height), scale: device.scale, idiom: device.family.idiom,
      safeAreaInsets: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      systemVersion: version)
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

import CoreGraphics
internal import Geometry
internal import InterfaceBuilder
import ViewKit

extension SimulatedDevice {
  /// A device by its name, as `plumb devices` lists them: "iPhone 15 Pro", "iPad Pro 11-inch (M4)"; nil where the name is
  /// unknown. Plumb's addition.
  ///
  ///     SimulatedDevice.current = SimulatedDevice(named: "iPhone 15 Pro", isLandscape: true)!
  ///
  /// - Parameter isLandscape: Whether it is held sideways.
  public init?(named name: String, isLandscape: Bool = false) {
    guard let device = Device.named(name), device.family != .desktop else { return nil }
    let orientation: Orientation = isLandscape ? .landscape : .portrait
    let size = device.size(orientation)
    let safeArea = device.safeArea(orientation)
    self.init(
      size: CGSize(width: size.width, height: size.height), scale: device.scale, idiom: device.family.idiom,
      safeAreaInsets: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right))
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

public import CoreGraphics

/// The screen of the simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public class var main: UIScreen { only }
  public class var screens: [UIScreen] { [only] }

  private static let only = UIScreen()

  private override nonisolated init() { super.init() }

  /// In points, as the device is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }

  /// Pixels per point.
  open var scale: CGFloat { SimulatedDevice.current.scale }

  open var nativeScale: CGFloat { scale }

  /// In pixels, as the device is held upright.
  open var nativeBounds: CGRect {
    let size = SimulatedDevice.current.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// In points, as the device is held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace() }
  /// Does nothing here.
  open var brightness: CGFloat = 0.5

  open var maximumFramesPerSecond: Int { 60 }

  open var traitCollection: UITraitCollection { SimulatedDevice.current.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

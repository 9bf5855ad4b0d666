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

  /// Does nothing here, as nobody dims a screen that is not there.
  open var wantsSoftwareDimming = false
  /// False: nobody records it.
  open var isCaptured: Bool { false }
  /// Nil: it stands for no other.
  open var mirrored: UIScreen? { nil }
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  open var maximumFramesPerSecond: Int { 60 }

  /// A view of its size, with nothing in it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  open var traitCollection: UITraitCollection { SimulatedDevice.current.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What would be told of screens. Nobody changes one here: a test may tell.
extension UIScreen {
  nonisolated public static var didConnectNotification: NSNotification.Name {
    .init("UIScreenDidConnectNotification")
  }
  nonisolated public static var didDisconnectNotification: NSNotification.Name {
    .init("UIScreenDidDisconnectNotification")
  }
  nonisolated public static var modeDidChangeNotification: NSNotification.Name {
    .init("UIScreenModeDidChangeNotification")
  }
  nonisolated public static var brightnessDidChangeNotification: NSNotification.Name {
    .init("UIScreenBrightnessDidChangeNotification")
  }
  nonisolated public static var capturedDidChangeNotification: NSNotification.Name {
    .init("UIScreenCapturedDidChangeNotification")
  }
}

public import CoreGraphics

/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { only }

  private static let only = UIDevice()

  private override nonisolated init() { super.init() }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.idiom }

  /// Such as "iPhone".
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    case .mac: "Mac"
    case .vision: "Apple Vision"
    case .phone, .carPlay, .unspecified: "iPhone"
    }
  }

  open var localizedModel: String { model }
  open var name: String { model }

  open var systemName: String {
    switch userInterfaceIdiom {
    case .pad: "iPadOS"
    case .tv: "tvOS"
    case .vision: "visionOS"
    case .phone, .carPlay, .mac, .unspecified: "iOS"
    }
  }

  open var systemVersion: String { "\(SimulatedDevice.current.systemVersion).0" }

  /// Does nothing here: there is no battery.
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  /// Does nothing here: nothing is near.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isMultitaskingSupported: Bool { true }
  /// Does nothing here: keyboards make no sound.
  open func playInputClick() {}

  /// Another one in each process.
  open private(set) var identifierForVendor: UUID? = UUID()

  /// Whether somebody wants to be told that the device is turned. Notifications of that come in any case.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  private var orientationListeners = 0
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(orientationListeners - 1, 0)
  }

  /// Upright or on its side, as the screen's size says.
  open var orientation: UIDeviceOrientation {
    SimulatedDevice.current.isLandscape ? .landscapeLeft : .portrait
  }
}

/// What would be told of the device besides that it is turned.
extension UIDevice {
  nonisolated public static var batteryLevelDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryLevelDidChangeNotification")
  }
  nonisolated public static var batteryStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryStateDidChangeNotification")
  }
  nonisolated public static var proximityStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceProximityStateDidChangeNotification")
  }
}

/// The kind of the simulated device.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension UIDevice {
  /// Does nothing here: `SimulatedDevice.current` says how the device is held.
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { key == "orientation" ? orientation.rawValue : nil }
}

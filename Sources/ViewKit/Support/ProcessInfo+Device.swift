import CoreGraphics
public import Foundation

/// What a program asks of the machine it runs on, which here is a simulated device.
extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var NSProcessInfoPowerStateDidChange: NSNotification.Name {
    .init("NSProcessInfoPowerStateDidChangeNotification")
  }
}

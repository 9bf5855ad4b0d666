public import CoreGraphics

extension SimulatedDevice {
  /// Posts what UIKit posts when a device's text size or orientation is another one.
  func postChanges(since before: SimulatedDevice) {
    if preferredContentSizeCategory != before.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue])
    }
    if isLandscape != before.isLandscape {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    }
  }
}

extension UIContentSizeCategory {
  /// The preferred text size has changed.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// Under which the notification has the new category's raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIDevice {
  /// The device has been turned.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

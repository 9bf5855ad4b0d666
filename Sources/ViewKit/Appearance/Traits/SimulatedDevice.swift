public import CoreGraphics

/// The device that layouts are made for. It is not part of UIKit's own API, where the hardware decides.
///
///     let size = CGSize(width: 1024, height: 1366)
///     SimulatedDevice.current = SimulatedDevice(size: size, scale: 2, idiom: .pad)
///
/// Windows that exist take its traits, and those as large as the screen its size, as when a device is turned; set off the
/// main thread, they do when the main run loop turns.
public struct SimulatedDevice: Hashable, Sendable {
  /// The screen's size as the device is held, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var idiom: UIUserInterfaceIdiom
  /// What a window of the screen's size keeps free for status bar, sensors and home indicator, in points.
  public var safeAreaInsets: UIEdgeInsets
  public var preferredContentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UIUserInterfaceLayoutDirection
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The major version of the system whose bars and controls the device has, such as 17: since 26 navigation bars,
  /// search bars and switches have other sizes, before 13 there are no cards, and segmented controls are lower.
  public var systemVersion: Int

  public init(
    size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom = .phone, safeAreaInsets: UIEdgeInsets = .zero,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light, systemVersion: Int = 18
  ) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.safeAreaInsets = safeAreaInsets
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.systemVersion = systemVersion
  }

  /// An iPhone 14 held upright: 390 by 844 points at 3 pixels a point, of which 47 at the top and 34 at the
  /// bottom are no safe area.
  public static let standard = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The device of this process; `standard` until it is set.
  ///
  /// Setting one of another text size or orientation posts UIKit's notification of that.
  public static var current: SimulatedDevice {
    get { lock.withLock { stored } }
    set {
      let before = lock.withLock {
        defer {
          stored = newValue
          changes &+= 1
        }
        return stored
      }
      newValue.postChanges(since: before)
      WindowList.deviceChanged(from: before, to: newValue)
    }
  }

  /// Counts the devices that there have been.
  static var generation: Int { lock.withLock { changes } }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var changes = 0
  nonisolated(unsafe) private static var stored = standard
  nonisolated(unsafe) private static var storedForcesRightToLeft = LaunchSwitches.ofProgram.forcesRightToLeft

  /// Whether interfaces read from right to left whatever the device says.
  static var forcesRightToLeft: Bool {
    get { lock.withLock { storedForcesRightToLeft } }
    set {
      let device = lock.withLock {
        storedForcesRightToLeft = newValue
        changes &+= 1
        return stored
      }
      var before = device
      before.layoutDirection = newValue ? .leftToRight : .rightToLeft
      WindowList.deviceChanged(from: before, to: device)
    }
  }
}

extension SimulatedDevice {
  var isLandscape: Bool { size.width > size.height }

  /// The traits of a window that fills the screen.
  ///
  /// Size classes are those of the table "Device size classes" in Apple's Human Interface Guidelines, Layout:
  /// compact on phones, but for the height of those held upright, and for the width of those held sideways
  /// whose shorter side has 414 points or more.
  var traits: UITraitCollection {
    let isPhone = idiom == .phone
    let isWide = !isPhone || isLandscape && min(size.width, size.height) >= 414
    return UITraitCollection(
      settings: TraitSettings(
        userInterfaceIdiom: idiom, userInterfaceStyle: userInterfaceStyle, userInterfaceLevel: .base,
        layoutDirection:
          layoutDirection == .leftToRight && !Self.forcesRightToLeft ? .leftToRight : .rightToLeft,
        displayScale: scale, horizontalSizeClass: isWide ? .regular : .compact,
        verticalSizeClass: isPhone && isLandscape ? .compact : .regular,
        forceTouchCapability: .unavailable, preferredContentSizeCategory: preferredContentSizeCategory,
        displayGamut: .P3, accessibilityContrast: .normal, legibilityWeight: .regular,
        activeAppearance: .active))
  }
}

extension SimulatedDevice {
  private func postChanges(since before: SimulatedDevice) {
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

import Testing
import UIKit

/// What view controllers get on the devices of a decade, upright and sideways: by themselves, in a navigation controller
/// in a tab bar controller, and the margins of their views.
///
/// Sizes, scales and size classes: "Device screen dimensions" and "Device size classes", Human Interface Guidelines. Safe
/// areas: published measurements of the simulators of iOS 14 to 18. Bars: 44 points, 32 on phones held sideways whose
/// width is compact, 50 on tablets; tab bars 49 and 32 (the same, and saved documents). Margins: 20 points where the view
/// has 414 points or more, else 16, and 16 beside a housing (the same measurements).
@Suite struct DeviceTableTests {
  struct Row {
    let name: String
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    /// Upright, at the top and the bottom.
    let upright: (CGFloat, CGFloat)
    /// Sideways, at the sides and the bottom.
    let sideways: (CGFloat, CGFloat)
    var isPad = false

    /// Whether the width of the phone is regular, sideways.
    var isLarge: Bool { width >= 414 }
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, indicator: Bool) -> Row {
    Row(
      name: name, width: width, height: height, scale: 2, upright: indicator ? (24, 20) : (20, 0),
      sideways: (0, indicator ? 20 : 0), isPad: true)
  }

  static let rows = [
    Row(name: "iPhone SE (1st gen)", width: 320, height: 568, scale: 2, upright: (20, 0), sideways: (0, 0)),
    Row(name: "iPhone 8", width: 375, height: 667, scale: 2, upright: (20, 0), sideways: (0, 0)),
    Row(name: "iPhone SE (3rd gen)", width: 375, height: 667, scale: 2, upright: (20, 0), sideways: (0, 0)),
    Row(name: "iPhone 8 Plus", width: 414, height: 736, scale: 3, upright: (20, 0), sideways: (0, 0)),
    Row(name: "iPhone X", width: 375, height: 812, scale: 3, upright: (44, 34), sideways: (44, 21)),
    Row(name: "iPhone XS Max", width: 414, height: 896, scale: 3, upright: (44, 34), sideways: (44, 21)),
    Row(name: "iPhone XR", width: 414, height: 896, scale: 2, upright: (48, 34), sideways: (48, 21)),
    Row(name: "iPhone 11", width: 414, height: 896, scale: 2, upright: (48, 34), sideways: (48, 21)),
    Row(name: "iPhone 11 Pro", width: 375, height: 812, scale: 3, upright: (44, 34), sideways: (44, 21)),
    Row(name: "iPhone 12 mini", width: 375, height: 812, scale: 3, upright: (50, 34), sideways: (50, 21)),
    Row(name: "iPhone 12", width: 390, height: 844, scale: 3, upright: (47, 34), sideways: (47, 21)),
    Row(name: "iPhone 13 Pro Max", width: 428, height: 926, scale: 3, upright: (47, 34), sideways: (47, 21)),
    Row(name: "iPhone 14", width: 390, height: 844, scale: 3, upright: (47, 34), sideways: (47, 21)),
    Row(name: "iPhone 14 Plus", width: 428, height: 926, scale: 3, upright: (47, 34), sideways: (47, 21)),
    Row(name: "iPhone 14 Pro", width: 393, height: 852, scale: 3, upright: (59, 34), sideways: (59, 21)),
    Row(name: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3, upright: (59, 34), sideways: (59, 21)),
    Row(name: "iPhone 16", width: 393, height: 852, scale: 3, upright: (59, 34), sideways: (59, 21)),
    Row(name: "iPhone 16 Pro", width: 402, height: 874, scale: 3, upright: (62, 34), sideways: (62, 21)),
    Row(name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, upright: (62, 34), sideways: (62, 21)),
    pad("iPad Air 2", 768, 1024, indicator: false), pad("iPad (9th gen)", 810, 1080, indicator: false),
    pad("iPad Pro 10.5-inch", 834, 1112, indicator: false),
    pad("iPad Pro 11-inch (4th gen)", 834, 1194, indicator: true),
    pad("iPad (10th gen)", 820, 1180, indicator: true),
    pad("iPad mini (6th gen)", 744, 1133, indicator: true),
    pad("iPad Pro 12.9-inch (2nd gen)", 1024, 1366, indicator: false),
    pad("iPad Pro 12.9-inch (6th gen)", 1024, 1366, indicator: true),
  ]

  /// In a process of its own, since there is one device in each.
  @Test func allOfThem() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for row in Self.rows { for isLandscape in [false, true] { Self.check(row, isLandscape) } }
      }
    }
  }

  @MainActor private static func check(_ row: Row, _ isLandscape: Bool) {
    let comment: Comment = "\(row.name) \(isLandscape ? "sideways" : "upright")"
    guard let device = SimulatedDevice(named: row.name, isLandscape: isLandscape) else {
      Issue.record(comment)
      return
    }
    SimulatedDevice.current = device
    let size =
      isLandscape
      ? CGSize(width: row.height, height: row.width) : CGSize(width: row.width, height: row.height)
    #expect(UIScreen.main.bounds.size == size && UIScreen.main.scale == row.scale, comment)
    var safe = UIEdgeInsets(top: row.upright.0, left: 0, bottom: row.upright.1, right: 0)
    if isLandscape {
      let top = row.isPad ? row.upright.0 : 0
      safe = UIEdgeInsets(top: top, left: row.sideways.0, bottom: row.sideways.1, right: row.sideways.0)
    }
    let isLow = isLandscape && !row.isPad && !row.isLarge

    let plain = shown(UIViewController())
    #expect(plain.view.frame.size == size && plain.view.safeAreaInsets == safe, comment)
    let traits = plain.traitCollection
    #expect(
      traits.horizontalSizeClass == (row.isPad || isLandscape && row.isLarge ? .regular : .compact), comment)
    #expect(traits.verticalSizeClass == (isLandscape && !row.isPad ? .compact : .regular), comment)
    let side: CGFloat = size.width >= 414 && safe.left == 0 ? 20 : 16
    #expect(plain.view.layoutMargins.left == safe.left + side, comment)
    #expect(plain.view.layoutMargins.top == safe.top, comment)
    #expect(
      plain.view.subviews[0].layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), comment)
    plain.view.window?.isHidden = true

    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    _ = shown(tabs)
    var covered = safe
    covered.top += row.isPad ? 50 : isLow ? 32 : 44
    covered.bottom += isLow ? 32 : 49
    #expect(content.view.safeAreaInsets == covered, comment)
    #expect(tabs.tabBar.frame.height == covered.bottom && tabs.tabBar.frame.maxY == size.height, comment)
    content.view.window?.isHidden = true
  }

  @MainActor private static func shown(_ controller: UIViewController) -> UIViewController {
    controller.view.addSubview(UIView(frame: CGRect(x: 200, y: 200, width: 20, height: 20)))
    let window = UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    windows.append(window)
    return controller
  }

  @MainActor private static var windows: [UIWindow] = []

  /// Models of 48 points at the top had 44 before iOS 14; phones that came with iOS 26 keep 20 points free above and below
  /// when held sideways (published measurements).
  @Test func devicesOfOtherSystems() throws {
    let old = try #require(SimulatedDevice(named: "iPhone XR", systemVersion: 12))
    #expect(old.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let new = try #require(SimulatedDevice(named: "iPhone 17 Pro", isLandscape: true))
    #expect(new.systemVersion == 26)
    #expect(new.safeAreaInsets == UIEdgeInsets(top: 20, left: 62, bottom: 20, right: 62))
  }
}

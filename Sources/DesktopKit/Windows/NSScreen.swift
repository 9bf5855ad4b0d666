import CoreGraphics
import Foundation
internal import PlumbViewKit

/// The screen: one of 1440 by 900 points with two pixels a point, unless told otherwise.
@preconcurrency @MainActor
open class NSScreen: NSObject {
  public static let main: NSScreen? = NSScreen()
  open class var screens: [NSScreen] { main.map { [$0] } ?? [] }

  open var frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
  /// What the menu bar leaves.
  open var visibleFrame: NSRect {
    NSRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 24)
  }
  /// Resolution, size and number of the screen: 72 dots an inch for each pixel of a point, as the Mac counts.
  open var deviceDescription: [NSDeviceDescriptionKey: Any] {
    let dots = 72 * backingScaleFactor
    return [
      .resolution: NSValue(size: NSSize(width: dots, height: dots)), .size: NSValue(size: frame.size),
      .isScreen: "YES", .bitsPerSample: 8, NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1),
    ]
  }
  open var maximumFramesPerSecond: Int { 60 }
  open class var screensHaveSeparateSpaces: Bool { true }
  open var localizedName: String { "Built-in Display" }
  /// What a camera's housing leaves out at the edges: nothing here.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// What is beside a camera's housing; nil without one.
  open var auxiliaryTopLeftArea: NSRect? { nil }
  open var auxiliaryTopRightArea: NSRect? { nil }
  open var backingScaleFactor: CGFloat {
    get { HostedView.scale }
    set { HostedView.scale = newValue }
  }
}

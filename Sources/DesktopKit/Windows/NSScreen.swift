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

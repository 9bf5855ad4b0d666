import CoreGraphics
import Foundation
public import PlumbViewKit

extension NSView: NSDraggingDestination {}

extension NSView {
  /// The view itself: changes take effect at once.
  public func animator() -> Self { self }
  /// Does nothing here.
  public func display() {}
  /// Does nothing here.
  public func displayIfNeeded() {}
  /// Whether somebody is dragging an edge of the window; nobody ever is here.
  public var inLiveResize: Bool { false }

  /// The item of a menu that shows the view, or one around it.
  public var enclosingMenuItem: NSMenuItem? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.menuItem }.first
  }

  // MARK: The mouse, by numbers

  /// Whether a point lies in a rectangle, both in the view's own coordinates. Of an edge that two rectangles share, a point
  /// is in one alone.
  public func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool {
    NSMouseInRect(point, rect, isFlipped)
  }

  public typealias TrackingRectTag = Int
  public typealias ToolTipTag = Int
  /// Does nothing here.
  @discardableResult public func addTrackingRect(
    _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool
  ) -> TrackingRectTag { 0 }
  /// Does nothing here.
  public func removeTrackingRect(_ tag: TrackingRectTag) {}
  /// Does nothing here.
  @discardableResult public func addToolTip(
    _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?
  ) -> ToolTipTag { 0 }
  /// Does nothing here.
  public func removeToolTip(_ tag: ToolTipTag) {}
  /// Does nothing here.
  public func removeAllToolTips() {}
  /// Does nothing here: a view draws where it is asked to.
  public func lockFocus() {}
  /// Does nothing here.
  public func unlockFocus() {}

  // MARK: Pixels

  /// From points to pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect { scaled(rect, by: core.contentScaleFactor) }
  public func convertFromBacking(_ rect: NSRect) -> NSRect { scaled(rect, by: 1 / core.contentScaleFactor) }
  public func convertToBacking(_ size: NSSize) -> NSSize {
    convertToBacking(NSRect(origin: .zero, size: size)).size
  }
  public func convertFromBacking(_ size: NSSize) -> NSSize {
    convertFromBacking(NSRect(origin: .zero, size: size)).size
  }
  public func convertToBacking(_ point: NSPoint) -> NSPoint {
    convertToBacking(NSRect(origin: point, size: .zero)).origin
  }
  public func convertFromBacking(_ point: NSPoint) -> NSPoint {
    convertFromBacking(NSRect(origin: point, size: .zero)).origin
  }
  /// A rectangle with its edges on the pixels that are nearest.
  public func centerScanRect(_ rect: NSRect) -> NSRect {
    let pixels = convertToBacking(rect)
    let (x, y) = (pixels.minX.rounded(), pixels.minY.rounded())
    return convertFromBacking(
      NSRect(x: x, y: y, width: pixels.maxX.rounded() - x, height: pixels.maxY.rounded() - y))
  }

  /// A rectangle with its edges on pixels, each rounded as the options say.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertFromBacking(NSIntegralRectWithOptions(convertToBacking(rect), options))
  }

  // MARK: Screens

  /// A link that calls a method before a picture is shown, which a test does.
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
  /// Does nothing here: no screen shows the view alone.
  @discardableResult public func enterFullScreenMode(
    _ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]? = nil
  ) -> Bool { false }
  /// Does nothing here.
  public func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {}
  public var isInFullScreenMode: Bool { false }
  /// How a screen shows a view alone.
  public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullScreenModeAllScreens = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeAllScreens")
    public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeWindowLevel")
  }

  // MARK: Order and coordinates

  /// Puts the subviews into an order.
  public func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) { subviews = subviews.sorted { compare($0, $1, context) == .orderedAscending } }
  /// Moves the origin of the view's own coordinates.
  public func translateOrigin(to translation: NSPoint) {
    setBoundsOrigin(NSPoint(x: bounds.minX - translation.x, y: bounds.minY - translation.y))
  }
  /// When layers draw their content anew.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }

  private func scaled(_ rect: NSRect, by scale: CGFloat) -> NSRect {
    NSRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
  }
}

import CoreGraphics
import Foundation

/// What a window was like before it was zoomed, made small or as large as the screen.
struct WindowPlaces {
  var beforeZoom: NSRect?
  var beforeFullScreen: NSRect?
  var isMiniaturized = false
  var isZooming = false
  var autosaveName = ""
  @MainActor static var saved: [String: NSRect] = [:]
}

extension NSWindow {
  // MARK: Large and small

  func zoomOrBack() {
    places.isZooming = true
    defer { places.isZooming = false }
    if let before = places.beforeZoom {
      places.beforeZoom = nil
      return setFrame(before, display: true)
    }
    guard let screen = screen?.visibleFrame else { return }
    let size = bounded(screen.size)
    var large = NSRect(
      x: screen.minX, y: screen.maxY - size.height, width: size.width, height: size.height)
    large = delegate?.windowWillUseStandardFrame(self, defaultFrame: large) ?? large
    guard delegate?.windowShouldZoom(self, toFrame: large) != false else { return }
    places.beforeZoom = frame
    setFrame(large, display: true)
  }
  public func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { zoom(sender) } }
  public var isZoomed: Bool { places.beforeZoom != nil }

  func fillScreenOrLeave() {
    if let before = places.beforeFullScreen {
      tell(NSWindow.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
      places.beforeFullScreen = nil
      styleMask.remove(.fullScreen)
      setFrame(before, display: true)
      return tell(NSWindow.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
    }
    guard let screen = screen?.frame else { return }
    tell(NSWindow.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
    places.beforeFullScreen = frame
    styleMask.insert(.fullScreen)
    setFrame(screen, display: true)
    tell(NSWindow.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
  }

  public func performMiniaturize(_ sender: Any?) {
    if styleMask.contains(.miniaturizable) { miniaturize(sender) }
  }
  public var isMiniaturized: Bool { places.isMiniaturized }

  // MARK: Frames by name, for as long as the program runs

  public typealias FrameAutosaveName = String
  public var frameAutosaveName: FrameAutosaveName { places.autosaveName }
  func takeFrame(savedAs name: FrameAutosaveName) -> Bool {
    guard let saved = WindowPlaces.saved[name] else { return false }
    setFrame(saved, display: true)
    return true
  }
  public func saveFrame(usingName name: FrameAutosaveName) { WindowPlaces.saved[name] = frame }
  public class func removeFrame(usingName name: FrameAutosaveName) { WindowPlaces.saved[name] = nil }

  // MARK: Ratios

  /// The size of a frame that somebody drags, in the ratio that the window or its content is to have.
  func inRatio(_ size: NSSize) -> NSSize {
    let bar = contentAspectRatio == .zero ? 0 : barHeight
    let ratio = contentAspectRatio == .zero ? aspectRatio : contentAspectRatio
    guard ratio.width > 0, ratio.height > 0 else { return size }
    let content = NSSize(width: size.width, height: size.height - bar)
    let old = NSSize(width: frame.width, height: frame.height - bar)
    // Of an edge that is dragged across, the other one follows.
    if content.width != old.width {
      return NSSize(
        width: content.width, height: (content.width * ratio.height / ratio.width).rounded() + bar)
    }
    return NSSize(
      width: (content.height * ratio.width / ratio.height).rounded(), height: content.height + bar)
  }
}

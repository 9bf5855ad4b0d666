import CoreGraphics
import Foundation
public import PlumbViewKit

/// What a window's delegate is told and asked.
@preconcurrency @MainActor
public protocol NSWindowDelegate: AnyObject {
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowDidResize(_ notification: Notification)
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowWillMove(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
  func windowWillEnterFullScreen(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowWillExitFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowWillStartLiveResize(_ notification: Notification)
  func windowDidEndLiveResize(_ notification: Notification)
  func windowWillBeginSheet(_ notification: Notification)
  func windowDidEndSheet(_ notification: Notification)
  func windowDidChangeScreen(_ notification: Notification)
  func windowDidChangeBackingProperties(_ notification: Notification)
  func windowDidChangeOcclusionState(_ notification: Notification)
  func windowDidUpdate(_ notification: Notification)
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
  func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
  func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
}

extension NSWindowDelegate {
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  public func windowDidResize(_ notification: Notification) {}
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowWillMove(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowWillExitFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowWillStartLiveResize(_ notification: Notification) {}
  public func windowDidEndLiveResize(_ notification: Notification) {}
  public func windowWillBeginSheet(_ notification: Notification) {}
  public func windowDidEndSheet(_ notification: Notification) {}
  public func windowDidChangeScreen(_ notification: Notification) {}
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
  public func windowDidUpdate(_ notification: Notification) {}
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
    newFrame
  }
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  public func window(
    _ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect
  ) -> NSRect { rect }
  public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize {
    proposedSize
  }
  public func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
}

import CoreGraphics
import Foundation

/// Has a window.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  private var storedWindow: NSWindow?
  open var windowNibName: String? { nil }
  open private(set) var isWindowLoaded = false
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  open var shouldCascadeWindows = true
  open var windowFrameAutosaveName = ""
  open var storyboard: NSStoryboard?

  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  public override convenience init() { self.init(window: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var window: NSWindow? {
    get {
      if storedWindow == nil, !isWindowLoaded, windowNibName != nil { loadWindow() }
      return storedWindow
    }
    set {
      storedWindow = newValue
      newValue?.windowController = self
      newValue?.nextResponder = self
    }
  }
  open func loadWindow() {
    isWindowLoaded = true
    windowDidLoad()
  }
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { window?.close() }

  func windowShown() {}
}

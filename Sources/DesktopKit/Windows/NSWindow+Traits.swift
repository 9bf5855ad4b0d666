import CoreGraphics
import Foundation

/// What a window keeps for whoever asks, and what nothing of its layout depends on.
struct WindowTraits {
  var tabbingMode = NSWindow.TabbingMode.automatic
  var tabbingIdentifier = ""
  var separator = NSWindow.TitlebarSeparatorStyle.automatic
  var sharingType = NSWindow.SharingType.readOnly
  var isDocumentEdited = false
  var miniwindowTitle: String?
  var canHide = true
  var leastFullScreenSize = NSSize.zero
  var greatestFullScreenSize = NSSize.zero
  var preservesContent = true
  @MainActor static var allowsTabs = true
  @MainActor static var numbers = 0
}

extension NSWindow {
  public var tabbingMode: TabbingMode {
    get { traits.tabbingMode }
    set { traits.tabbingMode = newValue }
  }
  public var tabbingIdentifier: TabbingIdentifier {
    get { traits.tabbingIdentifier }
    set { traits.tabbingIdentifier = newValue }
  }
  public class var allowsAutomaticWindowTabbing: Bool {
    get { WindowTraits.allowsTabs }
    set { WindowTraits.allowsTabs = newValue }
  }
  /// Windows are not tabs of others here.
  public var tabbedWindows: [NSWindow]? { nil }
  /// Does nothing here.
  public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
  /// Does nothing here.
  public func toggleTabBar(_ sender: Any?) {}
  public var titlebarSeparatorStyle: TitlebarSeparatorStyle {
    get { traits.separator }
    set { traits.separator = newValue }
  }
  public var sharingType: SharingType {
    get { traits.sharingType }
    set { traits.sharingType = newValue }
  }
  public var representedFilename: String {
    get { representedURL?.path ?? "" }
    set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
  }
  public func setTitleWithRepresentedFilename(_ filename: String) {
    representedFilename = filename
    title = URL(fileURLWithPath: filename).lastPathComponent
  }
  public var isDocumentEdited: Bool {
    get { traits.isDocumentEdited }
    set { traits.isDocumentEdited = newValue }
  }
  public var miniwindowTitle: String! {
    get { traits.miniwindowTitle ?? title }
    set { traits.miniwindowTitle = newValue }
  }
  public var canHide: Bool {
    get { traits.canHide }
    set { traits.canHide = newValue }
  }
  public var minFullScreenContentSize: NSSize {
    get { traits.leastFullScreenSize }
    set { traits.leastFullScreenSize = newValue }
  }
  public var maxFullScreenContentSize: NSSize {
    get { traits.greatestFullScreenSize }
    set { traits.greatestFullScreenSize = newValue }
  }
  public var preservesContentDuringLiveResize: Bool {
    get { traits.preservesContent }
    set { traits.preservesContent = newValue }
  }
  public var occlusionState: OcclusionState { isVisible ? .visible : [] }
  public var isOnActiveSpace: Bool { true }
  public var inLiveResize: Bool { false }
  public var hasCloseBox: Bool { styleMask.contains(.closable) }
  public var hasTitleBar: Bool { styleMask.contains(.titled) }
  public var isResizable: Bool { styleMask.contains(.resizable) }
  public var isModalPanel: Bool { false }
  public var contentResizeIncrements: NSSize {
    get { resizeIncrements }
    set { resizeIncrements = newValue }
  }

  // MARK: Places

  public func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  public func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    convertToScreen(NSRect(origin: point, size: .zero)).origin
  }
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    convertFromScreen(NSRect(origin: point, size: .zero)).origin
  }
  public var mouseLocationOutsideOfEventStream: NSPoint { .zero }

  /// Nil here: events come by themselves, from tests.
  public func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
  public func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  /// Does nothing here: no events wait.
  public func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
  /// Does nothing here: no events come while it would wait.
  public func trackEvents(
    matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
    handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func postEvent(_ event: NSEvent, atStart flag: Bool) { sendEvent(event) }

  // MARK: Drawing and moving

  /// The window itself, whose changes take effect at once.
  public func animator() -> Self { self }
  /// Lays the window out: it draws nothing.
  public func display() { layoutIfNeeded() }
  public func displayIfNeeded() { layoutIfNeeded() }
  /// Does nothing here.
  public func invalidateShadow() {}
  /// Does nothing here.
  public func performDrag(with event: NSEvent) {}
  /// Does nothing here: views take what is dragged.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  /// Does nothing here.
  public func enableCursorRects() {}
  /// Does nothing here.
  public func disableCursorRects() {}
  /// Does nothing here.
  public func invalidateCursorRects(for view: NSView) {}
  public func runToolbarCustomizationPalette(_ sender: Any?) { toolbar?.runCustomizationPalette(sender) }
  public func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }
}

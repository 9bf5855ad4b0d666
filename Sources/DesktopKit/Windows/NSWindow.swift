import CoreGraphics
import Foundation
public import PlumbViewKit

/// A window, whose size its content may hold.
///
/// The window keeps its size with a priority of 500, and while its edges are dragged with one of 510: content that resists
/// more, by constraints or by its own size, has what it needs. The upper left corner stays where layout changes the size.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// The window's frame for layout, at the origin.
  package let core: HostedWindow
  var storedFrame: NSRect
  var storedContentView: NSView?
  var storedController: NSViewController?
  var contentPins: [NSLayoutConstraint] = []
  var attached = AttachedWindows()
  var contentBounds: (least: NSSize?, greatest: NSSize?)
  private var frameBounds = (
    least: NSSize.zero,
    greatest: NSSize(
      width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  )
  var places = WindowPlaces()
  var traits = WindowTraits()
  /// Different from those of all other windows.
  public private(set) lazy var windowNumber: Int = {
    WindowTraits.numbers += 1
    return WindowTraits.numbers
  }()
  var accessories: [NSTitlebarAccessoryViewController] = []
  private lazy var buttons: [ButtonType: NSButton] = [:]
  /// What layout changes of the size when the window is not to follow it.
  var anchors: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Attribute] = [:]

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    storedFrame = NSWindow.frameRect(forContentRect: contentRect, styleMask: style)
    styleMask = style
    core = HostedWindow(frame: NSRect(origin: .zero, size: storedFrame.size))
    super.init()
    begin()
    contentView = NSView()
  }

  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }

  public convenience override init() {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled], backing: .buffered,
      defer: false)
  }

  public convenience init(contentViewController: NSViewController) {
    let size = contentViewController.view.frame.size
    self.init(
      contentRect: NSRect(origin: .zero, size: size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    show(contentViewController)
  }

  private func begin() {
    core.owner = self
    core.isHidden = false
    core.sizeTaken = { [unowned self] in layoutTook($0) }
    styleChanged()
  }

  // MARK: What it shows

  open var title = ""
  /// Does nothing here.
  open var subtitle = ""
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var styleMask: StyleMask { didSet { if styleMask != oldValue { styleChanged() } } }
  open weak var delegate: (any NSWindowDelegate)?
  open var contentView: NSView? {
    get { storedContentView }
    set { show(newValue) }
  }
  /// The controller whose view is the content.
  open var contentViewController: NSViewController? {
    get { storedController }
    set { show(newValue) }
  }
  open weak var windowController: NSWindowController?
  /// Does nothing here.
  open var isReleasedWhenClosed = true
  open var isMovableByWindowBackground = false
  // Floating panels override these.
  open var isMovable = true
  open var alphaValue: CGFloat = 1
  open var hidesOnDeactivate = false
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var animationBehavior = AnimationBehavior.default
  open var isExcludedFromWindowsMenu = false
  open var representedURL: URL?
  /// How long a change of the frame takes: no time here.
  open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0 }
  open var backgroundColor: NSColor! = .systemBackground
  open var isOpaque = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
  open var hasShadow = true
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var isRestorable = true
  open var identifier: NSUserInterfaceItemIdentifier?
  open private(set) weak var firstResponder: NSResponder?
  open var initialFirstResponder: NSView?
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() != false else { return false }
    firstResponder = responder
    return responder?.becomeFirstResponder() ?? true
  }

  // MARK: Bars

  /// In the title bar; the content keeps its size as it comes and goes.
  open var toolbar: NSToolbar? {
    didSet {
      guard toolbar !== oldValue else { return }
      oldValue?.window = nil
      toolbar?.window = self
      barsChanged()
    }
  }
  open var toolbarStyle = ToolbarStyle.automatic { didSet { if toolbarStyle != oldValue { barsChanged() } } }
  open func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
  /// A button of the title bar; nil where the style has none. It is in no view here.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? {
    guard styleMask.contains(b.style) else { return nil }
    if buttons[b] == nil { buttons[b] = NSButton() }
    return buttons[b]
  }
  /// Does nothing here.
  open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}

  // MARK: Frames

  /// In the screen's coordinates, with y upwards.
  open var frame: NSRect { storedFrame }
  /// The part of the frame that the content has.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(
      x: fRect.minX, y: fRect.minY, width: fRect.width, height: max(0, fRect.height - style.titleBarHeight))
  }
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: cRect.minX, y: cRect.minY, width: cRect.width, height: cRect.height + style.titleBarHeight)
  }
  /// With what a toolbar and accessories take.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    NSRect(origin: frameRect.origin, size: contentSize(frameRect.size))
  }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    NSRect(origin: contentRect.origin, size: frameSize(contentRect.size))
  }
  /// In the window's coordinates: what no title bar covers.
  open var contentLayoutRect: NSRect {
    NSRect(
      x: 0, y: 0, width: frame.width, height: frame.height - coveringHeight)
  }
  /// What no title bar covers, for constraints.
  open private(set) lazy var contentLayoutGuide: Any? = NSLayoutGuide(standingFor: core.safeAreaLayoutGuide)

  /// Of the frame: follows from `contentMinSize` where that was set last.
  open var minSize: NSSize {
    get { contentBounds.least.map { frameSize($0) } ?? frameBounds.least }
    set { (frameBounds.least, contentBounds.least) = (newValue, nil) }
  }
  open var maxSize: NSSize {
    get { contentBounds.greatest.map { frameSize($0) } ?? frameBounds.greatest }
    set { (frameBounds.greatest, contentBounds.greatest) = (newValue, nil) }
  }
  /// Holds whatever bars come and go.
  open var contentMinSize: NSSize {
    get { contentBounds.least ?? contentSize(minSize) }
    set { contentBounds.least = newValue }
  }
  open var contentMaxSize: NSSize {
    get { contentBounds.greatest ?? contentSize(maxSize) }
    set { contentBounds.greatest = newValue }
  }
  /// Does nothing here.
  open var resizeIncrements = NSSize(width: 1, height: 1)
  /// What a drag keeps to, of the content or of the frame; zero for any.
  open var contentAspectRatio = NSSize.zero
  open var aspectRatio = NSSize.zero

  /// Gives the window a frame, which its content may refuse with the next layout; `minSize` and `maxSize` have no say in it.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { take(frameRect) }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  /// Gives the content a size, with the upper left corner where it is, between `minSize` and `maxSize`.
  open func setContentSize(_ size: NSSize) {
    takeSize(bounded(frameSize(size)))
  }
  open func setFrameOrigin(_ point: NSPoint) { take(NSRect(origin: point, size: frame.size)) }
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
  }
  /// Puts the window into the middle of the screen, a little above it.
  open func center() {
    guard let screen = screen?.visibleFrame else { return }
    setFrameOrigin(
      NSPoint(
        x: (screen.midX - frame.width / 2).rounded(),
        y: (screen.minY + (screen.height - frame.height) * 0.75).rounded()))
  }
  /// Has the window take the frame that was saved by a name, and save its own by it.
  @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    setFrameUsingName(name)
    places.autosaveName = name
    return true
  }
  @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool {
    takeFrame(savedAs: name)
  }
  /// Puts the window's upper left corner at a point, unless it is zero, and gives the point for the next window: lower and
  /// further to the right by a title bar.
  @discardableResult open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
    if topLeftPoint != .zero { setFrameTopLeftPoint(topLeftPoint) }
    let step = styleMask.coveringHeight
    return NSPoint(x: frame.minX + step, y: frame.maxY - step)
  }
  open var screen: NSScreen? { NSScreen.main }
  open var backingScaleFactor: CGFloat { core.contentScaleFactor }

  // MARK: Layout

  open func layoutIfNeeded() {
    pinContentIfNeeded()
    core.layoutIfNeeded()
  }
  open func updateConstraintsIfNeeded() { core.updateConstraintsIfNeeded() }
  /// Which edge, or the middle, stays where it is while layout changes the window's size.
  open func anchorAttribute(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Attribute { anchors[orientation] ?? (orientation == .horizontal ? .left : .top) }
  open func setAnchorAttribute(
    _ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation
  ) { anchors[orientation] = attr }
  /// Shows constraints over the window: here in a page, `constraints-1.html` and so on, in which they can be clicked. The log says
  /// where it is. Nil for none, which ends what AppKit shows, and does nothing here.
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    if let constraints { visualize(constraints) }
  }

  // MARK: On the screen

  open internal(set) var isVisible = false
  open internal(set) var isKeyWindow = false
  open internal(set) var isMainWindow = false
  /// Whether keys may come here: to windows with a title bar, or that can be resized.
  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  open var canBecomeMain: Bool { isVisible && canBecomeKey }
  open func makeKeyAndOrderFront(_ sender: Any?) {
    comeToFront()
    makeKey()
    makeMain()
  }
  open func orderFront(_ sender: Any?) { comeToFront() }
  open func orderFrontRegardless() { comeToFront() }
  open func orderBack(_ sender: Any?) { comeToFront() }
  open func orderOut(_ sender: Any?) {
    isVisible = false
    resignMainIfNeeded()
    resignKeyIfNeeded()
    contentViewController?.disappear()
  }
  /// Keys come here from now on. Called by the window itself.
  open func becomeKey() { tell(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
  open func resignKey() { tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) } }
  open func becomeMain() { tell(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
  open func resignMain() { tell(NSWindow.didResignMainNotification) { $0.windowDidResignMain($1) } }
  open func makeMain() { becomeMainIfPossible() }
  /// Makes the window as large as the screen and its greatest size permit, or what it was before.
  open func zoom(_ sender: Any?) { zoomOrBack() }
  /// Gives the window the whole screen, without a title bar, or its own size again.
  open func toggleFullScreen(_ sender: Any?) { fillScreenOrLeave() }
  open func miniaturize(_ sender: Any?) {
    (places.isMiniaturized, isVisible) = (true, false)
    resignMainIfNeeded()
    resignKeyIfNeeded()
    tell(NSWindow.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
  }
  open func deminiaturize(_ sender: Any?) {
    (places.isMiniaturized, isVisible) = (false, true)
    tell(NSWindow.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
  }

  // MARK: Other windows

  /// Shows a window below the title bar of this one; one that is there already comes first.
  ///
  /// - Parameter handler: Called with what `endSheet` gives.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { startSheet(sheetWindow, handler) }
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    finishSheet(sheetWindow, returnCode)
  }
  /// Has a window move with this one.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) { takeChild(childWin) }
  open func removeChildWindow(_ childWin: NSWindow) { releaseChild(childWin) }
  open func makeKey() { becomeKeyIfPossible() }
  open func close() {
    delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification, object: self))
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
    orderOut(nil)
    presentationEnded()
    NSApplication.shared.release(self)
  }
  open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) != false { close() } }
  /// Gives an event to the view that lies there, or to the first responder.
  open func sendEvent(_ event: NSEvent) { deliver(event) }
  open func endEditing(for object: Any?) { if firstResponder !== self { makeFirstResponder(nil) } }

  // MARK: Keys

  open override var acceptsFirstResponder: Bool { true }
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    contentView?.performKeyEquivalent(with: event) ?? false
  }
  /// Comes here where no view did anything with the key: Return is the default button's, Tab goes to the next view.
  open override func keyDown(with event: NSEvent) {
    if !performKeyEquivalent(with: event), !moveKeyView(event) { super.keyDown(with: event) }
  }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { true }
  open func selectNextKeyView(_ sender: Any?) { selectKeyView(after: 1) }
  open func selectPreviousKeyView(_ sender: Any?) { selectKeyView(after: -1) }
  open func selectKeyView(following view: NSView) { selectKeyView(after: 1, from: view) }
  open func selectKeyView(preceding view: NSView) { selectKeyView(after: -1, from: view) }
  /// Does nothing here: Tab goes by the views' own order where they name none.
  open func recalculateKeyViewLoop() {}
  /// Does nothing here.
  open var autorecalculatesKeyViewLoop = false
  /// The button of the Return key. Not kept alive.
  open weak var defaultButtonCell: NSButtonCell? {
    didSet { if let cell = defaultButtonCell { cell.keyEquivalent = "\r" } }
  }
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? {
    delegate?.windowWillReturnUndoManager(self) ?? ownUndoManager
  }
  /// The text in which what is typed into fields would be changed; there is one for all fields.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    (delegate?.windowWillReturnFieldEditor(self, to: object) as? NSText) ?? (createFlag ? sharedEditor : nil)
  }
  private lazy var sharedEditor: NSText = {
    let editor = NSTextView()
    editor.isFieldEditor = true
    return editor
  }()
  /// The view under which the mouse's button went down.
  weak var pressedView: NSView?

  /// What stays of a frame on the screen: all of it here.
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
}

import CoreGraphics
import Foundation
public import PlumbViewKit

/// A rectangle in a window that holds others, and takes part in Auto Layout.
///
/// Its layout is done by a view inside, its core, with the engine and the cycle that UIKit's views have. The class has what
/// may be overridden; what these do is in the extensions beside it, by concern. Unless views say that they are flipped, y
/// goes upwards from the bottom of the superview; for constraints the top is above in either case.
@preconcurrency @MainActor
open class NSView: NSResponder, @preconcurrency NSCoding {
  // MARK: Storage

  package let core: HostedView
  var storedSubviews: [NSView] = []
  var storedMask: AutoresizingMask = []
  /// Whether the view is writing its own frame into the core.
  var isWritingFrame = false
  /// The size that the view had, while layout gives it another one.
  var sizeBeforeLayout: NSSize?
  var storedGuides: [NSLayoutGuide] = []
  /// Whether the superview has to know of new frames, as a clip view of its document's.
  var tellsSuperview = false
  /// The controller whose view this is.
  weak var controller: NSViewController?
  /// The item of a menu whose view this is.
  weak var menuItem: NSMenuItem?
  var storedSafeAreaGuide: NSLayoutGuide?
  var storedMarginsGuide: NSLayoutGuide?
  var storedGestures: [NSGestureRecognizer] = []

  // MARK: Life

  public init(frame frameRect: NSRect) {
    core = HostedView.make(AlignmentOverrides.conversions(Self.self))
    super.init()
    core.serve(self)
    if frameRect != .zero { core.frame = frameRect }
  }

  public required init?(coder: NSCoder) {
    core = HostedView.make(AlignmentOverrides.conversions(Self.self))
    super.init()
    core.serve(self)
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  public override convenience init() { self.init(frame: .zero) }

  deinit { core.forgetHost() }

  // MARK: Geometry

  /// In the superview's coordinates.
  open var frame: NSRect {
    get { frameFromCore }
    set {
      setFrameOrigin(newValue.origin)
      setFrameSize(newValue.size)
    }
  }

  /// In the view's own coordinates.
  open var bounds: NSRect {
    get { boundsFromCore }
    set {
      setBoundsOrigin(newValue.origin)
      setBoundsSize(newValue.size)
    }
  }

  open func setFrameOrigin(_ newOrigin: NSPoint) { writeFrameOrigin(newOrigin) }
  /// Called with every new size, whoever gives it.
  open func setFrameSize(_ newSize: NSSize) { writeFrameSize(newSize) }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { writeBoundsOrigin(newOrigin) }
  /// The size of the bounds is that of the frame: views are not scaled.
  open func setBoundsSize(_ newSize: NSSize) { if newSize != bounds.size { setFrameSize(newSize) } }
  /// Whether y goes downwards from the top.
  open var isFlipped: Bool { false }
  open var isRotatedFromBase: Bool { false }
  /// Does nothing here.
  open var frameRotation: CGFloat = 0

  /// Whether subviews follow the view's size, each by its mask.
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { setMask(newValue) }
  }
  open func resizeSubviews(withOldSize oldSize: NSSize) { resizeByMasks(oldSize) }
  open func resize(withOldSuperviewSize oldSize: NSSize) { resizeByMask(oldSize) }
  open var postsFrameChangedNotifications = true
  open var postsBoundsChangedNotifications = true

  // MARK: Appearance

  open var isHidden: Bool {
    get { core.isHidden }
    set { setHidden(newValue) }
  }
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
  open var alphaValue: CGFloat {
    get { core.alpha }
    set { core.alpha = newValue }
  }
  open var isOpaque: Bool { false }
  open var wantsLayer = false
  open var layer: CALayer? {
    get { wantsLayer ? core.layer : nil }
    set { wantsLayer = newValue != nil }
  }
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  open func makeBackingLayer() -> CALayer { CALayer() }
  open var clipsToBounds: Bool {
    get { core.clipsToBounds }
    set { core.clipsToBounds = newValue }
  }
  /// Does nothing here.
  open var toolTip: String?
  /// Does nothing here.
  open var focusRingType = NSFocusRingType.default
  open var tag: Int { -1 }
  open var identifier: NSUserInterfaceItemIdentifier? {
    didSet { core.accessibilityIdentifier = identifier?.rawValue }
  }

  // MARK: Hierarchy

  open var superview: NSView? { core.superview.flatMap { ($0 as? HostedView)?.host as? NSView } }
  open var subviews: [NSView] {
    get { storedSubviews }
    set { replaceSubviews(newValue) }
  }
  open var window: NSWindow? { (core.window as? HostedWindow)?.owner as? NSWindow }
  open func addSubview(_ view: NSView) { insert(view, at: storedSubviews.count) }
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) { insert(view, place, otherView) }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) { replace(oldView, newView) }
  open func removeFromSuperview() { leaveSuperview() }
  open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  open func isDescendant(of view: NSView) -> Bool { core.isDescendant(of: view.core) }
  open func ancestorShared(with view: NSView) -> NSView? { commonAncestor(view) }
  open func viewWithTag(_ tag: Int) -> NSView? { find(tag) }
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func hitTest(_ point: NSPoint) -> NSView? { viewHit(point) }

  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { take(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { release(gestureRecognizer) }

  // MARK: Layout cycle

  open var needsLayout: Bool {
    get { core.layoutNeeded }
    set { if newValue { core.setNeedsLayout() } }
  }
  /// Places the subviews; this one copies their frames from the engine.
  open func layout() { core.takeSolvedFrames() }
  open func layoutSubtreeIfNeeded() { core.layoutIfNeeded() }
  open var needsUpdateConstraints: Bool {
    get { core.needsUpdateConstraints() }
    set { if newValue { core.setNeedsUpdateConstraints() } }
  }
  /// Changes constraints, all at once; overrides call this one at their end.
  open func updateConstraints() { core.finishUpdatingConstraints() }
  open func updateConstraintsForSubtreeIfNeeded() { core.updateConstraintsIfNeeded() }
  open var needsDisplay: Bool {
    get { core.displayNeeded }
    set { if newValue { core.setNeedsDisplay() } }
  }
  open func setNeedsDisplay(_ invalidRect: NSRect) { core.setNeedsDisplay() }
  /// Draws, in the view's own coordinates.
  open func draw(_ dirtyRect: NSRect) {}
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Sizes

  public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { core.invalidateIntrinsicContentSize() }
  /// The smallest size that constraints inside and contents leave the view.
  open var fittingSize: NSSize { core.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { core.contentHuggingPriority(for: orientation) }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { core.setContentHuggingPriority(priority, for: orientation) }
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { core.contentCompressionResistancePriority(for: orientation) }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { core.setContentCompressionResistancePriority(priority, for: orientation) }
  /// Whether constraints may make the view smaller than its content along the width.
  open var isHorizontalContentSizeConstraintActive = true { didSet { invalidateIntrinsicContentSize() } }
  open var isVerticalContentSizeConstraintActive = true { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Alignment

  /// In points from the frame's edges, whether the superview is flipped or not.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { inset(frame, by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    inset(alignmentRect, by: -alignmentRectInsets)
  }
  /// From the bottom of the alignment rectangle up to the last baseline.
  open var baselineOffsetFromBottom: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// From the top of the alignment rectangle down to the first baseline.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  // MARK: Safe area

  /// What the window's title bar covers of the view.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(core.safeAreaInsets) }
  /// What the view takes from its safe area beside the title bar.
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { NSEdgeInsets(core.additionalInsets) }
    set { core.additionalInsets = UIEdgeInsets(newValue) }
  }
  open var safeAreaRect: NSRect { inset(bounds, by: safeAreaInsets, isDownwards: isFlipped) }
  open var safeAreaLayoutGuide: NSLayoutGuide { safeAreaGuide() }
  /// The part of the safe area that margins leave.
  open var layoutMarginsGuide: NSLayoutGuide { marginsGuide() }
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  // MARK: Constraints

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { core.translatesAutoresizingMaskIntoConstraints }
    set { core.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  open var constraints: [NSLayoutConstraint] { core.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { core.addConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { core.addConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { core.removeConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { core.removeConstraints(constraints) }
  open var layoutGuides: [NSLayoutGuide] { storedGuides }
  open func addLayoutGuide(_ guide: NSLayoutGuide) { add(guide) }
  open func removeLayoutGuide(_ guide: NSLayoutGuide) { remove(guide) }
  open var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
  open func exerciseAmbiguityInLayout() { core.exerciseAmbiguityInLayout() }
  open func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] { core.constraintsAffectingLayout(for: orientation) }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { core.effectiveUserInterfaceLayoutDirection }
    set { setDirection(newValue) }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { core.leadingAnchor }
  open var trailingAnchor: NSLayoutXAxisAnchor { core.trailingAnchor }
  open var leftAnchor: NSLayoutXAxisAnchor { core.leftAnchor }
  open var rightAnchor: NSLayoutXAxisAnchor { core.rightAnchor }
  open var topAnchor: NSLayoutYAxisAnchor { core.topAnchor }
  open var bottomAnchor: NSLayoutYAxisAnchor { core.bottomAnchor }
  open var widthAnchor: NSLayoutDimension { core.widthAnchor }
  open var heightAnchor: NSLayoutDimension { core.heightAnchor }
  open var centerXAnchor: NSLayoutXAxisAnchor { core.centerXAnchor }
  open var centerYAnchor: NSLayoutYAxisAnchor { core.centerYAnchor }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { core.firstBaselineAnchor }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { core.lastBaselineAnchor }

  nonisolated open override var description: String { MainActor.assumeIsolated { core.description } }
  nonisolated open override var debugDescription: String { description }

  // MARK: What nothing calls here, unless a table uses a view again

  open func prepareForReuse() {}
  /// Does nothing here.
  open var canDrawConcurrently = false
  /// Does nothing here.
  open var canDrawSubviewsIntoLayer = false
  /// Does nothing here.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  /// Does nothing here.
  open var shadow: NSShadow?
  /// Does nothing here.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredDraggedTypes = newTypes
  }
  open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
  open private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  /// Does nothing here: a session without anybody who drags.
  @discardableResult open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }
  open func viewWillDraw() {}
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidChangeEffectiveAppearance() {}
  /// Called by Interface Builder alone.
  open func prepareForInterfaceBuilder() {}
  open func updateTrackingAreas() {}
  open internal(set) var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  /// Not kept alive.
  open weak var nextKeyView: NSView?
  open var previousKeyView: NSView? { window?.keyViews.first { $0.nextKeyView === self } }
  /// Whether the Tab key comes to the view.
  open var canBecomeKeyView: Bool { acceptsFirstResponder && window != nil && !isHiddenOrHasHiddenAncestor }
  open var needsPanelToBecomeKey: Bool { acceptsFirstResponder }
  open func menu(for event: NSEvent) -> NSMenu? { menu ?? superview?.menu(for: event) }
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  open func resetCursorRects() {}
  /// Does nothing here.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  open func drawFocusRingMask() {}
  open var focusRingMaskBounds: NSRect { .zero }
  /// Does nothing here.
  open func noteFocusRingMaskChanged() {}
  open func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) { needsDisplay = true }
  open var wantsDefaultClipping: Bool { true }
  open var allowsVibrancy: Bool { false }
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }
  /// Does nothing here.
  open var prefersCompactControlSizeMetrics = false
  /// Does nothing here.
  open var compositingFilter: Any?
  /// Does nothing here: nothing is drawn before it is shown.
  open func prepareContent(in rect: NSRect) {}
  /// Scrolls the document where the mouse is beyond its visible part; it comes back at once here.
  @discardableResult open func autoscroll(with event: NSEvent) -> Bool {
    superview?.autoscroll(with: event) ?? false
  }
  open func needsToDraw(_ rect: NSRect) -> Bool { rect.intersects(visibleRect) }
  open func dataWithPDF(inside rect: NSRect) -> Data { Data() }
  /// Does nothing here.
  open func printView(_ sender: Any?) {}
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }

  // MARK: What is dragged over the view

  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    sender.draggingSourceOperationMask
  }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: For subclasses of the module

  /// The height that the content takes at a width of the alignment rectangle; nil for content that does not wrap.
  func contentSize(within width: CGFloat) -> NSSize? { nil }
  var contentWraps: Bool { false }
  /// How the view arranges others, as a stack view does.
  var arrangement: HostedArrangement? { nil }
  /// A text that logs of constraints show beside the view's address.
  var consoleLabel: String? { nil }
  /// A subview was hidden or shown.
  func subviewHidden(_ view: NSView) {}
  /// A subview that `tellsSuperview` has another frame.
  func subviewMoved(_ view: NSView) {}
  /// A clip view shows another part of the view.
  func seenPartChanged() {}
}

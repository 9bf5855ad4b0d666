import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows a part of a document that may be larger, and scrolls it.
///
/// `tile()` places the clip view inside the border, and beside scrollers that take room: those of the legacy style. Borders
/// are 1 point wide for a line and a bezel (of 560 scroll views that documents of macOS record, all but a few), and 2 for
/// a groove.
@preconcurrency @MainActor
open class NSScrollView: NSView {
  private var storedContent: NSClipView
  /// Whether scrollers are hidden for the moment, since there is nothing to scroll.
  var hidesScrollers = (vertical: false, horizontal: false)
  /// Nil until a table has one.
  var headerClip: NSClipView?

  public override init(frame frameRect: NSRect) {
    storedContent = NSClipView()
    super.init(frame: frameRect)
    storedContent.autoresizingMask = [.width, .height]
    addSubview(storedContent)
    tile()
  }
  public required init?(coder: NSCoder) {
    storedContent = NSClipView()
    super.init(coder: coder)
    if storedContent.superview == nil { insert(storedContent, at: 0) }
    tile()
  }

  open override var isFlipped: Bool { true }

  // MARK: The document

  open var documentView: NSView? {
    get { storedContent.documentView }
    set {
      storedContent.documentView = newValue
      documentChanged()
    }
  }
  open var contentView: NSClipView {
    get { storedContent }
    set { replaceContent(newValue) }
  }
  open var documentVisibleRect: NSRect { storedContent.documentVisibleRect }
  open var contentSize: NSSize { storedContent.frame.size }
  open var backgroundColor: NSColor {
    get { storedContent.backgroundColor }
    set { storedContent.backgroundColor = newValue }
  }
  open var drawsBackground = true
  open var borderType = NSBorderType.noBorder { didSet { if borderType != oldValue { tile() } } }
  /// How far the document may be scrolled beyond the edges.
  open var contentInsets: NSEdgeInsets {
    get { storedContent.contentInsets }
    set { storedContent.contentInsets = newValue }
  }
  /// Whether a table's header makes room for itself.
  open var automaticallyAdjustsContentInsets = true { didSet { tile() } }

  // MARK: Scrollers

  open var hasVerticalScroller = false {
    didSet { if hasVerticalScroller != oldValue { scrollersChanged() } }
  }
  open var hasHorizontalScroller = false {
    didSet { if hasHorizontalScroller != oldValue { scrollersChanged() } }
  }
  open var verticalScroller: NSScroller? { didSet { exchange(oldValue, verticalScroller) } }
  open var horizontalScroller: NSScroller? { didSet { exchange(oldValue, horizontalScroller) } }
  /// Whether scrollers take no room where there is nothing to scroll.
  open var autohidesScrollers = false { didSet { scrollersChanged() } }
  /// Whether scrollers lie over the document, as is usual, or beside it.
  open var scrollerStyle = NSScroller.Style.overlay { didSet { tile() } }
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  open var scrollerInsets = NSEdgeInsets() { didSet { tile() } }
  /// Does nothing here.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Does nothing here.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Does nothing here.
  open var usesPredominantAxisScrolling = true
  /// Does nothing here.
  open var scrollsDynamically = true
  open var lineScroll: CGFloat = 10
  open var horizontalLineScroll: CGFloat = 10
  open var verticalLineScroll: CGFloat = 10
  open var pageScroll: CGFloat = 10
  open var horizontalPageScroll: CGFloat = 10
  open var verticalPageScroll: CGFloat = 10
  /// Does nothing here.
  open var allowsMagnification = false
  /// Does nothing here.
  open var magnification: CGFloat = 1
  open var minMagnification: CGFloat = 0.25
  open var maxMagnification: CGFloat = 4
  open var hasVerticalRuler = false { didSet { rulersChanged() } }
  open var hasHorizontalRuler = false { didSet { rulersChanged() } }
  /// Whether the rulers that there are take room from the document.
  open var rulersVisible = false { didSet { rulersChanged() } }
  open var verticalRulerView: NSRulerView? {
    didSet {
      if oldValue !== verticalRulerView { oldValue?.removeFromSuperview() }
      rulersChanged()
    }
  }
  open var horizontalRulerView: NSRulerView? {
    didSet {
      if oldValue !== horizontalRulerView { oldValue?.removeFromSuperview() }
      rulersChanged()
    }
  }
  /// Does nothing here.
  open var findBarPosition = FindBarPosition.aboveContent
  /// Does nothing here.
  open func magnify(toFit rect: NSRect) {}
  /// Does nothing here.
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {}
  /// Does nothing here.
  open func flashScrollers() {}
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }

  // MARK: Layout

  /// Places the clip view, the scrollers and a table's header.
  open func tile() { placeParts() }
  /// The clip view shows another part of the document, or has another size.
  open func reflectScrolledClipView(_ cView: NSClipView) { reflect(cView) }
  open func scroll(_ clipView: NSClipView, to point: NSPoint) { clipView.scroll(to: point) }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    tile()
  }

  private func replaceContent(_ view: NSClipView) {
    guard view !== storedContent else { return }
    let document = view.documentView ?? storedContent.documentView
    storedContent.documentView = nil
    storedContent.removeFromSuperview()
    storedContent = view
    view.autoresizingMask = [.width, .height]
    insert(view, at: 0)
    if view.documentView == nil { view.documentView = document }
    tile()
  }
}

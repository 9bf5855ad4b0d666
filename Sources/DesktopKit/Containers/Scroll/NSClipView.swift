import CoreGraphics
import Foundation
public import PlumbViewKit

/// The part of a scroll view through which its document is seen: its bounds say which part of the document that is.
///
/// It is flipped if its document is. Constraints between the two speak of where the document stands before anything is
/// scrolled.
@preconcurrency @MainActor
open class NSClipView: NSView {
  private var storedDocument: NSView?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open override var isFlipped: Bool { storedDocument?.isFlipped ?? false }

  open var documentView: NSView? {
    get { storedDocument }
    set { show(newValue) }
  }
  open var backgroundColor: NSColor = .white
  open var drawsBackground = true
  /// Does nothing here.
  open var copiesOnScroll = true
  /// How far the document may be scrolled beyond the edges.
  open var contentInsets = NSEdgeInsets() { didSet { scroll(to: bounds.origin) } }
  open var automaticallyAdjustsContentInsets = true

  /// The document's frame, or more where it does not fill the clip view.
  open var documentRect: NSRect {
    guard let frame = storedDocument?.frame else { return bounds }
    return NSRect(
      x: frame.minX, y: frame.minY, width: max(frame.width, bounds.width),
      height: max(frame.height, bounds.height))
  }
  /// The part of the document that is seen, in the document's coordinates.
  open var documentVisibleRect: NSRect { storedDocument.map { convert(bounds, to: $0) } ?? .zero }

  /// Where bounds may lie: within the document and the insets around it.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { limited(proposedBounds) }
  open func constrainScroll(_ newOrigin: NSPoint) -> NSPoint {
    constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin
  }
  /// Has a point of the document at the corner, as far as the document reaches.
  open func scroll(to newOrigin: NSPoint) {
    let origin = constrainScroll(newOrigin)
    if origin != bounds.origin { setBoundsOrigin(origin) }
    enclosingScrollView?.reflectScrolledClipView(self)
  }
  open func viewFrameChanged(_ notification: Notification) {}
  open func viewBoundsChanged(_ notification: Notification) {}

  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    keepInside()
  }
  open override func setBoundsOrigin(_ newOrigin: NSPoint) {
    super.setBoundsOrigin(newOrigin)
    storedDocument?.seenPartChanged()
  }
  override func subviewMoved(_ view: NSView) {
    guard view === storedDocument else { return }
    keepInside()
    enclosingScrollView?.reflectScrolledClipView(self)
  }
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    guard subview === storedDocument else { return }
    subview.tellsSuperview = false
    storedDocument = nil
  }

  // MARK: The document

  private func show(_ view: NSView?) {
    guard view !== storedDocument else { return }
    storedDocument?.removeFromSuperview()
    storedDocument = view
    guard let view else { return }
    view.tellsSuperview = true
    addSubview(view)
    setBoundsOrigin(
      constrainScroll(NSPoint(x: -contentInsets.left, y: view.isFlipped ? -contentInsets.top : 0)))
    core.setNeedsLayout()
  }

  /// The document became smaller, or the clip view larger.
  private func keepInside() {
    let origin = constrainScroll(bounds.origin)
    if origin != bounds.origin { setBoundsOrigin(origin) }
  }

  private func limited(_ proposed: NSRect) -> NSRect {
    guard let document = storedDocument?.frame else { return proposed }
    let insets = contentInsets
    let (below, above) = isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
    var rect = proposed
    rect.origin.x = Self.limited(
      rect.minX, from: document.minX - insets.left, to: document.maxX + insets.right - rect.width)
    let range = (document.minY - below, document.maxY + above - rect.height)
    // A document that does not fill the clip view stands where its coordinates begin.
    rect.origin.y = Self.limited(rect.minY, from: range.0, to: range.1)
    return rect
  }

  private static func limited(_ value: CGFloat, from least: CGFloat, to greatest: CGFloat) -> CGFloat {
    max(least, min(value, greatest))
  }
}

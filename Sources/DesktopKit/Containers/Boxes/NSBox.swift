import CoreGraphics
import Foundation
public import PlumbViewKit

/// A frame around a view, with a title, or a line that separates views.
///
/// The distances of the content are those that documents of macOS 11 to 15 record, and `contentViewMargins` besides.
@preconcurrency @MainActor
open class NSBox: NSView {
  private var storedContent: NSView?
  private var pins: EdgePins?
  /// Whether a separator stands, which it does where it is higher than wide.
  private(set) var isUpright = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView = NSView()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if storedContent == nil { contentView = NSView() }
  }

  open var boxType = BoxType.primary { didSet { if boxType != oldValue { lookChanged() } } }
  open var title = "Title"
  /// Does nothing here.
  open var titleFont: NSFont? = NSFont.systemFont(ofSize: 11)
  open var titlePosition = TitlePosition.atTop { didSet { if titlePosition != oldValue { lookChanged() } } }
  open var borderType = NSBorderType.grooveBorder { didSet { if borderType != oldValue { lookChanged() } } }
  open var isTransparent = false
  /// Of a custom box, in points.
  open var borderWidth: CGFloat = 1 { didSet { if borderWidth != oldValue { lookChanged() } } }
  /// Of a custom box.
  open var cornerRadius: CGFloat = 0
  open var borderColor = NSColor.gray
  open var fillColor = NSColor.clear
  /// Between the border and the content, on each side; 5 points each by AppKit's documentation.
  open var contentViewMargins = NSSize(width: 5, height: 5) {
    didSet { if contentViewMargins != oldValue { lookChanged() } }
  }

  open var contentView: NSView? {
    get { storedContent }
    set { show(newValue) }
  }
  /// The box without what is written outside of it.
  open var borderRect: NSRect {
    let title = titleHeights
    return NSRect(
      x: 0, y: title.bottom, width: bounds.width, height: max(0, bounds.height - title.top - title.bottom))
  }
  open var titleRect: NSRect {
    let title = titleHeights
    if title.top > 0 {
      return NSRect(x: 0, y: bounds.height - title.top, width: bounds.width, height: title.top)
    }
    return NSRect(x: 0, y: 0, width: bounds.width, height: title.bottom)
  }
  /// Makes the box as large as its content needs it.
  open func sizeToFit() {
    setFrameSize(frame(forAlignmentRect: NSRect(origin: .zero, size: fittingSize)).size)
  }
  /// Gives the box the frame with which its content has a frame, in the superview's coordinates.
  open func setFrameFromContentFrame(_ contentFrame: NSRect) {
    frame = inset(contentFrame, by: -contentDistances)
  }

  // MARK: Layout

  open override var intrinsicContentSize: NSSize {
    boxType == .separator ? lineSize : super.intrinsicContentSize
  }
  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { pins?.hold(contentDistances) }
  }
  open override var alignmentRectInsets: NSEdgeInsets { lookInsets }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    pins?.hold(contentDistances)
    if boxType == .separator, turned() { invalidateIntrinsicContentSize() }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    guard subview === storedContent else { return }
    pins?.end()
    (pins, storedContent) = (nil, nil)
  }

  /// Looks which way the box runs. One that is no longer than a line is thick, as inside a view without room, stays as it was:
  /// the thickness that it asks for would turn it back and forth.
  ///
  /// - Returns: Whether it runs another way than before.
  private func turned() -> Bool {
    guard max(frame.width, frame.height) > 5, isUpright != (frame.height > frame.width) else { return false }
    isUpright.toggle()
    return true
  }

  private func show(_ view: NSView?) {
    guard view !== storedContent else { return }
    storedContent?.removeFromSuperview()
    storedContent = view
    guard let view else { return }
    addSubview(view)
    if boxType != .separator { pins = EdgePins(view, in: self, contentDistances) }
  }

  private func lookChanged() {
    _ = turned()
    invalidateIntrinsicContentSize()
    if boxType == .separator {
      pins?.end()
      pins = nil
    } else if let storedContent, pins == nil {
      pins = EdgePins(storedContent, in: self, contentDistances)
    }
    pins?.hold(contentDistances)
  }
}

import CoreGraphics
import Foundation
public import PlumbViewKit

/// A view as large as the image that it shows.
@preconcurrency @MainActor
open class NSImageView: NSControl {
  public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

  open var image: NSImage? {
    get { contents.image }
    set {
      guard contents.image !== newValue else { return }
      contents.image = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageAlignment = NSImageAlignment.alignCenter
  open var imageFrameStyle = FrameStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var isEditable = false
  /// Does nothing here.
  open var animates = false
  /// Does nothing here.
  open var allowsCutCopyPaste = true
  /// Does nothing here.
  open var contentTintColor: NSColor?
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

  /// Without an image there is no size.
  open override var intrinsicContentSize: NSSize { imageSize ?? super.intrinsicContentSize }
  /// A frame around the image is drawn outside the alignment rectangle (n = 8 recorded views).
  open override var alignmentRectInsets: NSEdgeInsets {
    imageFrameStyle == .grayBezel ? NSEdgeInsets(top: 3, left: 3, bottom: 3, right: 3) : NSEdgeInsets()
  }
  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    guard let image = imageSize else { return frame.size }
    let insets = alignmentRectInsets
    return NSSize(
      width: image.width + insets.left + insets.right, height: image.height + insets.top + insets.bottom)
  }
  open override var isFlipped: Bool { false }
  open override func mouseDown(with event: NSEvent) {
    if isEditable { super.mouseDown(with: event) } else { nextResponder?.mouseDown(with: event) }
  }

  private var imageSize: NSSize? {
    guard let image else { return nil }
    guard
      let estimate = image.symbolEstimate(
        beside: .systemFont(ofSize: NSFont.systemFontSize), preferring: symbolConfiguration)
    else { return image.size }
    let size = estimate.size(in: context)
    return NSSize(width: size.width, height: size.height)
  }

  /// Documents write 251, as Interface Builder does for its own images, or none (of 878, 662 and 125); no view of an image has 750.
  override class var standardHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }
  override class var usualCellClass: NSCell.Type { NSImageCell.self }
  override var consoleLabel: String? { nil }
}

extension NSImageView {
  /// A view as large as an image.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    sizeToFit()
  }
}

/// What an image view shows, as an object of its own.
@preconcurrency @MainActor
open class NSImageCell: NSCell {
  open var imageScaling: NSImageScaling {
    get { (control as? NSImageView)?.imageScaling ?? .scaleProportionallyDown }
    set { (control as? NSImageView)?.imageScaling = newValue }
  }
  open var imageAlignment: NSImageAlignment {
    get { (control as? NSImageView)?.imageAlignment ?? .alignCenter }
    set { (control as? NSImageView)?.imageAlignment = newValue }
  }
}

import CoreGraphics
import Foundation

/// What a scrubber arranges.
@preconcurrency @MainActor
open class NSScrubberArrangedView: NSView {
  open var isSelected = false
  open var isHighlighted = false
}

/// An item of a scrubber.
@preconcurrency @MainActor
open class NSScrubberItemView: NSScrubberArrangedView {
  public required override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// One that shows a text.
@preconcurrency @MainActor
open class NSScrubberTextItemView: NSScrubberItemView {
  open private(set) lazy var textField = NSTextField(labelWithString: title)
  open var title = "" { didSet { textField.stringValue = title } }
}

/// One that shows an image.
@preconcurrency @MainActor
open class NSScrubberImageItemView: NSScrubberItemView {
  open private(set) lazy var imageView = NSImageView()
  open var image = NSImage() { didSet { imageView.image = image } }
  /// Does nothing here.
  open var imageAlignment = NSImageAlignment.alignCenter
}

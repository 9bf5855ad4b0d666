import CoreGraphics
import Foundation
public import PlumbViewKit

/// A text of any length.
@preconcurrency @MainActor
open class NSText: NSView {
  open var string: String {
    get { "" }
    set {}
  }
  open var font: NSFont?
  open var textColor: NSColor?
  /// Does nothing here.
  open var alignment = NSTextAlignment.natural
  /// Does nothing here.
  open var isEditable = true
  open var isSelectable = true
  /// Does nothing here.
  open var isRichText = true
  /// Does nothing here.
  open var importsGraphics = false
  /// Does nothing here.
  open var isFieldEditor = false
  /// Does nothing here.
  open var usesFontPanel = true
  /// Does nothing here.
  open var drawsBackground = true
  /// Does nothing here.
  open var backgroundColor: NSColor?
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the view becomes as high as its text.
  open var isVerticallyResizable = false
  /// Whether the view becomes as wide as its text.
  open var isHorizontallyResizable = false
  open var minSize = NSSize.zero
  open var maxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  /// Gives the frame the size of the text, in text views.
  open func sizeToFit() {}
  open func replaceCharacters(in range: NSRange, with aString: String) {
    string = (string as NSString).replacingCharacters(in: range, with: aString)
  }
  open func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: (string as NSString).length)
  }
  /// Does nothing here.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }
  open override func mouseDown(with event: NSEvent) { window?.makeFirstResponder(self) }

  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// Who is told of a text.
@preconcurrency @MainActor
public protocol NSTextDelegate: AnyObject {
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}

/// Who is told of a text view.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
  public func textViewDidChangeSelection(_ notification: Notification) {}
}

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
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }
  var selection = NSRange(location: 0, length: 0)
  func select(_ range: NSRange) { selection = range }
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
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: (string as NSString).length)
  }
  /// Puts what is selected on the general pasteboard.
  open func copy(_ sender: Any?) {
    guard selectedRange.length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString((string as NSString).substring(with: selectedRange), forType: .string)
  }
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  open func delete(_ sender: Any?) { if isEditable { replaceSelection(with: "") } }
  open func paste(_ sender: Any?) {
    guard isEditable, let text = NSPasteboard.general.string(forType: .string) else { return }
    replaceSelection(with: text)
  }
  func replaceSelection(with text: String) {
    replaceCharacters(in: selectedRange, with: text)
    selectedRange = NSRange(location: selectedRange.location + (text as NSString).length, length: 0)
  }
  /// Does nothing here.
  open func changeFont(_ sender: Any?) {}
  /// Does nothing here.
  open func alignLeft(_ sender: Any?) {}
  /// Does nothing here.
  open func alignCenter(_ sender: Any?) {}
  /// Does nothing here.
  open func alignRight(_ sender: Any?) {}
  /// Does nothing here.
  open func underline(_ sender: Any?) {}
  /// Does nothing here.
  open func checkSpelling(_ sender: Any?) {}
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
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
}

extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
}

/// Who is told of a text view.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  func textViewDidChangeSelection(_ notification: Notification)
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
  func undoManager(for view: NSTextView) -> UndoManager?
  func textViewDidChangeTypingAttributes(_ notification: Notification)
}

extension NSTextViewDelegate {
  public func textViewDidChangeSelection(_ notification: Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange { newSelectedCharRange }
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  public func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu? { menu }
  public func undoManager(for view: NSTextView) -> UndoManager? { nil }
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
}

import Foundation
public import PlumbViewKit

/// Who is told of typing in a control. Every member may be left out.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?)
    -> Bool
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
  public func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] { words }
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
  public func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool { true }
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
}

/// Who is told of typing in a text field.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Who is told of typing in a search field.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

extension NSControl {
  public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
}

extension NSTextField {
  /// Tells the delegate and everybody else of what the text in the field tells the field.
  func tell(
    _ name: Notification.Name, _ source: Notification,
    _ call: (any NSTextFieldDelegate, Notification) -> Void
  ) {
    let note = Notification(name: name, object: self, userInfo: source.userInfo)
    if let delegate { call(delegate, note) }
    NotificationCenter.default.post(note)
  }

  func typed(_ text: String) {
    guard isEditable, isEnabled else { return }
    stringValue = text
    textDidChange(Notification(name: NSText.didChangeNotification, object: self))
    if isContinuous { tell(action, target) }
  }

  func entered() {
    guard isEditable, isEnabled else { return }
    textDidEndEditing(Notification(name: NSText.didEndEditingNotification, object: self))
    tell(action, target)
  }
}

extension NSTextField {
  /// Return ends the typing, and other commands of keys ask the delegate.
  func does(_ command: Selector) -> Bool {
    let editor = window?.fieldEditor(true, for: self) as? NSTextView ?? NSTextView()
    if delegate?.control(self, textView: editor, doCommandBy: command) == true { return true }
    switch NSStringFromSelector(command) {
    case "insertNewline:": entered()
    case "insertTab:": window?.selectNextKeyView(self)
    case "insertBacktab:": window?.selectPreviousKeyView(self)
    default: return false
    }
    return true
  }
}

extension NSView.Plumb {
  /// Types a text in place of the one that a text field has: its delegate learns of it. Other views stay as they are.
  public func type(_ text: String) { (view as? NSTextField)?.typed(text) }

  /// Presses the Return key in a text field: its action is sent.
  public func pressReturn() { (view as? NSTextField)?.entered() }
}

import Foundation

/// Who is told of typing in a control. Every member may be left out.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
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
  func typed(_ text: String) {
    guard isEditable, isEnabled else { return }
    stringValue = text
    let note = Notification(name: NSControl.textDidChangeNotification, object: self)
    delegate?.controlTextDidChange(note)
    NotificationCenter.default.post(note)
    if isContinuous { tell(action, target) }
  }

  func entered() {
    guard isEditable, isEnabled else { return }
    let note = Notification(name: NSControl.textDidEndEditingNotification, object: self)
    delegate?.controlTextDidEndEditing(note)
    NotificationCenter.default.post(note)
    tell(action, target)
  }
}

extension NSView.Plumb {
  /// Types a text in place of the one that a text field has: its delegate learns of it. Other views stay as they are.
  public func type(_ text: String) { (view as? NSTextField)?.typed(text) }

  /// Presses the Return key in a text field: its action is sent.
  public func pressReturn() { (view as? NSTextField)?.entered() }
}

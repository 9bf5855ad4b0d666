import Foundation
internal import PlumbViewKit

extension NSControl {
  @discardableResult func tell(_ action: Selector?, _ target: AnyObject?) -> Bool {
    ActionMessages.send(action, to: target, from: self, along: self)
  }
}

/// What controls and menu items tell others.
@MainActor
enum ActionMessages {
  /// - Parameters:
  ///   - target: Nil for the first of the responders that has the method: from the window's first responder upwards, then from
  ///     a view upwards, and then the app; the delegates of window and app stand behind each.
  /// - Returns: Whether there was somebody to tell.
  @discardableResult static func send(
    _ action: Selector?, to target: AnyObject?, from sender: AnyObject?, along view: NSView?
  ) -> Bool {
    guard let action else { return false }
    let message = Message(action, sender)
    if let target {
      message.send(to: target)
      return true
    }
    guard let found = responder(to: message, along: view) else { return false }
    message.send(to: found)
    return true
  }

  /// Whether somebody does what an item says, and permits it.
  static func isPermitted(_ action: Selector, _ target: AnyObject?, _ item: AnyObject) -> Bool {
    let message = Message(action, item)
    let view = NSApplication.shared.keyWindow?.contentView
    guard let found = target ?? responder(to: message, along: view) else { return false }
    if let item = item as? NSMenuItem, let judge = found as? any NSMenuItemValidation {
      return judge.validateMenuItem(item)
    }
    if let item = item as? NSToolbarItem, let judge = found as? any NSToolbarItemValidation {
      return judge.validateToolbarItem(item)
    }
    if let item = item as? any NSValidatedUserInterfaceItem,
      let judge = found as? any NSUserInterfaceValidations
    {
      return judge.validateUserInterfaceItem(item)
    }
    return true
  }

  static func target(of action: Selector, _ sender: AnyObject?, _ view: NSView?) -> AnyObject? {
    responder(to: Message(action, sender), along: view)
  }

  private static func responder(to message: Message, along view: NSView?) -> AnyObject? {
    let starts: [NSResponder?] = [
      view?.window?.firstResponder, view, view?.window, NSApplication.shared,
    ]
    for start in starts {
      var responder = start
      while let candidate = responder {
        if message.isUnderstood(by: candidate) { return candidate }
        let delegate: AnyObject? =
          (candidate as? NSWindow)?.delegate ?? (candidate as? NSApplication)?.delegate
        if let delegate, message.isUnderstood(by: delegate) { return delegate }
        responder = candidate.nextResponder
      }
    }
    return nil
  }
}

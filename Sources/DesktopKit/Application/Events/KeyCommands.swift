import Foundation
internal import PlumbViewKit

/// Which action a key stands for.
///
/// The usual bindings of macOS, which Apple describes in "Text System Defaults and Key Bindings"; written from memory, for
/// keys that programs ask about.
@MainActor
enum KeyCommands {
  static func command(for event: NSEvent) -> Selector? {
    let flags = event.modifierFlags
    let isShifted = flags.contains(.shift)
    switch Int(event.keyCode) {
    case 36, 76:
      return flags.contains(.option)
        ? command("insertNewlineIgnoringFieldEditor:") { $0.insertNewlineIgnoringFieldEditor($1) }
        : command("insertNewline:") { $0.insertNewline($1) }
    case 48:
      return isShifted
        ? command("insertBacktab:") { $0.insertBacktab($1) } : command("insertTab:") { $0.insertTab($1) }
    case 53: return command("cancelOperation:") { $0.cancelOperation($1) }
    case 51:
      if flags.contains(.command) {
        return command("deleteToBeginningOfLine:") { $0.deleteToBeginningOfLine($1) }
      }
      return flags.contains(.option)
        ? command("deleteWordBackward:") { $0.deleteWordBackward($1) }
        : command("deleteBackward:") { $0.deleteBackward($1) }
    case 117:
      return flags.contains(.option)
        ? command("deleteWordForward:") { $0.deleteWordForward($1) }
        : command("deleteForward:") { $0.deleteForward($1) }
    case 115: return command("scrollToBeginningOfDocument:") { $0.scrollToBeginningOfDocument($1) }
    case 119: return command("scrollToEndOfDocument:") { $0.scrollToEndOfDocument($1) }
    case 116: return command("scrollPageUp:") { $0.scrollPageUp($1) }
    case 121: return command("scrollPageDown:") { $0.scrollPageDown($1) }
    case 123...126: return arrow(Int(event.keyCode), flags)
    default: return nil
    }
  }

  private static func arrow(_ key: Int, _ flags: NSEvent.ModifierFlags) -> Selector {
    let isShifted = flags.contains(.shift)
    switch key {
    case 123 where flags.contains(.option):
      return isShifted
        ? command("moveWordLeftAndModifySelection:") { $0.moveWordLeftAndModifySelection($1) }
        : command("moveWordLeft:") { $0.moveWordLeft($1) }
    case 124 where flags.contains(.option):
      return isShifted
        ? command("moveWordRightAndModifySelection:") { $0.moveWordRightAndModifySelection($1) }
        : command("moveWordRight:") { $0.moveWordRight($1) }
    case 123 where flags.contains(.command):
      return command("moveToLeftEndOfLine:") { $0.moveToLeftEndOfLine($1) }
    case 124 where flags.contains(.command):
      return command("moveToRightEndOfLine:") { $0.moveToRightEndOfLine($1) }
    case 126 where flags.contains(.command):
      return command("moveToBeginningOfDocument:") { $0.moveToBeginningOfDocument($1) }
    case 125 where flags.contains(.command):
      return command("moveToEndOfDocument:") { $0.moveToEndOfDocument($1) }
    case 123:
      return isShifted
        ? command("moveLeftAndModifySelection:") { $0.moveLeftAndModifySelection($1) }
        : command("moveLeft:") { $0.moveLeft($1) }
    case 124:
      return isShifted
        ? command("moveRightAndModifySelection:") { $0.moveRightAndModifySelection($1) }
        : command("moveRight:") { $0.moveRight($1) }
    case 126:
      return isShifted
        ? command("moveUpAndModifySelection:") { $0.moveUpAndModifySelection($1) }
        : command("moveUp:") { $0.moveUp($1) }
    default:
      return isShifted
        ? command("moveDownAndModifySelection:") { $0.moveDownAndModifySelection($1) }
        : command("moveDown:") { $0.moveDown($1) }
    }
  }

  private static func command(
    _ name: String, _ call: @escaping @MainActor (NSResponder, Any?) -> Void
  ) -> Selector {
    Selector(name) { (responder: NSResponder, arguments) in call(responder, arguments[0]) }
  }
}

extension NSResponder {
  func interpret(_ event: NSEvent) {
    if let command = KeyCommands.command(for: event) {
      doCommand(by: command)
    } else if let text = event.characters, !text.isEmpty {
      insertText(text)
    }
  }

  func perform(command: Selector) {
    let message = Message(command, self)
    if message.isUnderstood(by: self) {
      message.send(to: self)
    } else if let nextResponder {
      nextResponder.doCommand(by: command)
    } else {
      noResponder(for: command)
    }
  }

  func tried(_ action: Selector, _ object: Any?) -> Bool {
    let message = Message(action, object)
    guard message.isUnderstood(by: self) else {
      return nextResponder?.tryToPerform(action, with: object) ?? false
    }
    message.send(to: self)
    return true
  }
}

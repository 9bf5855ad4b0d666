import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// What keys do, and which window has them.
@MainActor @Suite(.serialized) struct KeyTests {
  private final class Editor: NSView {
    var heard: [String] = []
    override var acceptsFirstResponder: Bool { true }
    override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
    override func insertNewline(_ sender: Any?) { heard.append("newline") }
    override func moveUp(_ sender: Any?) { heard.append("up") }
    override func insertText(_ insertString: Any) { heard.append("\(insertString)") }
  }
  private final class Controller: NSViewController {
    var isCancelled = false
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)) }
    override func cancelOperation(_ sender: Any?) { isCancelled = true }
  }
  private final class Listener: NSObject, NSTextFieldDelegate, NSWindowDelegate, NSMenuItemValidation {
    var commands: [String] = []
    var told: [String] = []
    var permits = true
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
      commands.append(NSStringFromSelector(commandSelector))
      return commandSelector == Selector("moveDown:")
    }
    func windowDidBecomeKey(_ notification: Notification) { told.append("key") }
    func windowDidResignKey(_ notification: Notification) { told.append("no key") }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { permits }
    func chosen() { told.append("chosen") }
  }
  private final class Borderless: NSWindow {
    override var canBecomeKey: Bool { true }
  }

  private func key(
    _ code: UInt16, _ text: String, _ flags: NSEvent.ModifierFlags = [], in window: NSWindow
  ) -> NSEvent {
    NSEvent.keyEvent(
      with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: window.windowNumber,
      context: nil, characters: text, charactersIgnoringModifiers: text, isARepeat: false, keyCode: code)!
  }

  @Test func keysStandForActions() {
    let window = NSWindow.resizable(300, 200)
    let controller = Controller()
    window.contentViewController = controller
    let editor = Editor(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(editor)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(editor)
    for event in [key(36, "\r", in: window), key(126, "\u{f700}", in: window), key(0, "a", in: window)] {
      NSApplication.shared.sendEvent(event)
    }
    #expect(editor.heard == ["newline", "up", "a"])
    // Who has no answer leaves it to the next responder.
    NSApplication.shared.sendEvent(key(53, "\u{1b}", in: window))
    #expect(controller.isCancelled)
    #expect(key(126, "\u{f700}", in: window).specialKey == .upArrow)
    window.close()
  }

  @Test func aMonitorSeesEventsFirst() {
    let window = NSWindow.resizable(300, 200)
    let editor = Editor(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    window.contentView?.addSubview(editor)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(editor)
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0.characters == "a" ? nil : $0 }
    NSApplication.shared.sendEvent(key(0, "a", in: window))
    NSApplication.shared.sendEvent(key(11, "b", in: window))
    #expect(editor.heard == ["b"])
    if let monitor { NSEvent.removeMonitor(monitor) }
    NSApplication.shared.sendEvent(key(0, "a", in: window))
    #expect(editor.heard == ["b", "a"])
    window.close()
  }

  @Test func aFieldAsksItsDelegate() {
    let window = NSWindow.resizable(300, 200)
    let listener = Listener()
    let (first, second) = (NSTextField(string: ""), NSTextField(string: ""))
    for field in [first, second] { window.contentView?.addSubview(field) }
    first.delegate = listener
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(first)
    for (code, text) in [(0, "h"), (34, "i"), (125, "\u{f701}"), (48, "\t")] as [(UInt16, String)] {
      window.sendEvent(key(code, text, in: window))
    }
    #expect(first.stringValue == "hi")
    #expect(listener.commands == ["moveDown:", "insertTab:"])
    #expect(window.firstResponder === second)
    window.close()
  }

  @Test func oneWindowHasTheKeys() {
    let (one, two) = (NSWindow.resizable(300, 200), NSWindow.resizable(300, 200))
    let listener = Listener()
    one.delegate = listener
    one.makeKeyAndOrderFront(nil)
    two.makeKeyAndOrderFront(nil)
    #expect(!one.isKeyWindow && two.isKeyWindow && two.isMainWindow)
    #expect(listener.told == ["key", "no key"])
    two.orderOut(nil)
    #expect(NSApplication.shared.keyWindow == nil)
    let plain = NSWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
    plain.makeKeyAndOrderFront(nil)
    #expect(!plain.isKeyWindow && plain.isVisible)
    let borderless = Borderless(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
    borderless.makeKeyAndOrderFront(nil)
    #expect(borderless.isKeyWindow)
    borderless.close()
    one.close()
  }

  @Test func menusAndButtonsHaveKeys() {
    let listener = Listener()
    let chosen = Selector("chosen") { (me: Listener, _) in me.chosen() }
    let menu = NSMenu()
    let item = menu.addItem(withTitle: "Save", action: chosen, keyEquivalent: "s")
    item.target = listener
    let window = NSWindow.resizable(300, 200)
    #expect(menu.performKeyEquivalent(with: key(1, "s", .command, in: window)))
    #expect(!menu.performKeyEquivalent(with: key(1, "s", [.command, .shift], in: window)))
    listener.permits = false
    #expect(!menu.performKeyEquivalent(with: key(1, "s", .command, in: window)))
    #expect(!item.isEnabled)
    let button = NSButton(title: "OK", target: listener, action: chosen)
    button.keyEquivalent = "\r"
    window.contentView?.addSubview(button)
    window.makeKeyAndOrderFront(nil)
    window.sendEvent(key(36, "\r", in: window))
    #expect(listener.told == ["chosen", "chosen"])
    window.close()
  }
}

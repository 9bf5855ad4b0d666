import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// What clicks do.
@MainActor @Suite struct ControlActionTests {
  private final class Listener: NSResponder {
    var senders: [NSObject] = []
    func heard(_ sender: NSObject) { senders.append(sender) }
  }

  private let listener = Listener()
  private let heard = Selector("heard:") { (me: Listener, arguments) in me.heard(arguments[0]) }

  @Test func aButtonTellsItsTarget() {
    let button = NSButton(title: "OK", target: listener, action: heard)
    #expect(button.plumb.click())
    #expect(listener.senders == [button])
    #expect(button.state == .off)
    button.performClick(nil)
    #expect(listener.senders.count == 2)
    button.isEnabled = false
    button.plumb.click()
    #expect(listener.senders.count == 2)
    button.isEnabled = true
    button.isHidden = true
    #expect(!button.plumb.click())
    #expect(listener.senders.count == 2)
  }

  /// Without a target, the responders above the control are asked.
  @Test func anActionGoesUpTheResponders() {
    let container = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let button = NSButton(title: "OK", target: nil, action: heard)
    container.addSubview(button)
    #expect(!button.sendAction(heard, to: nil))
    container.nextResponder = listener
    button.plumb.click()
    #expect(listener.senders == [button])
  }

  @Test func checkBoxesTakeTurns() {
    let box = NSButton(checkboxWithTitle: "A", target: listener, action: heard)
    box.plumb.click()
    #expect(box.state == .on)
    box.plumb.click()
    #expect(box.state == .off)
    box.state = .mixed
    #expect(box.state == .on)
    box.allowsMixedState = true
    box.setNextState()
    box.setNextState()
    #expect(box.state == .mixed)
    #expect(box.intValue == -1)
    #expect(listener.senders.count == 2)
  }

  /// Those of one superview with the same action: one is on.
  @Test func oneRadioButtonIsOn() {
    let container = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let buttons = ["A", "B", "C"].map {
      NSButton(radioButtonWithTitle: $0, target: listener, action: heard)
    }
    let other = NSButton(radioButtonWithTitle: "D", target: listener, action: Selector("other:"))
    for (place, button) in (buttons + [other]).enumerated() {
      button.setFrameOrigin(NSPoint(x: 0, y: place * 20))
      container.addSubview(button)
    }
    other.state = .on
    buttons[0].plumb.click()
    buttons[2].plumb.click()
    #expect(buttons.map(\.state) == [.off, .off, .on])
    #expect(other.state == .on)
    #expect(listener.senders == [buttons[0], buttons[2]])
  }

  /// A click opens the menu; the choice of an item selects it and tells of it.
  @Test func aPopUpButtonTellsOfChoices() {
    let popUp = NSPopUpButton(frame: NSRect(x: 0, y: 0, width: 100, height: 25), pullsDown: false)
    popUp.addItems(withTitles: ["A", "B", "A"])
    popUp.target = listener
    popUp.action = heard
    // An item takes the place of one with the same title.
    #expect(popUp.itemTitles == ["B", "A"])
    #expect(popUp.titleOfSelectedItem == "B")
    popUp.plumb.click()
    #expect(listener.senders.isEmpty)
    popUp.menu?.performActionForItem(at: 1)
    #expect(popUp.indexOfSelectedItem == 1)
    #expect(popUp.selectedItem?.state == .on)
    #expect(popUp.item(at: 0)?.state == .off)
    #expect(listener.senders == [popUp])
    popUp.selectItem(withTitle: "nothing")
    #expect(popUp.indexOfSelectedItem == -1)
    popUp.lastItem?.tag = 7
    #expect(popUp.selectItem(withTag: 7))
    popUp.removeAllItems()
    #expect(popUp.selectedItem == nil)
  }

  @Test func anItemMayHaveItsOwnAction() {
    let menu = NSMenu(title: "File")
    let item = menu.addItem(withTitle: "New", action: heard, keyEquivalent: "n")
    item.target = listener
    menu.addItem(.separator())
    menu.performActionForItem(at: 1)
    menu.performActionForItem(at: 0)
    #expect(listener.senders == [item])
    #expect(menu.indexOfItem(withTitle: "New") == 0)
    let submenu = NSMenu(title: "More")
    item.submenu = submenu
    #expect(submenu.supermenu === menu)
  }

  @Test func segmentsAreChosenWhereTheyAreClicked() {
    let control = NSSegmentedControl(
      labels: ["One", "Two", "Three"], trackingMode: .selectOne, target: listener, action: heard)
    #expect(control.selectedSegment == -1)
    control.plumb.click(at: NSPoint(x: control.frame.width - 5, y: 10))
    #expect(control.selectedSegment == 2)
    control.plumb.click(at: NSPoint(x: 5, y: 10))
    #expect(control.selectedSegment == 0)
    #expect(!control.isSelected(forSegment: 2))
    control.setEnabled(false, forSegment: 2)
    control.plumb.click(at: NSPoint(x: control.frame.width - 5, y: 10))
    #expect(control.selectedSegment == 0)
    #expect(listener.senders.count == 2)
    control.trackingMode = .selectAny
    control.setSelected(true, forSegment: 1)
    #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1))
  }

  @Test func valuesStayBetweenTheirBounds() {
    let stepper = NSStepper(frame: NSRect(x: 0, y: 0, width: 19, height: 28))
    stepper.maxValue = 2
    stepper.plumb.click(at: NSPoint(x: 9, y: 5))
    #expect(stepper.integerValue == 1)
    stepper.plumb.click(at: NSPoint(x: 9, y: 20))
    stepper.plumb.click(at: NSPoint(x: 9, y: 20))
    #expect(stepper.integerValue == 2)
    stepper.valueWraps = false
    stepper.plumb.click(at: NSPoint(x: 9, y: 5))
    #expect(stepper.integerValue == 2)
    let slider = NSSlider(value: 5, minValue: 0, maxValue: 10, target: listener, action: heard)
    slider.setFrameSize(NSSize(width: 100, height: 28))
    slider.plumb.click(at: NSPoint(x: 75, y: 10))
    #expect(slider.doubleValue == 7.5)
    slider.doubleValue = 20
    #expect(slider.doubleValue == 10)
    #expect(listener.senders == [slider])
    let control = NSSwitch(frame: NSRect(x: 0, y: 0, width: 42, height: 25))
    control.plumb.click()
    #expect(control.state == .on)
  }

  @Test func typingTellsTheDelegate() {
    final class Delegate: NSTextFieldDelegate {
      var texts: [String] = []
      func controlTextDidChange(_ obj: Notification) {
        texts.append((obj.object as? NSTextField)?.stringValue ?? "")
      }
    }
    let delegate = Delegate()
    let field = NSTextField(string: "")
    field.delegate = delegate
    field.target = listener
    field.action = heard
    field.plumb.type("abc")
    #expect(delegate.texts == ["abc"])
    field.plumb.pressReturn()
    #expect(listener.senders == [field])
    let label = NSTextField(labelWithString: "x")
    label.plumb.type("abc")
    #expect(label.stringValue == "x")
  }

  /// A click on a label goes to what is behind.
  @Test func labelsLetClicksThrough() {
    final class Row: NSView {
      var clicks = 0
      override func mouseDown(with event: NSEvent) { clicks += 1 }
    }
    let row = Row(frame: NSRect(x: 0, y: 0, width: 100, height: 30))
    let label = NSTextField(labelWithString: "A label")
    row.addSubview(label)
    label.plumb.click()
    #expect(row.clicks == 1)
  }
}

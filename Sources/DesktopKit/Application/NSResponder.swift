import CoreGraphics
import Foundation
public import PlumbViewKit

/// What may answer to events and actions, in a chain.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked where this one has no answer. Not kept alive.
  open weak var nextResponder: NSResponder?
  /// What opens with the second button of the mouse.
  open var menu: NSMenu?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  /// What `addObserver(_:forKeyPath:options:context:)` asks for is told here.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once a document's objects are made and connected.
  open func awakeFromNib() {}

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  /// Whether a scroll view that is done with an axis is to pass its events on to this responder. Does nothing here.
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  /// Whether scrolling beyond the content is to swipe. Does nothing here.
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func mouseCancelled(with event: NSEvent) { nextResponder?.mouseCancelled(with: event) }
  open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
  open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
  open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
  open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
  open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
  open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
  open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
  open func quickLook(with event: NSEvent) { nextResponder?.quickLook(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }

  /// Whether the responder does something with a key that is pressed together with the Command key, or with Return and Escape.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Does what keys stand for, by the names of the actions below, and inserts what they write.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) { eventArray.forEach(interpret) }
  open func insertText(_ insertString: Any) { nextResponder?.insertText(insertString) }
  /// Does something that a key stands for, or has the next responder do it.
  open func doCommand(by selector: Selector) { perform(command: selector) }
  /// Does something if this responder or one that is asked after it can.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { tried(action, object) }
  /// Called where nobody did anything with an event; AppKit beeps.
  open func noResponder(for eventSelector: Selector) {}
  /// Somebody else who may do something that this responder cannot; none.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
  ) -> Any? { nextResponder?.validRequestor(forSendType: sendType, returnType: returnType) }
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { true }
  /// Shows an error; there is nobody to see it here.
  @discardableResult open func presentError(_ error: any Error) -> Bool {
    nextResponder?.presentError(willPresentError(error)) ?? false
  }
  /// Does nothing here: there is nobody to see it.
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {}
  /// Keys above the keyboard. Nobody shows them here.
  open var touchBar: NSTouchBar?
  open func makeTouchBar() -> NSTouchBar? { nil }
  open func willPresentError(_ error: any Error) -> any Error { error }
  /// That of the next responder; a window has one.
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  /// Does nothing here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing here.
  open func restoreState(with coder: NSCoder) {}
  /// Does nothing here.
  open func invalidateRestorableState() {}
  open func flushBufferedKeyEvents() {}

  // MARK: What keys stand for; whoever does nothing with one leaves it to the next

  open func moveForward(_ sender: Any?) { nextResponder?.moveForward(sender) }
  open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }
  open func moveBackward(_ sender: Any?) { nextResponder?.moveBackward(sender) }
  open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }
  open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }
  open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }
  open func moveWordForward(_ sender: Any?) { nextResponder?.moveWordForward(sender) }
  open func moveWordBackward(_ sender: Any?) { nextResponder?.moveWordBackward(sender) }
  open func moveWordRight(_ sender: Any?) { nextResponder?.moveWordRight(sender) }
  open func moveWordLeft(_ sender: Any?) { nextResponder?.moveWordLeft(sender) }
  open func moveToBeginningOfLine(_ sender: Any?) { nextResponder?.moveToBeginningOfLine(sender) }
  open func moveToEndOfLine(_ sender: Any?) { nextResponder?.moveToEndOfLine(sender) }
  open func moveToLeftEndOfLine(_ sender: Any?) { nextResponder?.moveToLeftEndOfLine(sender) }
  open func moveToRightEndOfLine(_ sender: Any?) { nextResponder?.moveToRightEndOfLine(sender) }
  open func moveToBeginningOfParagraph(_ sender: Any?) { nextResponder?.moveToBeginningOfParagraph(sender) }
  open func moveToEndOfParagraph(_ sender: Any?) { nextResponder?.moveToEndOfParagraph(sender) }
  open func moveToBeginningOfDocument(_ sender: Any?) { nextResponder?.moveToBeginningOfDocument(sender) }
  open func moveToEndOfDocument(_ sender: Any?) { nextResponder?.moveToEndOfDocument(sender) }
  open func moveForwardAndModifySelection(_ sender: Any?) {
    nextResponder?.moveForwardAndModifySelection(sender)
  }
  open func moveRightAndModifySelection(_ sender: Any?) { nextResponder?.moveRightAndModifySelection(sender) }
  open func moveBackwardAndModifySelection(_ sender: Any?) {
    nextResponder?.moveBackwardAndModifySelection(sender)
  }
  open func moveLeftAndModifySelection(_ sender: Any?) { nextResponder?.moveLeftAndModifySelection(sender) }
  open func moveUpAndModifySelection(_ sender: Any?) { nextResponder?.moveUpAndModifySelection(sender) }
  open func moveDownAndModifySelection(_ sender: Any?) { nextResponder?.moveDownAndModifySelection(sender) }
  open func moveWordForwardAndModifySelection(_ sender: Any?) {
    nextResponder?.moveWordForwardAndModifySelection(sender)
  }
  open func moveWordBackwardAndModifySelection(_ sender: Any?) {
    nextResponder?.moveWordBackwardAndModifySelection(sender)
  }
  open func moveWordRightAndModifySelection(_ sender: Any?) {
    nextResponder?.moveWordRightAndModifySelection(sender)
  }
  open func moveWordLeftAndModifySelection(_ sender: Any?) {
    nextResponder?.moveWordLeftAndModifySelection(sender)
  }
  open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
    nextResponder?.moveToBeginningOfLineAndModifySelection(sender)
  }
  open func moveToEndOfLineAndModifySelection(_ sender: Any?) {
    nextResponder?.moveToEndOfLineAndModifySelection(sender)
  }
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
    nextResponder?.moveToBeginningOfDocumentAndModifySelection(sender)
  }
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
    nextResponder?.moveToEndOfDocumentAndModifySelection(sender)
  }
  open func pageUp(_ sender: Any?) { nextResponder?.pageUp(sender) }
  open func pageDown(_ sender: Any?) { nextResponder?.pageDown(sender) }
  open func pageUpAndModifySelection(_ sender: Any?) { nextResponder?.pageUpAndModifySelection(sender) }
  open func pageDownAndModifySelection(_ sender: Any?) { nextResponder?.pageDownAndModifySelection(sender) }
  open func scrollPageUp(_ sender: Any?) { nextResponder?.scrollPageUp(sender) }
  open func scrollPageDown(_ sender: Any?) { nextResponder?.scrollPageDown(sender) }
  open func scrollLineUp(_ sender: Any?) { nextResponder?.scrollLineUp(sender) }
  open func scrollLineDown(_ sender: Any?) { nextResponder?.scrollLineDown(sender) }
  open func scrollToBeginningOfDocument(_ sender: Any?) { nextResponder?.scrollToBeginningOfDocument(sender) }
  open func scrollToEndOfDocument(_ sender: Any?) { nextResponder?.scrollToEndOfDocument(sender) }
  open func centerSelectionInVisibleArea(_ sender: Any?) {
    nextResponder?.centerSelectionInVisibleArea(sender)
  }
  open func selectAll(_ sender: Any?) { nextResponder?.selectAll(sender) }
  open func selectParagraph(_ sender: Any?) { nextResponder?.selectParagraph(sender) }
  open func selectLine(_ sender: Any?) { nextResponder?.selectLine(sender) }
  open func selectWord(_ sender: Any?) { nextResponder?.selectWord(sender) }
  open func indent(_ sender: Any?) { nextResponder?.indent(sender) }
  open func insertTab(_ sender: Any?) { nextResponder?.insertTab(sender) }
  open func insertBacktab(_ sender: Any?) { nextResponder?.insertBacktab(sender) }
  open func insertNewline(_ sender: Any?) { nextResponder?.insertNewline(sender) }
  open func insertParagraphSeparator(_ sender: Any?) { nextResponder?.insertParagraphSeparator(sender) }
  open func insertLineBreak(_ sender: Any?) { nextResponder?.insertLineBreak(sender) }
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
    nextResponder?.insertNewlineIgnoringFieldEditor(sender)
  }
  open func insertTabIgnoringFieldEditor(_ sender: Any?) {
    nextResponder?.insertTabIgnoringFieldEditor(sender)
  }
  open func uppercaseWord(_ sender: Any?) { nextResponder?.uppercaseWord(sender) }
  open func lowercaseWord(_ sender: Any?) { nextResponder?.lowercaseWord(sender) }
  open func capitalizeWord(_ sender: Any?) { nextResponder?.capitalizeWord(sender) }
  open func changeCaseOfLetter(_ sender: Any?) { nextResponder?.changeCaseOfLetter(sender) }
  open func transpose(_ sender: Any?) { nextResponder?.transpose(sender) }
  open func yank(_ sender: Any?) { nextResponder?.yank(sender) }
  open func deleteForward(_ sender: Any?) { nextResponder?.deleteForward(sender) }
  open func deleteBackward(_ sender: Any?) { nextResponder?.deleteBackward(sender) }
  open func deleteWordForward(_ sender: Any?) { nextResponder?.deleteWordForward(sender) }
  open func deleteWordBackward(_ sender: Any?) { nextResponder?.deleteWordBackward(sender) }
  open func deleteToBeginningOfLine(_ sender: Any?) { nextResponder?.deleteToBeginningOfLine(sender) }
  open func deleteToEndOfLine(_ sender: Any?) { nextResponder?.deleteToEndOfLine(sender) }
  open func complete(_ sender: Any?) { nextResponder?.complete(sender) }
  open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }

  // MARK: For assistive technologies, of which there are none here

  private lazy var accessibility = AccessibilityTraits()
  open func isAccessibilityElement() -> Bool { accessibility.isElement ?? false }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    accessibility.isElement = accessibilityElement
  }
  open func isAccessibilityEnabled() -> Bool { accessibility.isEnabled }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    accessibility.isEnabled = accessibilityEnabled
  }
  open func isAccessibilitySelected() -> Bool { accessibility.isSelected }
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    accessibility.isSelected = accessibilitySelected
  }
  open func accessibilityIdentifier() -> String { accessibility.identifier ?? "" }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    accessibility.identifier = accessibilityIdentifier
  }
  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    accessibility.role = accessibilityRole
  }
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { accessibility.subrole }
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    accessibility.subrole = accessibilitySubrole
  }
  open func accessibilityRoleDescription() -> String? { accessibility.roleDescription }
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    accessibility.roleDescription = accessibilityRoleDescription
  }
  open func accessibilityLabel() -> String? { accessibility.label }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    accessibility.label = accessibilityLabel
  }
  open func accessibilityTitle() -> String? { accessibility.title }
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    accessibility.title = accessibilityTitle
  }
  open func accessibilityHelp() -> String? { accessibility.help }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    accessibility.help = accessibilityHelp
  }
  open func accessibilityValue() -> Any? { accessibility.value }
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    accessibility.value = accessibilityValue
  }
  open func accessibilityChildren() -> [Any]? { accessibility.children }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    accessibility.children = accessibilityChildren
  }
  open func accessibilityTitleUIElement() -> Any? { accessibility.titleElement }
  open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {
    accessibility.titleElement = accessibilityTitleUIElement
  }
  open func accessibilityParent() -> Any? { accessibility.parent ?? nextResponder }
  open func setAccessibilityParent(_ accessibilityParent: Any?) {
    accessibility.parent = accessibilityParent as AnyObject?
  }
  open func accessibilityFrame() -> NSRect { accessibility.frame }
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {
    accessibility.frame = accessibilityFrame
  }
  open func isAccessibilityModal() -> Bool { accessibility.isModal }
  open func setAccessibilityModal(_ accessibilityModal: Bool) {
    accessibility.isModal = accessibilityModal
  }
  open func isAccessibilityHidden() -> Bool { accessibility.isHidden }
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    accessibility.isHidden = accessibilityHidden
  }
  open func isAccessibilityFocused() -> Bool { accessibility.isFocused }
  open func setAccessibilityFocused(_ accessibilityFocused: Bool) {
    accessibility.isFocused = accessibilityFocused
  }
  open func isAccessibilityExpanded() -> Bool { accessibility.isExpanded }
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    accessibility.isExpanded = accessibilityExpanded
  }
  open func accessibilityValueDescription() -> String? { accessibility.valueDescription }
  open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
    accessibility.valueDescription = accessibilityValueDescription
  }
  open func accessibilityPlaceholderValue() -> String? { accessibility.placeholder }
  open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
    accessibility.placeholder = accessibilityPlaceholderValue
  }
  open func accessibilityMinValue() -> Any? { accessibility.least }
  open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {
    accessibility.least = accessibilityMinValue
  }
  open func accessibilityMaxValue() -> Any? { accessibility.greatest }
  open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {
    accessibility.greatest = accessibilityMaxValue
  }
  open func accessibilityURL() -> URL? { accessibility.url }
  open func setAccessibilityURL(_ accessibilityURL: URL?) {
    accessibility.url = accessibilityURL
  }
  open func accessibilityOrientation() -> NSAccessibilityOrientation { accessibility.orientation }
  open func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation) {
    accessibility.orientation = accessibilityOrientation
  }
  open func accessibilityRows() -> [Any]? { accessibility.rows }
  open func setAccessibilityRows(_ accessibilityRows: [Any]?) {
    accessibility.rows = accessibilityRows
  }
  open func accessibilitySelectedChildren() -> [Any]? { accessibility.selectedChildren }
  open func setAccessibilitySelectedChildren(_ accessibilitySelectedChildren: [Any]?) {
    accessibility.selectedChildren = accessibilitySelectedChildren
  }
  open func accessibilityLinkedUIElements() -> [Any]? { accessibility.linked }
  open func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?) {
    accessibility.linked = accessibilityLinkedUIElements
  }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { accessibility.actions }
  open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
    accessibility.actions = accessibilityCustomActions
  }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformIncrement() -> Bool { false }
  open func accessibilityPerformDecrement() -> Bool { false }
  open func accessibilityPerformShowMenu() -> Bool { false }
  open func accessibilityHitTest(_ point: NSPoint) -> Any? { self }
}

extension NSResponder: ValueObserver {}

extension NSResponder: NSStandardKeyBindingResponding {}

/// What can be done with keys.
@preconcurrency @MainActor
public protocol NSStandardKeyBindingResponding: NSObjectProtocol {}

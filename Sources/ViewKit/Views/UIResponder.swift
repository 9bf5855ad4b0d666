import CoreGraphics

/// What may handle events: views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectOwner {
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()

  public override init() { super.init() }

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false

  // MARK: Accessibility

  /// What few responders say of themselves; made when first asked for.
  var accessibilityValues: AccessibilityValues?

  /// In the screen's coordinates; a view's own until it is set.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? frameOnScreen }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// In the screen's coordinates; the frame's middle until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityValues?.activationPoint ?? accessibilityFrame.middle }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityPart(index) }
  /// `NSNotFound` where there is no such element.
  open func index(ofAccessibilityElement element: Any) -> Int { accessibilityPlace(of: element) }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.actions }
    set { changeAccessibility { $0.actions = newValue } }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.rotors }
    set { changeAccessibility { $0.rotors = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityValues?.responds ?? ((self as? UIView)?.isUserInteractionEnabled ?? false) }
    set { changeAccessibility { $0.responds = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityValues?.textualContext }
    set { changeAccessibility { $0.textualContext = newValue } }
  }
  open var accessibilityCustomContent: [AXCustomContent]! {
    get { accessibilityValues?.content ?? [] }
    set { changeAccessibility { $0.content = newValue } }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues?.ignoresInvertedColors ?? false }
    set { changeAccessibility { $0.ignoresInvertedColors = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }

  // What assistive technologies ask for. Nothing here asks but a test.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Called once the nib or storyboard that the object comes from is loaded, and its connections are made.
  open func awakeFromNib() {}

  /// The value of a property that sources declare for Objective-C, or that is observed of views.
  open func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(keyPath, of: self) }
  /// Sets a property that sources declare for Objective-C.
  open func setValue(_ value: Any?, forKey key: String) {
    if !PortedMembers.set(value, key, of: self) { setValue(value, forUndefinedKey: key) }
  }
  /// Sets a property at the end of a path that leads through responders and layers.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let owner = NamedValues.owners(keyPath, of: self).last
    guard let name = keyPath.split(separator: ".").last.map(String.init) else { return }
    if let layer = owner as? CALayer { return layer.setValue(value, forKey: name) }
    (owner as? UIResponder)?.setValue(value, forKey: name)
  }
  /// Does nothing here: UIKit's own views have no properties but the public ones.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {}

  /// Told of what `addObserver(_:forKeyPath:options:context:)` asks for.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Does nothing here: Interface Builder shows nobody.
  open func prepareForInterfaceBuilder() {}

  // What the focus does and what is kept of a program's state. Nothing moves the one or keeps the other here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var canBecomeFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Nil: nothing is focused here.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Does nothing here.
  open func setNeedsFocusUpdate() {}
  /// Does nothing here.
  open func updateFocusIfNeeded() {}
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // What menus and keys tell. Nobody tells it here but a test.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether all of what is pasted is of kinds that the configuration names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let kinds = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return !itemProviders.isEmpty
      && itemProviders.allSatisfy { item in kinds.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &UIResponder.pasteKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, &UIResponder.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  nonisolated(unsafe) private static var pasteKey: UInt8 = 0
  /// Does nothing here: there are no keys.
  open func reloadInputViews() {}
  /// Shown in the keyboard's place; no keyboard is shown here.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard; no keyboard is shown here.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Which fingers undo and copy: none does here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Does nothing here: no keyboard is shown.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// Nil: no keyboard is shown.
  open var textInputMode: UITextInputMode? { nil }
  /// Nil: no keyboard is shown.
  open var textInputContextIdentifier: String? { nil }

  /// Does nothing here: there is no menu bar.
  open func validate(_ command: UICommand) {}
  /// Does nothing here: there is no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Does nothing here: no key is pressed.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The nearest one upwards: a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whom an event goes to next.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first to get events.
  open private(set) var isFirstResponder = false

  private static weak var first: UIResponder?

  /// The responder that is the first to get events, if there is one.
  static var present: UIResponder? { first.flatMap { $0.isFirstResponder ? $0 : nil } }

  /// Whether the responder can be told what a selector says now: where it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Message(action, sender).isUnderstood(by: self)
  }
  /// The first responder from this one upwards that can be told what a selector says.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Asks the present first responder to resign; where it will not, it stays.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIResponder.first, present.isFirstResponder {
      guard present.resignFirstResponder() else { return false }
    }
    UIResponder.first = self
    isFirstResponder = true
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  // MARK: Events

  /// A view without a use for touches hands them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Does nothing here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Does nothing here: touches are as exact as tests have them.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  func surrender() { isFirstResponder = false }
}

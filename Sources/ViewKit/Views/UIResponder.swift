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

  /// Called once the nib or storyboard that the object comes from is loaded, and its connections are made.
  open func awakeFromNib() {}

  /// Does nothing here: Interface Builder shows nobody.
  open func prepareForInterfaceBuilder() {}

  // What menus and keys tell. Nobody tells it here but a test.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Does nothing here: there are no keys.
  open func reloadInputViews() {}

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
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  func surrender() { isFirstResponder = false }
}

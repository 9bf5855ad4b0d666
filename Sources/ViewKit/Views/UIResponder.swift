import CoreGraphics

/// What may handle events: views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectOwner {
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()

  public override init() { super.init() }

  /// Called once the nib or storyboard that the object comes from is loaded, and its connections are made.
  open func awakeFromNib() {}

  /// Whom an event goes to next.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first to get events.
  open private(set) var isFirstResponder = false

  private static weak var first: UIResponder?

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

  func surrender() { isFirstResponder = false }
}

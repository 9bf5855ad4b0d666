import CoreGraphics

extension NSObject {
  /// Whether the object has a method: one that its sources declare for Objective-C, as `plumb port` has written it down,
  /// or that of a selector made from a method of its class.
  @MainActor public func responds(to aSelector: Selector!) -> Bool {
    Message(aSelector).isUnderstood(by: self)
  }

  /// Calls a method. What it gives back is kept until the next call: there is no autorelease pool to keep it.
  @MainActor @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    MessageResult.unmanaged(Message(aSelector).send(to: self))
  }

  @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageResult.unmanaged(Message(aSelector, object).send(to: self))
  }

  @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    MessageResult.unmanaged(Message(aSelector, object1, object2).send(to: self))
  }

  /// Calls a method on the main queue once some seconds have passed, or in a later turn for none.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(Message(aSelector, anArgument), to: self, argument: anArgument, after: delay)
  }

  /// Takes back what `perform(_:with:afterDelay:)` has still to do for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainQueue.run { DelayedMessages.cancel(target) { _, _ in true } }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let meant = (aTarget as AnyObject, aSelector, anArgument.map { $0 as AnyObject })
    MainQueue.run {
      DelayedMessages.cancel(meant.0) { selector, argument in
        selector == meant.1 && argument.map { $0 as AnyObject } === meant.2
      }
    }
  }
}

extension NSObjectProtocol {
  /// Whether a delegate has a method.
  @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}

/// What a method that was called by its name gave back.
@MainActor
private enum MessageResult {
  private static var last: AnyObject?

  static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    // A method that gives back nothing gives Swift an empty tuple.
    guard let result, !(result is Void) else { return nil }
    let object = result as AnyObject
    last = object
    return .passUnretained(object)
  }
}

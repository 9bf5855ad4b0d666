import CoreGraphics

extension NSObject {
  /// The class's name, as Objective-C's classes say it.
  public class func description() -> String { ConsoleNames.className(self) }

  /// Whether the object has a method: one that its sources declare for Objective-C, as `plumb port` has written it down,
  /// or that of a selector made from a method of its class. Any thread may ask.
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any PlumbSelectorResponder)?.plumbResponds(to: aSelector)
      ?? Message(aSelector).isUnderstood(by: self)
  }

  /// Calls a method. What it gives back is kept until the next call: there is no autorelease pool to keep it.
  ///
  /// Nothing says of a method whether it is the main actor's, and so all are called on the main thread: a call elsewhere ends
  /// the program.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    answer(to: aSelector)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    answer(to: aSelector, object)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    answer(to: aSelector, object1, object2)
  }

  private func answer(to selector: Selector, _ arguments: Any?...) -> Unmanaged<AnyObject>? {
    let call = Call(object: self, selector: selector, arguments: arguments)
    nonisolated(unsafe) var answer: Unmanaged<AnyObject>?
    MainActor.assumeIsolated { answer = call.answer() }
    return answer
  }

  /// Calls a method on the main queue once some seconds have passed, or in a later turn for none.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = Call(object: self, selector: aSelector, arguments: [anArgument])
    MainQueue.run { call.wait(delay) }
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method on the main queue: now where that is the caller's, unless it may come later. Another thread does not
  /// wait for it here.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    guard wait else { return perform(aSelector, with: arg, afterDelay: 0) }
    let call = Call(object: self, selector: aSelector, arguments: [arg])
    MainQueue.run { _ = call.answer() }
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
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}

/// A message on its way to the main actor.
private struct Call: @unchecked Sendable {
  let object: NSObject
  let selector: Selector
  let arguments: [Any?]

  @MainActor func answer() -> Unmanaged<AnyObject>? {
    MessageResult.unmanaged(Message(selector, all: arguments).send(to: object))
  }

  @MainActor func wait(_ delay: TimeInterval) {
    DelayedMessages.add(
      Message(selector, all: arguments), to: object, argument: arguments[0], after: delay)
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

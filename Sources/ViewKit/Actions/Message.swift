import CoreGraphics

/// Something that an object is told to do.
package struct Message: @unchecked Sendable {
  let selector: Selector
  private let arguments: [Any?]

  package init(_ selector: Selector, _ arguments: Any?...) { self.init(selector, all: arguments) }

  init(_ selector: Selector, all arguments: [Any?]) {
    self.selector = selector
    self.arguments = arguments
  }

  /// Whether an object has a method for the message. Any thread may ask.
  package func isUnderstood(by object: AnyObject) -> Bool {
    selector.takes?(object) ?? false || method(of: object) != nil
  }

  /// Has an object do it.
  ///
  /// An object without such a method ends the program, as in Objective-C.
  @MainActor @discardableResult package func send(to object: AnyObject) -> Any? {
    let values = PlumbArguments(arguments, of: selector.name)
    if let result = selector.call?(object, values) { return result }
    if let result = method(of: object)?(object, values) { return result }
    if let other = (object as? any PlumbMessageForwarder)?.plumbForwardingTarget(for: selector) as AnyObject?,
      other !== object
    {
      return send(to: other)
    }
    Faults.raise(
      "-[\(type(of: object)) \(selector.name)]: unrecognized selector sent to instance. Methods are found by their names "
        + "where `plumb port` has adapted the sources of the class; #selector becomes a selector that has its call with it."
    )
    return nil
  }

  private func method(of object: AnyObject) -> Selector.Call? {
    guard case .method(let call) = MemberIndex.member(selector.name, of: object)?.kind else { return nil }
    return call
  }
}

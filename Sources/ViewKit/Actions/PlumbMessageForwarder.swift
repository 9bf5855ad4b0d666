import CoreGraphics

/// An object that has another one do what it has no method for. Plumb's addition: `plumb port` makes an override of
/// `forwardingTarget(for:)` the method of this.
public protocol PlumbMessageForwarder: AnyObject {
  func plumbForwardingTarget(for aSelector: Selector!) -> Any?
}

import CoreGraphics

/// An object that says itself what it responds to. Plumb's addition: `plumb port` makes an override of `responds(to:)`, which
/// NSObject has without Objective-C in an extension, the method of this.
public protocol PlumbSelectorResponder: AnyObject {
  func plumbResponds(to aSelector: Selector!) -> Bool
}

extension PlumbSelectorResponder {
  /// What such an object would say if it did not say it itself: `super.responds(to:)`.
  public func plumbOwnResponds(to aSelector: Selector!) -> Bool {
    Message(aSelector).isUnderstood(by: self)
  }
}

import CoreGraphics

// Gesture recognisers of a class that only the running program knows; ViewsOfClassValues explains them.

extension UIGestureRecognizer {
  /// A recogniser of this very class, which tells nobody yet.
  package class func ofThisClass() -> Self { ofClassValue(nil, nil) }

  @_silgen_name("plumb_gesture")
  fileprivate convenience init(ofClassValue target: Any?, _ action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("plumb_gesture")
  fileprivate class func ofClassValue(_ target: __owned Any?, _ action: __owned Selector?) -> Self
}

import CoreGraphics

// Initialisers for controllers of a class that only the running program knows; ViewsOfClassValues explains
// them.

extension Hashable where Self: UIViewController {
  /// A controller of this very class, without a nib.
  @_silgen_name("plumb_class_value_controller")
  @preconcurrency @MainActor public init()

  @_silgen_name("plumb_class_value_controller")
  @MainActor static func ofClassValue() -> Self {
    unsafeDowncast((self as UIViewController.Type).ofThisClass(nil, nil), to: Self.self)
  }

  /// A controller of this very class, with a nib.
  @_silgen_name("plumb_class_value_controller_nib")
  @preconcurrency @MainActor public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("plumb_class_value_controller_nib")
  @MainActor static func ofClassValue(
    nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?
  ) -> Self {
    unsafeDowncast((self as UIViewController.Type).ofThisClass(nibNameOrNil, nibBundleOrNil), to: Self.self)
  }
}

extension UIViewController {
  @_silgen_name("plumb_controller_nib")
  fileprivate convenience init(ofThisClass nib: String?, _ bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  @_silgen_name("plumb_controller_nib")
  fileprivate class func ofThisClass(_ nib: __owned String?, _ bundle: __owned Bundle?) -> Self
}

import CoreGraphics

// Segues of a class that only the running program knows; ViewsOfClassValues explains them.

extension UIStoryboardSegue {
  /// A segue of this very class.
  package class func ofThisClass(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> Self { ofClassValue(identifier, source, destination) }

  @_silgen_name("plumb_segue")
  fileprivate convenience init(
    ofClassValue identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  @_silgen_name("plumb_segue")
  fileprivate class func ofClassValue(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> Self
}

import CoreGraphics

/// Initialisers for views of a class that only the running program knows.
///
/// Examples are `T()` where `T` is some kind of view, `Self(frame:)` and
/// `cellClass.init(style:reuseIdentifier:)`. Swift allows such calls for initialisers that subclasses must
/// have, and for those of Objective-C, to which every class answers. UIKit's layout helpers rely on the
/// latter. Swift also allows such calls for initialisers of protocols, which serve them here. A call on a
/// class that the source names finds a better initialiser.
///
/// An initialiser of a protocol knows the class that its caller writes, and not the class value. Its body is
/// therefore a static method with the same symbol and arguments, whose `self` is the class value. The class
/// method below it has the symbol of an initialiser that delegates, and that finds the subclass's own
/// initialiser. Initialisers own their arguments, so these methods have to say that they do (`__owned`).
///
/// A class stops the program if it has designated initialisers of its own and lacks the requested one: "Use
/// of unimplemented initializer".
extension Hashable where Self: UIView {
  /// A view of this very class, with an empty frame.
  @_silgen_name("plumb_class_value_view")
  @preconcurrency @MainActor public init()

  /// A view of this very class, with a frame in its superview's coordinates, in points.
  @_silgen_name("plumb_class_value_view_frame")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("plumb_class_value_view")
  @MainActor static func ofClassValue() -> Self {
    unsafeDowncast((self as UIView.Type).ofThisClass(frame: .zero), to: Self.self)
  }

  @_silgen_name("plumb_class_value_view_frame")
  @MainActor static func ofClassValue(frame: CGRect) -> Self {
    unsafeDowncast((self as UIView.Type).ofThisClass(frame: frame), to: Self.self)
  }
}

extension UIView {
  @_silgen_name("plumb_view_frame")
  fileprivate convenience init(ofThisClass frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("plumb_view_frame")
  fileprivate class func ofThisClass(frame: CGRect) -> Self
}

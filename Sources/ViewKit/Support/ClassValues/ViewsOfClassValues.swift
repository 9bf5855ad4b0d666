import CoreGraphics

/// Views made of a class that is known only when the program runs: `T()` where `T` is some kind of view,
/// `Self(frame:)`, `cellClass.init(style:reuseIdentifier:)`. Swift allows this for initialisers that subclasses must
/// have, and for those of Objective-C, where each class answers to each; UIKit's layout helpers rely on the latter.
/// Here initialisers of protocols serve such calls, because Swift allows these too; a class that is known in the
/// source has better ones.
///
/// An initialiser of a protocol knows the class that its caller writes, and not the one that the class value is: its
/// body is a static method with the same symbol and arguments, whose `self` is that value. The class method below it
/// has the symbol of an initialiser that delegates, and that finds the subclass's own. Initialisers own their
/// arguments, so these methods have to say that they do (`__owned`).
///
/// A class that has designated initialisers of its own and not the one that is asked for stops the program: "Use of
/// unimplemented initializer".
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

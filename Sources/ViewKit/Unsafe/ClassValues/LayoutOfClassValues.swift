import CoreGraphics

// Initialisers for constraints, guides and layouts of a class that only the running program knows;
// ViewsOfClassValues explains them.

extension Hashable where Self: NSLayoutConstraint {
  /// A constraint of this very class that relates an attribute to a multiple of another one.
  @_silgen_name("plumb_class_value_constraint")
  @preconcurrency @MainActor public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)

  @_silgen_name("plumb_class_value_constraint")
  @MainActor static func ofClassValue(
    item view1: __owned Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: __owned Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) -> Self {
    unsafeDowncast(
      (self as NSLayoutConstraint.Type).ofThisClass(view1, attr1, relation, view2, attr2, multiplier, c),
      to: Self.self)
  }
}

extension Hashable where Self: UILayoutGuide {
  /// A guide of this very class, in no view.
  @_silgen_name("plumb_class_value_guide")
  @preconcurrency @MainActor public init()

  @_silgen_name("plumb_class_value_guide")
  @MainActor static func ofClassValue() -> Self {
    unsafeDowncast((self as UILayoutGuide.Type).ofThisClass(), to: Self.self)
  }
}

extension Hashable where Self: UICollectionViewLayout {
  /// A layout of this very class, for no collection view yet.
  @_silgen_name("plumb_class_value_layout")
  @preconcurrency @MainActor public init()

  @_silgen_name("plumb_class_value_layout")
  @MainActor static func ofClassValue() -> Self {
    unsafeDowncast((self as UICollectionViewLayout.Type).ofThisClass(), to: Self.self)
  }
}

extension NSLayoutConstraint {
  @_silgen_name("plumb_constraint")
  fileprivate convenience init(
    ofThisClass first: Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: Any?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  @_silgen_name("plumb_constraint")
  fileprivate class func ofThisClass(
    _ first: __owned Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: __owned Any?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> Self
}

extension UILayoutGuide {
  @_silgen_name("plumb_guide")
  fileprivate convenience init(ofThisClass: Void) { self.init() }

  @_silgen_name("plumb_guide")
  fileprivate class func ofThisClass() -> Self
}

extension UICollectionViewLayout {
  @_silgen_name("plumb_layout")
  fileprivate convenience init(ofThisClass: Void) { self.init() }

  @_silgen_name("plumb_layout")
  fileprivate class func ofThisClass() -> Self
}

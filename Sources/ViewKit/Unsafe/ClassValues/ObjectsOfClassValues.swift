import CoreGraphics

// Initialisers for objects and buttons of a class that only the running program knows; ViewsOfClassValues explains them.

extension NSObject {
  /// An object of this very class.
  package class func madeByName() -> Self { ofClassValue() }

  @_silgen_name("plumb_object")
  fileprivate convenience init(ofClassValue: ()) { self.init() }

  @_silgen_name("plumb_object")
  fileprivate class func ofClassValue() -> Self
}

extension Hashable where Self: UIButton {
  /// A button of this very class and of a type.
  @_silgen_name("plumb_class_value_button_type")
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType)

  @_silgen_name("plumb_class_value_button_type")
  @MainActor static func ofClassValue(type buttonType: UIButton.ButtonType) -> Self {
    unsafeDowncast((self as UIButton.Type).ofThisClass(buttonType), to: Self.self)
  }
}

extension UIButton {
  @_silgen_name("plumb_button_type")
  fileprivate convenience init(ofThisClass type: ButtonType) { self.init(type: type) }

  @_silgen_name("plumb_button_type")
  fileprivate class func ofThisClass(_ type: ButtonType) -> Self
}

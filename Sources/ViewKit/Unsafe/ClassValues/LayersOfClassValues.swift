import CoreGraphics

// Layers of a class that only the running program knows: `layerClass`. ViewsOfClassValues explains them.

extension CALayer {
  @_silgen_name("plumb_layer_class")
  fileprivate convenience init(ofThisClass: Void) { self.init() }

  @_silgen_name("plumb_layer_class")
  fileprivate class func ofThisClass() -> Self

  /// A layer of the class that it is called on, made by that class's own `init()`.
  static func makeByInit() -> CALayer { ofThisClass() }
}

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).makeByInit()
    layer.view = self
    return layer
  }
}

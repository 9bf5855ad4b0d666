import CoreGraphics

/// Making layers of classes that are only known when the program runs.
///
/// Swift calls `init()` on such a class only where it is `required`, which Apple's is not: subclasses override it. What
/// does run a subclass's own is `self.init()` in a convenience initialiser, and the function below is one, by its symbol.
extension CALayer {
  @_silgen_name("$s12PlumbViewKit7CALayerC4madeACyt_tcfC")
  private static func make(_ made: Void) -> CALayer

  /// A layer of the class that it is called on.
  static func makeByInit() -> CALayer { make(()) }
}

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).makeByInit()
    layer.view = self
    return layer
  }
}

import CoreGraphics

extension UIView {
  /// The view's layer, which is made as soon as somebody asks for it.
  var storedLayer: CALayer {
    ViewPart.isReadOfLayer = true
    if let existingLayer { return existingLayer }
    let new = makeLayer()
    existingLayer = new
    return new
  }
}

import CoreGraphics

extension UIView {
  /// Tells the view and all that have their tint colour from it, superviews first.
  func setTint(_ color: UIColor?) {
    storedTint = color
    tintColorDidChange()
    var open = storedSubviews
    while let view = open.popLast() {
      guard view.storedTint == nil else { continue }
      view.tintColorDidChange()
      open += view.storedSubviews
    }
  }
}

import UIKit

@IBDesignable
final class CardView: UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  @IBInspectable var isRaised: Bool = false {
    didSet { layer.shadowOpacity = isRaised ? 0.5 : 0 }
  }
}

extension UIView {
  @IBInspectable var borderThickness: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

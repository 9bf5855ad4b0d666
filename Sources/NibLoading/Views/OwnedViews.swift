import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// What containers do with the views that a document has in them.
extension UIView {
  /// A view that the view has made by itself, by the key that documents have for it.
  func viewOfNib(key: String?) -> UIView? { nil }

  /// Takes a view from a document.
  func take(_ view: UIView, from element: MarkupElement) {
    if let stack = self as? UIStackView, element.parent?.isNamed("subviews") == true {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }

  /// Whether the view gives a subview its frame, whatever the document says of its mask.
  func placesByItself(_ subview: UIView) -> Bool { false }
}

extension UIViewController {
  /// A view that the view controller has made by itself: a bar.
  func viewOfNib(key: String?) -> UIView? {
    switch key {
    case "navigationBar": (self as? UINavigationController)?.navigationBar
    case "toolbar": (self as? UINavigationController)?.toolbar
    case "tabBar": (self as? UITabBarController)?.tabBar
    default: nil
    }
  }
}

import CoreGraphics

// What Plumb adds to classes of UIKit is behind one name, `plumb`. As a member of the class itself, each addition would
// hide the functions of that name that are other people's, in all extensions and subclasses that they write.

extension UIView {
  /// What Plumb adds to views: `view.plumb.why(.width)`. Plumb's addition.
  public var plumb: Plumb { Plumb(view: self) }

  /// What Plumb adds to views.
  @preconcurrency @MainActor
  public struct Plumb {
    let view: UIView
  }
}

extension NSLayoutConstraint {
  /// What Plumb adds to constraints: `constraint.plumb.creationPlace`. Plumb's addition.
  public var plumb: Plumb { Plumb(constraint: self) }

  /// What Plumb adds to constraints.
  @preconcurrency @MainActor
  public struct Plumb {
    let constraint: NSLayoutConstraint
  }
}

extension UIKeyboardLayoutGuide {
  /// What Plumb adds to a keyboard's guide: `view.keyboardLayoutGuide.plumb.keyboardHeight`. Plumb's addition.
  public var plumb: Plumb { Plumb(guide: self) }

  /// What Plumb adds to a keyboard's guide.
  @preconcurrency @MainActor
  public struct Plumb {
    let guide: UIKeyboardLayoutGuide

    /// How high a keyboard is shown at the bottom of the window, in points: nothing, until a test says otherwise.
    public var keyboardHeight: CGFloat {
      get { guide.keyboardHeight }
      nonmutating set { guide.keyboardHeight = newValue }
    }
  }
}

extension UIColor {
  /// What Plumb adds to colours: `UIColor.plumb.register(.orange, named: "accent")`. Plumb's addition.
  public static var plumb: Plumb.Type { Plumb.self }

  /// What Plumb adds to colours.
  public enum Plumb {}
}

extension UIImage {
  /// What Plumb adds to images: `UIImage.plumb.register(image, named: "star")`. Plumb's addition.
  public static var plumb: Plumb.Type { Plumb.self }

  /// What Plumb adds to images.
  public enum Plumb {}
}

import CoreGraphics

extension UIView.Plumb {
  /// What the view is called in logs, traces and reports, in place of its class: `RootView`. That is a habit that the
  /// literature on debugging constraints made common.
  ///
  /// Documents can set it, as a user-defined runtime attribute. Where the view has an accessibility identifier
  /// as well, console texts use that, as UIKit does.
  public var nametag: String? {
    get { view.rarelyUsed?.nametag }
    nonmutating set { view.rare.nametag = newValue }
  }
}

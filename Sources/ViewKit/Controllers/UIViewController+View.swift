import CoreGraphics

extension UIViewController {
  var rare: RareControllerStorage {
    if let rarelyUsed { return rarelyUsed }
    let storage = RareControllerStorage()
    rarelyUsed = storage
    return storage
  }

  /// From the scene or nib that the controller comes from; an empty one, where there is none.
  func loadViewFromNib() {
    if loadViewFromOrigin() { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Whether there is a scene or nib that has the view.
  func loadViewFromOrigin() -> Bool { NibLoader.bridge?.loadView(of: self) ?? false }

  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes a view the controller's; one that was shown is replaced where it stands.
  func take(_ view: UIView?) {
    let old = loadedView
    guard view !== old else { return }
    old?.controller = nil
    loadedView = view
    view?.controller = self
    TraitInheritance.hierarchyChanged()
    view?.needsInsets()
    guard let view, let old, let container = old.superview else { return }
    guard view.superview !== container else { return old.removeFromSuperview() }
    let place = container.subviews.firstIndex { $0 === old } ?? 0
    view.frame = old.frame
    view.autoresizingMask = old.autoresizingMask
    old.removeFromSuperview()
    container.insertSubview(view, at: place)
  }

  func leaveWindow() { if loadedView?.superview is UIWindow { loadedView?.removeFromSuperview() } }

  var nextResponder: UIResponder? { loadedView?.superview }
}

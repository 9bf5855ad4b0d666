import CoreGraphics

extension UIViewController {
  /// Makes a controller's view from the nib with a name, if there is one; NibLoading installs it.
  ///
  /// The names that are tried are the controller's `nibName`, or else its class's without "Controller" and whole
  /// (documentation of `nibName`).
  public static var nibLoader: ((_ owner: UIViewController, _ nibName: String, _ bundle: Bundle?) -> Bool)? {
    get { NibLoader.load }
    set { NibLoader.load = newValue }
  }

  var rare: RareControllerStorage {
    if let rarelyUsed { return rarelyUsed }
    let storage = RareControllerStorage()
    rarelyUsed = storage
    return storage
  }

  func loadViewFromNib() {
    if let load = NibLoader.load {
      for name in nibNames where load(self, name, nibBundle) {
        if loadedView != nil { return }
      }
    }
    view = UIView(frame: UIScreen.main.bounds)
  }

  private var nibNames: [String] {
    if let nibName { return [nibName] }
    let name = String(describing: type(of: self))
    let suffix = "Controller"
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }

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
    old?.layoutState.remove(.hasController)
    loadedView = view
    view?.controller = self
    view?.layoutState.insert(.hasController)
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

  /// Parts with what outlives the controller: its view and children that others hold.
  func tearDown() {
    loadedView?.layoutState.remove(.hasController)
    for child in storedChildren { child.setParent(nil) }
  }
}

@MainActor private enum NibLoader {
  static var load: ((UIViewController, String, Bundle?) -> Bool)?
}

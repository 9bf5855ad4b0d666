import CoreGraphics

/// What manages the view of a screen, or of a part of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  open var title: String?
  /// What the view comes from, as its loader keeps it: a scene of a storyboard.
  package var nibOrigin: AnyObject?
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibDecoder)?.decode(self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  nonisolated public func encode(with coder: NSCoder) {}

  // MARK: The view

  /// Made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { take(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() {
    if NibLoader.bridge?.loadView(of: self) != true { view = UIView(frame: UIScreen.main.bounds) }
  }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}

  private func take(_ view: UIView?) {
    let old = loadedView
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    view?.needsInsets()
    guard let window = old?.superview as? UIWindow, let view, window.rootViewController === self else {
      return
    }
    old?.removeFromSuperview()
    window.show(view)
  }

  func leaveWindow() { if loadedView?.superview is UIWindow { loadedView?.removeFromSuperview() } }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Insets

  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.insetsChanged() } }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.insetsChanged() } }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// What the surroundings and `additionalSafeAreaInsets` take of the view.
  var safeAreaOfView: UIEdgeInsets {
    guard let view = viewIfLoaded, let superview = view.superview else { return additionalSafeAreaInsets }
    return superview.safeAreaInsets.reaching(view.frame, in: superview.bounds) + additionalSafeAreaInsets
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? .current
  }
}

import CoreGraphics

/// The topmost view of what is on a screen. Its layout runs by itself when the main run loop turns.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether the next turn of the run loop lays the window out.
  var isScheduled = false

  open var screen = UIScreen.main
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      guard let view = rootViewController?.view else { return }
      show(view)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setWindow(self)
    needsInsets()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setWindow(self)
  }

  /// As large as the screen, as a window without a frame becomes.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var safeAreaInsets: UIEdgeInsets {
    bounds.size == screen.bounds.size ? SimulatedDevice.current.safeAreaInsets : .zero
  }

  open override var next: UIResponder? { nil }

  open override var traitCollection: UITraitCollection { screen.traitCollection }

  open func makeKey() { UIApplication.shared.makeKey(self) }

  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
    LayoutScheduler.schedule(self)
  }

  /// Puts the root controller's view, old or new, into the window.
  func show(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIWindow {
  /// Which windows are in front of which.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }
}

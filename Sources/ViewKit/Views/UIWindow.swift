import CoreGraphics

/// The topmost view of what is on a screen. Its layout runs by itself when the main run loop turns.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether the next turn of the run loop lays the window out.
  var isScheduled = false
  /// Controllers that are to be told that they have appeared, after the next layout.
  private var appearing: [UIViewController] = []
  private var stepsAfterAppearing: [() -> Void] = []
  private var storedTraits: UITraitCollection

  open var screen = UIScreen.main
  open var windowLevel = Level.normal
  open var windowScene: UIWindowScene? {
    get { UIWindowScene.ofProgram }
    set {}
  }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open override var undoManager: UndoManager? { storedUndoManager }
  private lazy var storedUndoManager = UndoManager()

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
    storedTraits = SimulatedDevice.current.traits
    super.init(frame: frame)
    begin()
  }

  /// A window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    storedTraits = SimulatedDevice.current.traits
    super.init(frame: windowScene.screen.bounds)
    begin()
  }

  public required init?(coder: NSCoder) {
    storedTraits = SimulatedDevice.current.traits
    super.init(coder: coder)
    begin()
  }

  /// As large as the screen, as a window without a frame becomes.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func begin() {
    setWindow(self)
    isHidden = true
    needsInsets()
    WindowList.add(self)
  }

  /// What status bar, sensors and home indicator cover of the window.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = SimulatedDevice.current.safeAreaInsets
    return insets.reaching(frame, in: screen.bounds)
  }

  open override var next: UIResponder? { UIApplication.shared }

  open override var traitCollection: UITraitCollection { overridden(storedTraits) }

  /// Windows are hidden until they are shown.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != bounds.size else {
        super.bounds = newValue
        return
      }
      change(to: newValue.size, storedTraits) { super.bounds = newValue }
    }
  }

  /// Hands touches on to gesture recognisers and views.
  open func sendEvent(_ event: UIEvent) { event.session?.deliver() }

  open func makeKey() { UIApplication.shared.makeKey(self) }
  open var canBecomeKey: Bool { true }
  /// Called once the window is the key window.
  open func becomeKey() {}
  /// Called once another window is the key window.
  open func resignKey() {}

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

  // MARK: Appearance of controllers

  /// Has a controller told that it has appeared, after the next layout.
  func note(appearing controller: UIViewController) {
    appearing.append(controller)
    LayoutScheduler.schedule(self)
  }

  func note(afterAppearing step: @escaping () -> Void) {
    stepsAfterAppearing.append(step)
    LayoutScheduler.schedule(self)
  }

  /// The window has been laid out in a turn of the run loop.
  func finishAppearances() {
    let controllers = appearing
    let steps = stepsAfterAppearing
    appearing = []
    stepsAfterAppearing = []
    for controller in controllers where !controller.appearance.isDriven { controller.finishAppearing() }
    for step in steps { step() }
  }

  private func visibilityChanged() {
    forEachInSubtree { view in
      guard let controller = view.controller else { return }
      controller.visibilityChanged(of: self)
    }
  }

  // MARK: Sizes and devices

  /// The simulated device has changed: the window takes its traits, and its size where it had the screen's.
  func deviceChanged(from old: SimulatedDevice, to new: SimulatedDevice) {
    let fillsScreen = bounds.size == old.size
    change(to: fillsScreen ? new.size : bounds.size, new.traits) {
      guard fillsScreen else { return }
      super.bounds = CGRect(origin: bounds.origin, size: new.size)
      center = CGPoint(x: new.size.width / 2, y: new.size.height / 2)
    }
    insetsChanged()
  }

  /// Traits first, then the size, with the root controller told of both before.
  private func change(to size: CGSize, _ traits: UITraitCollection, _ resize: () -> Void) {
    let transition = SizeTransition(of: self)
    let root = rootViewController?.loadedView?.superview === self ? rootViewController : nil
    if traits != storedTraits { root?.willTransition(to: traits, with: transition) }
    if size != bounds.size { root?.viewWillTransition(to: size, with: transition) }
    if traits != storedTraits { TraitChange.around(self) { storedTraits = traits } }
    resize()
    transition.finish()
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

    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

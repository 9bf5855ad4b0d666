import CoreGraphics
internal import PlumbAppleFacts

/// The program, as far as layout code asks it for its windows and for the direction in which it is read.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let program = UIApplication()
  private var shown: [WeakReference] = []

  open class var shared: UIApplication { program }

  /// The window that was made the key window last; nil once it is gone.
  open private(set) weak var keyWindow: UIWindow?

  /// The windows that were shown, from back to front as far as their levels tell, else in that order.
  open var windows: [UIWindow] {
    shown.compactMap { $0.object as? UIWindow }.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// Across the top of the screen: as high as the safe area there, unless a housing reaches lower. Phones held sideways
  /// hide it.
  open var statusBarFrame: CGRect {
    let device = SimulatedDevice.current
    guard !isStatusBarHidden else { return .zero }
    let height = min(device.safeAreaInsets.top, StatusBars.highest)
    return CGRect(x: 0, y: 0, width: device.size.width, height: height)
  }

  /// Setting it does nothing: controllers say whether there is a bar, as an app's settings have it unless they say
  /// otherwise.
  open var isStatusBarHidden: Bool {
    get {
      let device = SimulatedDevice.current
      switch device.idiom {
      case .phone: return device.isLandscape
      case .pad: return false
      default: return true
      }
    }
    set {}
  }
  /// Does nothing here.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Setting it does nothing, as where controllers say it.
  open var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Does nothing here.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection.interfaceDirection
  }

  /// The program's delegate, to which actions without a target come last.
  open weak var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event on to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    var seen: [UIWindow] = []
    for window in event.allTouches?.compactMap(\.window) ?? [] where !seen.contains(where: { $0 === window })
    {
      seen.append(window)
      window.sendEvent(event)
    }
  }

  /// Tells a target what to do; nil for the first responder with the method, or, where none has it, the first from the
  /// sender upwards.
  ///
  /// - Returns: Whether there was somebody to tell.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let target: Any? =
      target ?? UIResponder.present?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let target else { return false }
    Message(action, sender, event).send(to: target as AnyObject)
    return true
  }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.object == nil || $0.object === window }
    shown.append(WeakReference(window))
  }

  func makeKey(_ window: UIWindow) {
    let old = keyWindow
    guard window !== old, window.canBecomeKey else { return }
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

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

  open var isStatusBarHidden: Bool {
    let device = SimulatedDevice.current
    switch device.idiom {
    case .phone: return device.isLandscape
    case .pad: return false
    default: return true
    }
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection.interfaceDirection
  }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.object == nil || $0.object === window }
    shown.append(WeakReference(window))
  }

  func makeKey(_ window: UIWindow) { keyWindow = window }
}

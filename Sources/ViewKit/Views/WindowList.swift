import CoreGraphics
import Dispatch

/// The windows that there are.
@MainActor enum WindowList {
  private final class WeakWindow {
    weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
  }

  private static var windows: [WeakWindow] = []

  static func add(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window))
  }

  /// Tells all windows of another device: at once on the main queue, which need not have the main thread, else when it
  /// turns.
  nonisolated static func deviceChanged(from old: SimulatedDevice, to new: SimulatedDevice) {
    guard old != new else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { tell(old, new) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { tell(old, new) } }
    }
  }

  private static func tell(_ old: SimulatedDevice, _ new: SimulatedDevice) {
    for window in windows.compactMap(\.window) { window.deviceChanged(from: old, to: new) }
  }
}

import CoreGraphics
import Dispatch

/// Lays out windows when the main run loop turns, each once however often it was asked for.
@MainActor
enum LayoutScheduler {
  private final class WeakWindow {
    weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
  }

  private static var pending: [WeakWindow] = []

  static func schedule(_ window: UIWindow) {
    guard !window.isScheduled else { return }
    window.isScheduled = true
    pending.append(WeakWindow(window))
    guard pending.count == 1 else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { run() } }
  }

  private static func run() {
    let windows = pending
    pending = []
    for entry in windows {
      guard let window = entry.window else { continue }
      window.isScheduled = false
      LayoutCycle.layOut(window)
      LayoutCycle.draw(window)
      window.finishAppearances()
    }
  }
}

extension LayoutCycle {
  /// The third pass: views that asked for it draw, superviews first.
  static func draw(_ window: UIView) {
    var open = [window]
    while let view = open.popLast() {
      if view.layoutState.contains(.needsDisplay) {
        view.layoutState.remove(.needsDisplay)
        if view.bounds.width > 0, view.bounds.height > 0, !view.isHidden { view.draw(view.bounds) }
      }
      guard view.layoutState.contains(.subtreeNeedsDisplay) else { continue }
      view.layoutState.remove(.subtreeNeedsDisplay)
      open.append(
        contentsOf: view.storedSubviews.reversed().filter {
          !$0.layoutState.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay])
        })
    }
  }
}

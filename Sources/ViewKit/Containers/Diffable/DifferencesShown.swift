import CoreGraphics

/// Says that a snapshot is shown, as an animation that shows it would say so.
@MainActor
package enum DifferencesShown {
  /// Calls a completion on the next turn of the main run loop.
  package static func tell(_ completion: (() -> Void)?) {
    UIView.animate(withDuration: 0, animations: {}, completion: completion.map { done in { _ in done() } })
  }
}

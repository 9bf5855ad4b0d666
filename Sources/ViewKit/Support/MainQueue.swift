import CoreGraphics
import Dispatch

/// The queue of the main actor, which may run on another thread than the main one.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the queue, in a job of the main actor or in a block that somebody put
  /// on the queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Runs code of the main actor: now where the calling code is on it, else in a later turn.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent || Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}

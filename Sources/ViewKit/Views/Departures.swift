import Dispatch
import Foundation

/// Views and guides that were released elsewhere than on the main queue, and have still to be taken apart there.
enum Departures {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [ViewRemains] = []
  /// A word of its own, so that whoever asks takes no lock: what comes at the same time is not waited for.
  nonisolated(unsafe) private static var areWaiting = false
  /// Whether the main queue was asked already. It may not turn for long, and one turn does for all.
  nonisolated(unsafe) private static var areAnnounced = false

  static func add(_ remains: ViewRemains) {
    let isFirst = lock.withLock {
      waiting.append(remains)
      areWaiting = true
      defer { areAnnounced = true }
      return !areAnnounced
    }
    guard isFirst else { return }
    DispatchQueue.main.async {
      lock.withLock { areAnnounced = false }
      MainActor.assumeIsolated { settle() }
    }
  }

  /// Called before hierarchies, constraints and engines are looked at, which must not wait for the main queue to turn.
  @MainActor @inline(__always) static func settle() { if areWaiting { takeApart() } }

  @MainActor private static func takeApart() {
    let remains = lock.withLock {
      defer {
        waiting = []
        areWaiting = false
      }
      return waiting
    }
    for each in remains { each.takeApart() }
  }
}

import Dispatch

/// The main actor's queue, which need not have the main thread.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs there, in a job of the main actor or in a block that somebody put on the queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}

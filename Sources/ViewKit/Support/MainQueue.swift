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
}

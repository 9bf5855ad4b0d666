import Foundation

/// A timer as its target is told of it: Foundation's keeps no information for its user.
final class InformedTimer: Timer {
  private let timer: Timer
  private let information: Any

  init(_ timer: Timer, _ information: Any) {
    self.timer = timer
    self.information = information
    super.init(fire: timer.fireDate, interval: timer.timeInterval, repeats: false) { _ in }
  }

  override var userInfo: Any? { information }
  override var isValid: Bool { timer.isValid }
  override var timeInterval: TimeInterval { timer.timeInterval }
  override var fireDate: Date {
    get { timer.fireDate }
    set { timer.fireDate = newValue }
  }
  override var tolerance: TimeInterval {
    get { timer.tolerance }
    set { timer.tolerance = newValue }
  }
  override func fire() { timer.fire() }
  override func invalidate() { timer.invalidate() }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? InformedTimer)?.timer === timer || object as? Timer === timer
  }
  override var hash: Int { timer.hash }
}

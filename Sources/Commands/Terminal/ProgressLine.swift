import Synchronization

/// How far long work is: one line on a terminal, which appears after a second and goes when the work ends.
///
/// Any thread may say that a part is done. Whoever writes elsewhere on that terminal does it in `aside`, so that the
/// line is out of the way. Nothing of it reaches results, so they do not depend on the clock.
final class ProgressLine: Sendable {
  /// Work that takes less shows nothing.
  static let patience = Duration.seconds(1)
  /// Between two changes of the line, at least.
  static let pause = Duration.milliseconds(100)

  private struct State: Sendable {
    var done = 0
    var isShown = false
    var isOver = false
    var nextTime: ContinuousClock.Instant
  }

  private let activity: String
  private let total: Int
  private let sink: (@Sendable (String) -> Void)?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// - Parameters:
  ///   - activity: What is done to each part, such as “Checking”.
  ///   - total: How many parts there are.
  ///   - sink: Where the line is written; nil where nobody would see it.
  ///   - now: The time, which tests make up.
  init(
    _ activity: String, of total: Int, sink: (@Sendable (String) -> Void)?,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.activity = activity
    self.total = total
    self.sink = sink
    self.now = now
    state = Mutex(State(nextTime: now() + Self.patience))
  }

  /// One more part is done.
  func advance() {
    guard let sink else { return }
    state.withLock { state in
      state.done += 1
      guard !state.isOver else { return }
      let time = now()
      guard time >= state.nextTime else { return }
      state.nextTime = time + Self.pause
      state.isShown = true
      sink("\r\(activity) \(state.done) of \(total) …\u{1B}[K")
    }
  }

  /// Does something with the line out of the way; the next part that is done may bring it back.
  func aside<Result>(_ body: () -> Result) -> Result {
    state.withLock { state in
      erase(&state)
      return body()
    }
  }

  /// The work is over: the line goes and does not come back.
  func end() {
    state.withLock { state in
      erase(&state)
      state.isOver = true
    }
  }

  private func erase(_ state: inout State) {
    guard state.isShown, let sink else { return }
    state.isShown = false
    sink("\r\u{1B}[K")
  }
}

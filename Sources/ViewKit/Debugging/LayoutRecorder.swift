import CoreGraphics
import Dispatch
internal import PlumbLayoutDiagnostics

/// Records what the layout cycle does: constraints added, removed and changed, solves with the solver's work,
/// passes and the callbacks in them, and which code caused each. Plumb's addition.
///
/// Constraints remember the line that made them; which line changed, added or removed them is recorded too where
/// `LayoutDebugging.recordsCallStacks` is set.
///
/// One records at a time. What the recorder itself costs is taken out of the times; while none records, all that
/// remains is the question whether one does.
///
///     let recorder = LayoutRecorder()
///     recorder.start()
///     window.layoutIfNeeded()
///     recorder.stop()
///     print(recorder.summary)
@preconcurrency @MainActor
public final class LayoutRecorder {
  /// The one that records. Unchecked, since no access lasts while other code runs.
  @exclusivity(unchecked) static var current: LayoutRecorder?

  private let clock: () -> UInt64
  var profile = LayoutProfile()
  /// The events that go on, by their places.
  var open: [Int] = []
  var names = RecordedNames()
  /// What was running at changes, where that is asked for.
  var callStacks: [Int: CallStack] = [:]
  private var origin: UInt64 = 0
  /// Nanoseconds that the recorder itself has taken.
  private var ownWork: UInt64 = 0
  /// Tells the events of this recording from those that an earlier one did not end.
  private(set) var generation = 0

  /// - Parameter clock: Nanoseconds since some moment, never less than before; without it, the time that the
  ///   system has been up.
  public init(clock: (() -> UInt64)? = nil) {
    self.clock = clock ?? { DispatchTime.now().uptimeNanoseconds }
  }

  /// Whether it records.
  public var isRecording: Bool { Self.current === self }

  /// Forgets what was recorded, and records from now on, in place of any other recorder.
  public func start() {
    generation += 1
    profile = LayoutProfile()
    open = []
    names = RecordedNames()
    callStacks = [:]
    ownWork = 0
    origin = clock()
    Self.current = self
  }

  /// Ends the recording, also of what goes on.
  public func stop() {
    guard isRecording else { return }
    Self.current = nil
    let now = now()
    for place in open { profile.events[place].duration = now - profile.events[place].start }
    open = []
    generation += 1
    for (place, stack) in callStacks { profile.events[place].caller = stack.lines.first }
    callStacks = [:]
  }

  /// What happened, in the order in which it began.
  public var events: [Event] {
    zip(profile.events, profile.causes).map { Event($0, cause: $1) }
  }

  /// What it came to: the costly callbacks, constraints removed and added back, changes that changed nothing, and
  /// passes that repeated.
  public var summary: String { ProfileSummary(profile).text }

  /// The recording as JSON that trace viewers open, and `plumb profile` reads: Chrome's trace events.
  public var chromeTrace: String { ChromeTrace(profile).text }

  // MARK: Time

  /// Microseconds since recording began, without the recorder's own.
  private func now() -> Double { Double(clock() &- origin &- ownWork) / 1000 }

  /// Does the recorder's work, with the time at which it began, and takes that out of all times.
  func work<Result>(_ body: (Double) -> Result) -> Result {
    let began = clock()
    let result = body(Double(began &- origin &- ownWork) / 1000)
    ownWork &+= clock() &- began
    return result
  }
}

import CoreGraphics
internal import PlumbLayoutDiagnostics

extension LayoutRecorder {
  /// Something that the layout cycle did, or that somebody did to what it lays out. Plumb's addition.
  public struct Event: Hashable, Sendable {
    /// What happened.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A round of the cycle: constraints, solution, frames.
      case pass
      case updateConstraints
      case updateViewConstraints
      case viewWillLayoutSubviews
      case layoutSubviews
      case viewDidLayoutSubviews
      /// A view was asked how large its content is.
      case contentMeasured
      /// What was pending went to the solver.
      case solve
      /// A view's size was asked for as it would be by itself.
      case fitting
      case constraintAdded
      case constraintRemoved
      case constantChanged
      case priorityChanged
      /// Something else of a view changed that its layout depends on: its frame, content or margins.
      case viewChanged
      /// Required constraints were found that cannot all hold.
      case conflict
    }

    public let kind: Kind
    /// In microseconds since recording began.
    public let start: Double
    /// In microseconds; 0 for what takes no time.
    public let duration: Double
    /// In how many other events this one lies.
    public let depth: Int
    /// The view or constraint in words, the same for constraints that demand the same.
    public let subject: String
    /// The code that ran, such as `FeedCell.updateConstraints`; nil for what is not a view's own.
    public let callback: String?
    /// The code that was running; nil for what happened outside of callbacks.
    public let cause: String?
    /// Where the constraint was made, such as `App/FeedCell.swift:31`.
    public let place: String?
    /// The innermost function of the program's own that made the change, with its line; nil unless
    /// `LayoutDebugging.recordsCallStacks` was set then, and until the recorder stops.
    public let caller: String?
    /// Which of its layout's passes a pass is, from 1; else 0.
    public let round: Int
    /// Solves that had something to take in.
    public let solves: Int
    public let pivots: Int
    /// Variables whose values are new.
    public let changedVariables: Int
    /// Whether a change was to the value that was there.
    public let isIdle: Bool

    init(_ event: ProfileEvent, cause: String?) {
      kind = Kind(rawValue: event.kind.rawValue) ?? .viewChanged
      start = event.start
      duration = event.duration
      depth = event.depth
      subject = event.subject
      callback = event.callback
      self.cause = cause
      place = event.place
      caller = event.caller
      round = event.round
      solves = event.work.solves
      pivots = event.work.pivots
      changedVariables = event.work.changedVariables
      isIdle = event.isIdle
    }
  }
}

import CoreGraphics

/// What programs and tests can ask of the layout engine while they look for a mistake. Plumb's addition.
@preconcurrency @MainActor
public enum LayoutDebugging {
  /// How the program is debugged: as its launch arguments and environment say, until it is set. Those that are on are
  /// confirmed on the log with the first layout.
  public static var switches = LaunchSwitches.confirmed {
    didSet {
      guard switches.forcesRightToLeft != oldValue.forcesRightToLeft else { return }
      SimulatedDevice.forcesRightToLeft = switches.forcesRightToLeft
    }
  }

  /// Whether each constraint remembers which functions were running when it was made: a few microseconds a
  /// constraint. See `NSLayoutConstraint.plumb.creationCallStack`.
  @exclusivity(unchecked) public static var recordsCallStacks = false

  /// Gets each conflict as it is found, before its text is logged; for programs and tests that are to stop at
  /// the first one.
  public static var conflictHandler: ((UnsatisfiableConstraints) -> Void)?
}

/// Required constraints that cannot all hold. Plumb's addition.
@MainActor
public struct UnsatisfiableConstraints {
  /// Those that somebody made, in the order of the console's list; without any one of the whole set, the
  /// others can hold.
  public let constraints: [NSLayoutConstraint]
  /// The one that has no effect from now on; nil where it is one that nobody made.
  public let broken: NSLayoutConstraint?
  /// What is written to the console.
  public let text: String
  /// The same in words: which constraints, who made them, the sum that does not come out, and what would help.
  public let explanation: String
  let drawing: ConflictDrawing

  /// The views that take part, the constraints that clash with their lengths, and the sum that does not come out, as
  /// the text of an SVG file; drawn when it is first asked for.
  public var picture: String { drawing.text }
}

/// Called with each constraint that is broken because of a conflict: the place for a symbolic breakpoint that the
/// console's text speaks of. In UIKit it is no public function: Plumb's addition.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inline(never)
@preconcurrency @MainActor
public func UIViewAlertForUnsatisfiableConstraints(
  _ constraintToBreak: NSLayoutConstraint?, _ mutuallyExclusiveConstraints: [NSLayoutConstraint]
) {}

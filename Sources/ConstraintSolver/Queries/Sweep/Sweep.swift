/// What happens as the constant of one constraint goes through an interval.
///
/// Between breakpoints the values change linearly, and the same constraints are tight, slack or violated. At
/// the ends of the interval everything is as it is just inside.
public struct Sweep: Sendable {
  /// A line that a value follows up to the next one of its course.
  @frozen
  public struct Line: Hashable, Sendable {
    /// The constant at which it begins.
    public var start: Double
    /// The value there; where a value jumps, the one from then on.
    public var value: Double
    /// By how much the value grows for each unit of the constant.
    public var slope: Double

    @inlinable public init(start: Double, value: Double, slope: Double) {
      self.start = start
      self.value = value
      self.slope = slope
    }

    /// The value where the constant is this.
    @inlinable public func value(at constant: Double) -> Double { value + slope * (constant - start) }
  }

  /// The values that a variable takes.
  public struct Course: Hashable, Sendable {
    public var variable: Variable
    /// At least one, in ascending order; the first begins where the interval does.
    public var lines: [Line]

    public init(variable: Variable, lines: [Line]) {
      self.variable = variable
      self.lines = lines
    }

    /// The value where the constant is this; at a breakpoint that of the line which begins there.
    ///
    /// - Complexity: logarithmic in the number of lines.
    public func value(at constant: Double) -> Double {
      var (low, high) = (0, lines.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if lines[middle].start <= constant { low = middle } else { high = middle - 1 }
      }
      return lines[low].value(at: constant)
    }
  }

  /// How a constraint stands between two breakpoints.
  public enum Standing: Int8, Hashable, Sendable {
    /// Its error is zero.
    case tight
    /// An inequality with room to spare.
    case slack
    case violated
  }

  /// How a constraint stands before a breakpoint and behind it.
  @frozen
  public struct Change: Hashable, Sendable {
    public var constraint: ConstraintID
    public var before: Standing
    public var after: Standing

    @inlinable public init(constraint: ConstraintID, before: Standing, after: Standing) {
      self.constraint = constraint
      self.before = before
      self.after = after
    }
  }

  /// Where the set of constraints that hold with equality changes.
  public struct Breakpoint: Hashable, Sendable {
    public var constant: Double
    /// The constraints that stand differently behind it, in the order of their ranks. None where only the
    /// constraints that hold values in place have changed.
    public var changes: [Change]
    /// Whether values jump here: where the required constraints that are refused change, or where equally
    /// good solutions are told apart by nothing.
    public var isJump: Bool

    public init(constant: Double, changes: [Change], isJump: Bool) {
      self.constant = constant
      self.changes = changes
      self.isJump = isJump
    }
  }

  /// A stretch in which required constraints clash.
  public struct Conflict: Hashable, Sendable {
    /// The constants of the stretch. At its ends, unless they are the interval's, other constraints are
    /// refused or none.
    public var range: ClosedRange<Double>
    /// The constraints refused there, in the order of their ranks.
    public var refused: [ConstraintID]

    public init(range: ClosedRange<Double>, refused: [ConstraintID]) {
      self.range = range
      self.refused = refused
    }
  }

  /// The constraint whose constant goes through the interval.
  public var constraint: ConstraintID
  public var interval: ClosedRange<Double>
  /// In ascending order; none at the ends of the interval.
  public var breakpoints: [Breakpoint]
  /// A course for each variable that was asked for, in the order asked.
  public var courses: [Course]
  /// In ascending order; next to each other where the constraints refused change, or fit at a single point.
  public var conflicts: [Conflict]

  /// The first constant at which required constraints clash, and which of them are refused.
  public var firstConflict: Conflict? { conflicts.first }

  /// The course of a variable; nil if it was not asked for.
  ///
  /// - Complexity: linear in the number of courses.
  public subscript(variable: Variable) -> Course? { courses.first { $0.variable == variable } }
}

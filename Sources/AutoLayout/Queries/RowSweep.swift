import PlumbConstraintSolver

/// What happens to a number of a layout as a row's right side changes.
public struct RowSweep: Sendable {
  /// A row that stands differently from some point on.
  public struct Change: Sendable {
    public var row: RowSource
    /// By how much the right side has changed there, in points.
    public var shift: Double
    /// The number's value there.
    public var value: Double
    public var before: Sweep.Standing
    public var after: Sweep.Standing
    /// By how much the number grows for each point from there on.
    public var slope: Double
  }

  /// A stretch in which required rows clash.
  public struct Conflict: Sendable {
    public var shifts: ClosedRange<Double>
    /// The number's values at its ends.
    public var values: (first: Double, last: Double)
    /// The rows that are not admitted there.
    public var refused: [RowSource]
  }

  /// In the order of the shifts, rising.
  public var changes: [Change]
  /// In the order of the shifts, rising.
  public var conflicts: [Conflict]

  init(
    _ sweep: Sweep, from constant: Double, _ variable: Variable, source: (ConstraintID) -> RowSource?
  ) {
    let course = sweep[variable] ?? Sweep.Course(variable: variable, lines: [])
    changes = []
    for breakpoint in sweep.breakpoints {
      let line = course.lines.last { $0.start <= breakpoint.constant }
      for change in breakpoint.changes where change.constraint != sweep.constraint {
        guard let row = source(change.constraint) else { continue }
        changes.append(
          Change(
            row: row, shift: breakpoint.constant - constant,
            value: course.value(at: breakpoint.constant), before: change.before, after: change.after,
            slope: line?.slope ?? 0))
      }
    }
    conflicts = sweep.conflicts.map { conflict in
      Conflict(
        shifts: conflict.range.lowerBound - constant...conflict.range.upperBound - constant,
        values: (
          course.value(at: conflict.range.lowerBound), course.value(at: conflict.range.upperBound)
        ),
        refused: conflict.refused.compactMap(source))
    }
  }
}

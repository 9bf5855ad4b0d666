import ConstraintSolver

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

  /// In the order of the shifts, rising.
  public var changes: [Change]
  /// Required rows that are not admitted from some shift to another.
  public var conflicts: [(shifts: ClosedRange<Double>, refused: [RowSource])]

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
      (
        conflict.range.lowerBound - constant...conflict.range.upperBound - constant,
        conflict.refused.compactMap(source)
      )
    }
  }
}

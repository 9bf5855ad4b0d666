import PlumbConstraintSolver

/// What happens to a number of a layout as a row's right side changes.
package struct RowSweep: Sendable {
  /// A row that stands differently from some point on.
  package struct Change: Sendable {
    package var row: RowSource
    /// By how much the right side has changed there, in points.
    package var shift: Double
    /// The number's value there.
    package var value: Double
    package var before: Sweep.Standing
    package var after: Sweep.Standing
    /// By how much the number grows for each point from there on.
    package var slope: Double
  }

  /// A stretch in which required rows clash.
  package struct Conflict: Sendable {
    package var shifts: ClosedRange<Double>
    /// The number's values at its ends.
    package var values: (first: Double, last: Double)
    /// The rows that are not admitted there.
    package var refused: [RowSource]
  }

  /// In the order of the shifts, rising.
  package var changes: [Change]
  /// In the order of the shifts, rising.
  package var conflicts: [Conflict]

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

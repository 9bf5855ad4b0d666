import PlumbConstraintSolver
import PlumbGeometry

/// Every frame under a root as the root's width or height goes through an interval.
///
/// Between two breakpoints each number of each frame is a line.
package struct RootSweep: Sendable {
  /// A row that stands differently from some size on.
  package struct Change: Sendable {
    package var row: RowSource
    package var before: Sweep.Standing
    package var after: Sweep.Standing
  }

  package struct Breakpoint: Sendable {
    package var size: Double
    package var changes: [Change]
    /// Whether frames jump here.
    package var isJump: Bool
  }

  /// A stretch in which required rows clash.
  package struct Conflict: Sendable {
    package var range: ClosedRange<Double>
    /// The rows that are not admitted there.
    package var refused: [RowSource]
  }

  package let axis: Axis
  package let interval: ClosedRange<Double>
  /// From the lowest on, inside the interval.
  package let breakpoints: [Breakpoint]
  /// In ascending order.
  package let conflicts: [Conflict]
  private let courses: [Sweep.Course]
  /// Where the four courses of a node begin, by its index; −1 for what is not under the root.
  private let places: [Int32]

  init(
    _ sweep: Sweep, _ axis: Axis, places: [Int32], source: (ConstraintID) -> RowSource?
  ) {
    self.axis = axis
    interval = sweep.interval
    breakpoints = sweep.breakpoints.map { breakpoint in
      Breakpoint(
        size: breakpoint.constant,
        changes: breakpoint.changes.compactMap { change in
          guard change.constraint != sweep.constraint, let row = source(change.constraint) else { return nil }
          return Change(row: row, before: change.before, after: change.after)
        }, isJump: breakpoint.isJump)
    }
    conflicts = sweep.conflicts.map {
      Conflict(range: $0.range, refused: $0.refused.compactMap(source))
    }
    courses = sweep.courses
    self.places = places
  }

  /// The sizes between which every frame is a line: the ends of the interval, and the breakpoints.
  package var bends: [Double] {
    [interval.lowerBound]
      + breakpoints.map({ $0.size }).filter { $0 > interval.lowerBound && $0 < interval.upperBound }
      + [interval.upperBound]
  }

  /// The frame of a node, in the coordinates of its parent; nil for one that is not under the root.
  ///
  /// - Parameters:
  ///   - size: The root's width or height.
  ///   - start: A size at which the lines that count have begun: where frames jump, the one before the jump and
  ///     the one behind it give two frames. Nil takes `size`.
  /// - Complexity: Logarithmic in the node's lines.
  package func frame(of node: NodeID, at size: Double, onLineFrom start: Double? = nil) -> Rect? {
    let index = Int(node.index)
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    let first = Int(places[index])
    func number(_ offset: Int) -> Double { courses[first + offset].value(at: size, from: start ?? size) }
    return Rect(x: number(0), y: number(1), width: number(2), height: number(3))
  }
}

extension Sweep.Course {
  /// The value at one constant of the line that is followed at another.
  fileprivate func value(at constant: Double, from start: Double) -> Double {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= start { low = middle } else { high = middle - 1 }
    }
    return lines[low].value(at: constant)
  }
}

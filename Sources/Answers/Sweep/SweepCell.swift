import PlumbFindings

/// Sizes over which the linter finds the same.
struct SweepCell {
  var range: SweepRange
  /// What it finds just inside of the lower end.
  var first: [Finding]
  /// What it finds just inside of the upper end: the same, with other numbers.
  var last: [Finding]
}

extension Finding {
  /// What tells a finding from others of its scene.
  var sweepKey: String { rule + " " + (subject ?? "") }
}

extension SweepWalk {
  /// Sizes are judged this far inside of those at which something may change, in points.
  private static let inset = 0.1

  /// Judges a stretch: at both ends of what lies between sizes at which something may change, and in between only where
  /// these do not agree.
  mutating func cells(of stretch: SweepStretch) throws(AnswerError) -> [SweepCell] {
    let (low, high) = (stretch.sizes.lowerBound, stretch.sizes.upperBound)
    guard low < high else { return [try cell(at: low, of: stretch)] }
    let points = [low] + stretch.crossings + [high]
    let clashes = Set(stretch.clashes)
    var cells: [SweepCell] = []
    for (start, end) in zip(points, points.dropFirst()) {
      if clashes.contains(start) { cells.append(try cell(at: start, of: stretch)) }
      let inset = min(Self.inset, (end - start) / 4)
      let first = try findings(at: start == low && !stretch.isLowerExact ? start : start + inset)
      let last = try findings(at: end - inset)
      try divide(
        SweepCell(range: stretch.range(start, end), first: first, last: last), into: &cells)
    }
    return cells
  }

  private mutating func cell(at size: Double, of stretch: SweepStretch) throws(AnswerError) -> SweepCell {
    let found = try findings(at: size)
    return SweepCell(range: stretch.range(size, size), first: found, last: found)
  }

  /// Halves a cell until both ends of each part agree, or it is as short as a step.
  private mutating func divide(_ cell: SweepCell, into cells: inout [SweepCell]) throws(AnswerError) {
    let (low, high) = (cell.range.sizes.lowerBound, cell.range.sizes.upperBound)
    if Set(cell.first.map({ $0.sweepKey })) == Set(cell.last.map({ $0.sweepKey })) {
      cells.append(cell)
      return
    }
    guard high - low > Self.step else {
      // What begins or ends in here does so at the lower end, for want of better knowledge.
      var rest = cell
      rest.first = cell.last
      rest.range.isLowerExact = false
      cells.append(rest)
      return
    }
    let middle = (low + high) / 2
    let found = try findings(at: middle)
    try divide(
      SweepCell(
        range: SweepRange(
          sizes: low...middle, isLowerExact: cell.range.isLowerExact, isUpperExact: false),
        first: cell.first, last: found), into: &cells)
    try divide(
      SweepCell(
        range: SweepRange(
          sizes: middle...high, isLowerExact: false, isUpperExact: cell.range.isUpperExact),
        first: found, last: cell.last), into: &cells)
  }
}

extension SweepStretch {
  /// A part of the stretch, whose ends are exact where they are not the stretch's own.
  func range(_ low: Double, _ high: Double) -> SweepRange {
    SweepRange(
      sizes: low...high, isLowerExact: low > sizes.lowerBound || isLowerExact,
      isUpperExact: high < sizes.upperBound || isUpperExact)
  }
}

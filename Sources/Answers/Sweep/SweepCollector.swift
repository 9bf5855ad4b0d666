import PlumbFindings

/// Gathers over which sizes the same is found, from parts of them in ascending order.
struct SweepCollector {
  private struct Entry {
    var first: Finding
    var last: Finding
    var ranges: [SweepRange]
    /// How bad it gets, in points.
    var extent: Double
  }

  private let sizes: ClosedRange<Double>
  private var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// What the cell before had.
  private var keysBefore: Set<String> = []

  init(_ sizes: ClosedRange<Double>) { self.sizes = sizes }

  /// Less counts as rounding, in points.
  private static let least = 1.0

  /// Adds what a cell has.
  mutating func add(_ cell: SweepCell) {
    var ends: [String: Finding] = [:]
    for finding in cell.last { ends[finding.sweepKey] = finding }
    var keys: Set<String> = []
    for finding in cell.first {
      let key = finding.sweepKey
      // At a single size between two others all may be well.
      if let place = places[key], !keysBefore.contains(key) {
        entries[place].ranges.append(cell.range)
        entries[place].last = ends[key] ?? finding
      } else {
        add(key, finding, ends[key] ?? finding, over: cell.range)
      }
      keys.insert(key)
    }
    keysBefore = keys
  }

  /// - Parameters:
  ///   - first: The finding at the lower end of the range.
  ///   - last: The finding at the upper end.
  ///   - extent: By how many points it is wrong at most.
  mutating func add(
    _ key: String, _ first: Finding, _ last: Finding, over range: SweepRange, extent: Double = .infinity
  ) {
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(Entry(first: first, last: last, ranges: [range], extent: extent))
      return
    }
    entries[place].ranges.append(joining: range)
    entries[place].last = last
    entries[place].extent = max(entries[place].extent, extent)
  }

  /// What was found: errors first, then by sizes, then by places in the document.
  var findings: [SweepFinding] {
    var found: [SweepFinding] = []
    for entry in entries where entry.extent >= Self.least {
      // At the narrow end of what begins there, else at the wide one.
      let isOfSmallSizes = entry.ranges[0].sizes.lowerBound <= sizes.lowerBound
      found.append(SweepFinding(finding: isOfSmallSizes ? entry.first : entry.last, ranges: entry.ranges))
    }
    return found.sorted { one, other in
      if one.finding.severity != other.finding.severity {
        return one.finding.severity > other.finding.severity
      }
      let (a, b) = (one.ranges[0].sizes, other.ranges[0].sizes)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      let (p, q) = (one.finding.position, other.finding.position)
      return (p.line, p.column, one.finding.message.text) < (q.line, q.column, other.finding.message.text)
    }
  }
}

extension [SweepRange] {
  /// Adds a range behind the others, to the last one where no more than a step lies between them.
  mutating func append(joining range: SweepRange) {
    guard let last, range.sizes.lowerBound <= last.sizes.upperBound + SweepWalk.step + 1e-9 else {
      append(range)
      return
    }
    guard range.sizes.upperBound > last.sizes.upperBound else { return }
    self[count - 1].sizes = last.sizes.lowerBound...range.sizes.upperBound
    self[count - 1].isUpperExact = range.isUpperExact
  }
}

import PlumbAutoLayout
import PlumbLayoutDiagnostics

extension ConflictReport {
  /// The conflicts, with those that share most of their rows folded into the first of them: they are one
  /// trouble.
  ///
  /// - Complexity: Linear in the rows, each counted as often as conflicts before it have the row.
  static func folded(_ reports: [ConflictReport]) -> [ConflictReport] {
    var folds = ConflictFolds()
    for report in reports { folds.add(report) }
    return folds.reports
  }
}

/// Conflicts by what they have in common.
private struct ConflictFolds {
  private(set) var reports: [ConflictReport] = []
  /// The places of those that have a row.
  private var places: [RowSource: [Int]] = [:]
  /// The places of those that are settled by no longer translating a node's mask.
  private var unmasked: [(node: NodeID, place: Int)] = []
  /// By place, how many rows a report shares; zero between uses.
  private var shared: [Int] = []

  mutating func add(_ report: ConflictReport) {
    if let place = place(of: report) {
      reports[place].alsoBroken.append(report.broken)
      return
    }
    for row in report.rows { places[row, default: []].append(reports.count) }
    if let node = report.unmaskedNode { unmasked.append((node, reports.count)) }
    shared.append(0)
    reports.append(report)
  }

  /// The first that is the same trouble.
  private mutating func place(of report: ConflictReport) -> Int? {
    var first = Int.max
    for row in report.rows {
      for place in places[row] ?? [] {
        shared[place] += 1
        let fewer = min(reports[place].rows.count, report.rows.count)
        if 2 * shared[place] > fewer { first = min(first, place) }
      }
    }
    for row in report.rows { for place in places[row] ?? [] { shared[place] = 0 } }
    for node in report.maskedNodes {
      for part in [RowPart.minX, .minY] {
        if let place = places[.generated(node, .mask, part)]?.first { first = min(first, place) }
      }
    }
    if let node = report.unmaskedNode, let place = unmasked.first(where: { $0.node == node })?.place {
      first = min(first, place)
    }
    return first < .max ? first : nil
  }
}

extension ConflictReport {
  /// The node whose mask should no longer be translated into constraints, if that is the repair.
  ///
  /// This repair settles all conflicts that suggest it.
  fileprivate var unmaskedNode: NodeID? {
    if case .useConstraints(let node)? = repair { return node }
    return nil
  }

  /// The nodes whose translated masks take part in the conflict.
  fileprivate var maskedNodes: [NodeID] {
    rows.compactMap { row in
      if case .generated(let node, .mask, .minX) = row { return node }
      if case .generated(let node, .mask, .minY) = row { return node }
      return nil
    }
  }
}

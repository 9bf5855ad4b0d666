import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings

extension ConstraintWords {
  /// `“Title”.width = 280 contradicts 3 other constraints, which make it 350`.
  package func headline(of conflict: ConflictReport) -> Message {
    headline(conflict.broken, others: conflict.rows.count - 1, conflict.sum)
  }

  /// The same of a conflict that is not explained further.
  package func headline(of conflict: LayoutConflict) -> Message {
    headline(conflict.broken, others: conflict.rows.count - 1, sum(of: conflict))
  }

  /// The rows with those together that one generator made for one node, where the first of them is.
  package func grouped(_ rows: [RowSource]) -> [[RowSource]] {
    var groups: [[RowSource]] = []
    for row in rows {
      if let place = groups.firstIndex(where: { $0[0].isKin(to: row) }) {
        groups[place].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }

  /// `“Title”.width = 280 contradicts 3 other constraints`, where the sum stands beside it.
  package func verdict(on conflict: ConflictReport) -> Message {
    verdict(conflict.broken, others: conflict.rows.count - 1)
  }

  private func verdict(_ broken: RowSource, others: Int) -> Message {
    guard others > 0 else { return "\(words(broken)) contradicts itself" }
    return
      "\(words(broken)) contradicts \(others == 1 ? "another constraint" : "\(others) other constraints")"
  }

  private func headline(_ broken: RowSource, others: Int, _ sum: ConflictSum?) -> Message {
    let subject = verdict(broken, others: others)
    // Of two anchors, the number would be their distance, which the sentence does not name.
    guard others > 0, let sum, isOfOneNumber(broken) else { return subject }
    let bound =
      switch sum.bound {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    return "\(subject), which \(others == 1 ? "makes" : "make") it \(bound)\(value: sum.forced.points)"
  }

  /// Whether a row says of one number how great it is.
  private func isOfOneNumber(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id): tree.constraint(id).map { $0.second == nil } ?? false
    case .generated(_, .contentHugging, _), .generated(_, .contentCompressionResistance, _): true
    case .generated: false
    }
  }
}

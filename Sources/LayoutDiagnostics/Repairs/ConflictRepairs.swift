import PlumbAutoLayout
import PlumbConstraintSolver

/// Looks for changes that settle a conflict, in the order in which an engineer would think of them.
///
/// Of constraints that contradict one another, one is the odd one out: a fixed size among distances that say how
/// large the view is anyway, or what Auto Layout breaks. It is deleted, or gets the constant that the others leave.
/// A priority of 999 makes the message go away and leaves the contradiction in the document: it comes last, where
/// nothing else helps. First it comes against a size that a container gives for the time being, as a table view does:
/// the constraint holds again as soon as the size is the final one.
struct ConflictRepairs {
  private static let most = 3
  private static let mostCandidates = 4

  private let words: ConstraintWords
  private let conflict: LayoutConflict
  private var tree: LayoutTree { words.tree }

  init(_ words: ConstraintWords, _ conflict: LayoutConflict) {
    self.words = words
    self.conflict = conflict
  }

  /// At most three, each tried on a copy.
  func found(_ trial: inout RepairTrial, _ search: RepairSearch) -> [TriedRepair] {
    if let tried = unmasking(&trial) { return [tried] }
    guard search == .all else { return [] }
    let candidates = candidates
    if isOfContainer {
      let lowered = settling(candidates.map { .changePriority($0, to: .nearlyRequired) }, &trial)
      if !lowered.isEmpty { return lowered }
    }
    var found = settling(candidates.map { .remove($0) }, &trial)
    // The others decide whatever it is: with their number it is no contradiction any more.
    if case .remove(let odd)? = found.first?.repair, let corrected = correcting(odd, &trial) {
      found.insert(corrected, at: 1)
    }
    if found.isEmpty {
      for candidate in candidates {
        if let corrected = correcting(candidate, &trial) { found.append(corrected) }
      }
    }
    if found.isEmpty { found = settling(candidates.map { .changePriority($0, to: .nearlyRequired) }, &trial) }
    return Array(found.prefix(Self.most))
  }

  /// Constraints on a view whose mask is translated as well are meant to replace the mask.
  private func unmasking(_ trial: inout RepairTrial) -> TriedRepair? {
    for case .generated(let node, .mask, _) in conflict.rows
    where conflict.rows.contains(where: { $0.names(node, in: tree) }) {
      if let tried = trial.settling(conflict, .useConstraints(node)) { return tried }
    }
    return nil
  }

  /// The constraints that somebody wrote, the odd one out first, as many as are tried.
  private var candidates: [LayoutConstraintID] {
    var written: [LayoutConstraintID] = []
    for row in [conflict.broken] + conflict.rows.reversed() {
      guard case .constraint(let id) = row, let constraint = tree.constraint(id),
        constraint.origin.kind != .container, !written.contains(id)
      else { continue }
      written.append(id)
    }
    let ordered = written.filter(isFixedSize) + written.filter { !isFixedSize($0) }
    // What Auto Layout breaks is tried however many sizes come before it.
    let rest = ordered.dropFirst(Self.mostCandidates)
    return ordered.prefix(Self.mostCandidates) + rest.filter { conflict.broken == .constraint($0) }
  }

  private func isFixedSize(_ id: LayoutConstraintID) -> Bool {
    guard let constraint = tree.constraint(id) else { return false }
    return constraint.first.attribute.isDimension && constraint.second == nil && constraint.relation == .equal
  }

  /// Whether a container's own constraint takes part.
  private var isOfContainer: Bool {
    conflict.rows.contains { row in
      if case .constraint(let id) = row { return tree.constraint(id)?.origin.kind == .container }
      return false
    }
  }

  /// Those that settle it: fixed sizes before others, of each those first that move least.
  private func settling(_ repairs: [Repair], _ trial: inout RepairTrial) -> [TriedRepair] {
    var found: [TriedRepair] = []
    for repair in repairs where found.count < Self.most {
      if let tried = trial.settling(conflict, repair) { found.append(tried) }
    }
    return found.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (isOdd(left.repair) ? 0 : 1, left.movement, $0.offset)
        < (isOdd(right.repair) ? 0 : 1, right.movement, $1.offset)
    }.map { $0.element }
  }

  private func isOdd(_ repair: Repair) -> Bool {
    switch repair {
    case .remove(let id), .changePriority(let id, _): isFixedSize(id)
    default: false
    }
  }

  /// The constraint with the constant that the others leave, where they leave one, and not only on this screen.
  private func correcting(_ id: LayoutConstraintID, _ trial: inout RepairTrial) -> TriedRepair? {
    guard conflict.rows.count > 1, !dependsOnSurroundings,
      let sum = words.sum(of: conflict.blaming(.constraint(id))), sum.bound == .equal,
      tree.constraint(id)?.first.attribute.isDimension != true || sum.forced > 0
    else { return nil }
    let constant = (sum.forced * 1000).rounded() / 1000
    return trial.settling(conflict, .setConstant(id, to: constant))
  }

  /// Whether the screen's size, a cell's, or another that is given from outside takes part: with another one, another
  /// constant would be right.
  private var dependsOnSurroundings: Bool {
    conflict.rows.contains { row in
      switch row {
      case .generated(_, .encapsulatedSize, _), .generated(_, .mask, _): true
      default: false
      }
    }
  }
}

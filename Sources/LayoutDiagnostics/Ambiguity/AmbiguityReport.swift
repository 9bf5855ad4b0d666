import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// A node that the constraints leave undetermined, explained.
package struct AmbiguityReport: Sendable {
  /// Why nothing decides.
  package enum Reason: Hashable, Sendable {
    /// No constraint speaks of it on that axis.
    case nothing
    /// All that speaks of it on that axis are inequalities that it satisfies.
    case inequalities([RowSource])
    /// These trade errors at the same priority, and come out the same wherever it is.
    case tie([RowSource])
    /// What these constraints tie it to is not determined either.
    case references([RowSource])
    /// These are all that speaks of it on that axis: they decide other numbers, or are too few.
    case insufficient([RowSource])

    /// The rows that it speaks of.
    package var rows: [RowSource] {
      switch self {
      case .nothing: []
      case .inequalities(let rows), .tie(let rows), .references(let rows), .insufficient(let rows): rows
      }
    }
  }

  /// A number that is open, and the values that it takes in layouts that are equally good.
  package struct Opening: Sendable {
    package var part: FramePart
    /// In the parent's coordinates, in points; −∞ where there is no least.
    package var lowest: Double
    /// +∞ where there is no greatest.
    package var highest: Double
    package var reason: Reason
  }

  /// Where the trouble is best settled.
  package var node: NodeID
  package var openings: [Opening]
  /// Other nodes that are undetermined for the same reason, in the order of the tree.
  package var followers: [NodeID]
  /// Changes after which the node is determined; they were tried together. Empty where none was found.
  package var repairs: [Repair]
}

extension ConstraintWords {
  /// What is undetermined under a root: one report for each node where it is best settled.
  ///
  /// - Parameter isReported: Whether a number that is open is worth a report.
  /// - Complexity: That of `OpenNumbers.groups`; for each group a few of its questions, and as many solutions of copies as a
  ///   budget allows.
  package func ambiguities(
    under root: NodeID, where isReported: (AmbiguityGroup, AmbiguityReport.Opening) -> Bool = { _, _ in true }
  ) throws(LayoutError) -> [AmbiguityReport] {
    var open = try OpenNumbers(tree, under: root)
    let groups = try open.groups()
    var reports = try openNumbers(groups, in: &open, where: isReported)
    guard !reports.isEmpty else { return [] }
    var budget = TrialBudget(tree, under: root, open: groups.reduce(0) { $0 + $1.count })
    for place in reports.indices {
      reports[place].repairs = try settling(reports[place], under: root, &budget)
    }
    return reports
  }

  /// The same without repairs.
  ///
  /// - Complexity: That of `OpenNumbers.groups`, and a few of its questions for each group.
  func openNumbers(under root: NodeID) throws(LayoutError) -> [AmbiguityReport] {
    var open = try OpenNumbers(tree, under: root)
    return try openNumbers(open.groups(), in: &open) { _, _ in true }
  }

  private func openNumbers(
    _ members: [[FramePartID]], in open: inout OpenNumbers,
    where isReported: (AmbiguityGroup, AmbiguityReport.Opening) -> Bool
  ) throws(LayoutError) -> [AmbiguityReport] {
    var groups: [AmbiguityGroup] = []
    for group in members { groups.append(try AmbiguityGroup(group, in: tree, &open)) }
    var reports: [AmbiguityReport] = []
    var places: [NodeID: Int] = [:]
    for group in groups {
      let openings = try openings(of: group, in: &open).filter { isReported(group, $0) }
      if openings.isEmpty { continue }
      if let place = places[group.node] {
        reports[place].openings += openings
        let known = Set(reports[place].followers)
        reports[place].followers += group.followers.filter { !known.contains($0) }
      } else {
        places[group.node] = reports.count
        reports.append(
          AmbiguityReport(
            node: group.node, openings: openings, followers: group.followers,
            repairs: []))
      }
    }
    return reports
  }

  private func openings(
    of group: AmbiguityGroup, in open: inout OpenNumbers
  ) throws(LayoutError) -> [AmbiguityReport.Opening] {
    var openings: [AmbiguityReport.Opening] = []
    for part in group.parts {
      let range = try open.range(of: FramePartID(node: group.node, part: part))
      openings.append(
        AmbiguityReport.Opening(
          part: part, lowest: range.lowest, highest: range.highest,
          reason: group.ties.isEmpty ? reason(for: part, in: group) : .tie(group.ties)))
    }
    return openings
  }

  private func reason(for part: FramePart, in group: AmbiguityGroup) -> AmbiguityReport.Reason {
    var inequalities: [RowSource] = []
    var equalities: [RowSource] = []
    var references: [RowSource] = []
    for id in tree.constraints(naming: group.node) {
      // Preferences decide where nothing else does, and nobody wrote them.
      guard let constraint = tree.constraint(id), constraint.first.attribute.axis == part.axis,
        constraint.priority > .preference
      else { continue }
      // Where something is does not follow from how large it is.
      if !part.isExtent, constraint.first.attribute == part.axis.extent { continue }
      let others = [constraint.first.node, constraint.second?.node]
      if constraint.relation != .equal {
        inequalities.append(.constraint(id))
      } else if group.followers.contains(where: { others.contains($0) }) {
        references.append(.constraint(id))
      } else {
        equalities.append(.constraint(id))
      }
    }
    if !references.isEmpty { return .references(references) }
    if !equalities.isEmpty { return .insufficient(equalities) }
    return inequalities.isEmpty ? .nothing : .inequalities(inequalities)
  }
}

import PlumbAutoLayout

extension LayoutInspection {
  /// The report of a view or guide: what it is, where it is, and every constraint that speaks of it.
  ///
  /// - Complexity: Linear in the layout; for several views use `LayoutReports`.
  package func report(of node: NodeID, _ form: ReportForm = .standard) throws(LayoutError) -> String {
    try LayoutReports(self).text(of: node, form)
  }

  /// The reports of a view and those in it, with an empty line between them; of every view where it is nil.
  package func reports(
    under node: NodeID? = nil, _ form: ReportForm = .standard, includingPrivateInsides: Bool = false
  ) throws(LayoutError) -> String {
    try LayoutReports(self).text(under: node, form, includingPrivateInsides: includingPrivateInsides)
  }

  /// The rows that speak of a view or guide, in the order of its report: what it holds itself, what its content
  /// and mask bring, what its ancestors hold. Of content sizes, which have two rows on an axis, the first.
  ///
  /// - Complexity: Linear in the layout; for several views use `LayoutReports`.
  package func rows(referringTo node: NodeID) throws(LayoutError) -> [RowSource] {
    try LayoutReports(self).constraints(referringTo: node).map { $0.row }
  }
}

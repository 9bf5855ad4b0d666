import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// Gathers over which sizes rows stand differently than over others.
struct SweepForms {
  private let stretches: [SweepStretch]

  init(_ stretches: [SweepStretch]) { self.stretches = stretches.filter { $0.sweep != nil } }

  /// What gives way or binds over some sizes: written constraints, and contents that are squeezed or stretched. What does
  /// over all of the sizes is no change.
  ///
  /// - Complexity: Linear in the rows that change, for each stretch.
  var forms: [SweepForm] {
    guard let layout = stretches.first?.layout else { return [] }
    let words = layout.inspection(file: "").words
    let names = RowNames(layout)
    var forms: [SweepForm] = []
    for row in changingRows {
      guard let reading = layout.tree.reading(of: row) else { continue }
      for kind in [SweepForm.Kind.givesWay, .binds] {
        if kind == .binds, reading.relation == .equal || !isWritten(row) { continue }
        if kind == .givesWay, reading.priority == .required { continue }
        let ranges = ranges(of: row, kind)
        guard !ranges.isEmpty else { continue }
        forms.append(
          SweepForm(
            kind: kind, message: words.words(row), constraint: names.name(of: row),
            span: span(of: row, layout), ranges: ranges))
      }
    }
    return forms.sorted { one, other in
      let (a, b) = (one.ranges[0].sizes, other.ranges[0].sizes)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return one.constraint < other.constraint
    }
  }

  /// The rows that a person would name and that stand differently from some size on, each once.
  private var changingRows: [RowSource] {
    var rows: [RowSource] = []
    var known: Set<RowSource> = []
    for stretch in stretches {
      for breakpoint in breakpoints(of: stretch) {
        for change in breakpoint.changes where isNamed(change.row) && known.insert(change.row).inserted {
          rows.append(change.row)
        }
      }
    }
    return rows
  }

  private func breakpoints(of stretch: SweepStretch) -> [RootSweep.Breakpoint] {
    stretch.sweep?.breakpoints.filter { $0.size < stretch.sizes.upperBound } ?? []
  }

  private func isWritten(_ row: RowSource) -> Bool {
    if case .constraint = row { return true }
    return false
  }

  private func isNamed(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id):
      return stretches[0].layout.tree.constraint(id)?.origin.kind == .document
    case .generated(_, .contentHugging, _), .generated(_, .contentCompressionResistance, _): return true
    case .generated: return false
    }
  }

  private func ranges(of row: RowSource, _ kind: SweepForm.Kind) -> [SweepRange] {
    var ranges: [SweepRange] = []
    for stretch in stretches {
      var start = stretch.sizes.lowerBound
      var standing: Sweep.Standing?
      for breakpoint in breakpoints(of: stretch) {
        guard let change = breakpoint.changes.first(where: { $0.row == row }) else { continue }
        if kind.holds(change.before) {
          ranges.append(joining: stretch.range(start, breakpoint.size))
        }
        (start, standing) = (breakpoint.size, change.after)
      }
      let last = standing ?? self.standing(of: row, in: stretch.layout)
      if kind.holds(last) { ranges.append(joining: stretch.range(start, stretch.sizes.upperBound)) }
    }
    return ranges
  }

  /// How a row stands in a layout.
  private func standing(of row: RowSource, in layout: SceneLayout) -> Sweep.Standing {
    guard let reading = layout.tree.reading(of: row) else { return .slack }
    if reading.violation > 1e-6 { return .violated }
    return (reading.slack ?? 0) > 1e-6 ? .slack : .tight
  }

  private func span(of row: RowSource, _ layout: SceneLayout) -> SourceSpan? {
    switch row {
    case .constraint(let id):
      guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { return nil }
      return layout.scene.constraints[Int(origin.reference)].element.span
    case .generated(let node, _, _):
      return layout.viewNodes.firstIndex(of: node).map { layout.scene.views[$0].element.span }
    }
  }
}

extension SweepForm.Kind {
  fileprivate func holds(_ standing: Sweep.Standing) -> Bool {
    switch self {
    case .givesWay: standing == .violated
    case .binds: standing == .tight
    }
  }
}

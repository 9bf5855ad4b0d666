import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbFindings
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension HierarchyRecord {
  /// Something that is wrong with the hierarchy.
  struct Issue {
    enum Kind: String {
      case conflict, ambiguity
      case lostView = "lost-view"
    }

    struct Line {
      var text: String
      /// The constraint that it is about, and where that was made.
      var id: String?
      var place: String?
    }

    var kind: Kind
    var title: String
    /// The constraints of a conflict; else the view.
    var ids: [String]
    var lines: [Line]
    /// An SVG document.
    var picture: String?
  }

  /// Conflicts, ambiguities and lost views, as far as the picture has them, and which of them is in focus.
  @MainActor func issues(under root: NodeID, _ focus: Focus) throws(LayoutError) -> ([Issue], open: Int?) {
    var facts = LayoutFacts(inspection.tree)
    var issues: [Issue] = []
    var open: Int?
    for report in try inspection.words.conflicts(under: root, &facts) where isShown(report) {
      if case .conflict(let row) = focus, row == report.broken { open = issues.count }
      issues.append(issue(report))
    }
    for report in try inspection.words.ambiguities(under: root) {
      if let position = places[report.node] { issues.append(issue(report, items[position])) }
    }
    for lost in try inspection.lostViews(under: root) {
      if let position = places[lost.node] { issues.append(issue(lost, items[position])) }
    }
    return (issues, open)
  }

  private func isShown(_ report: ConflictReport) -> Bool {
    report.rows.contains { row in
      switch row {
      case .constraint(let id): rows[id] != nil
      case .generated(let node, _, _): places[node] != nil
      }
    }
  }

  @MainActor private func issue(_ report: ConflictReport) -> Issue {
    let words = inspection.words
    var lines = report.rows.filter { $0 != report.broken }.map(line)
    lines.append(line(report.broken))
    if let arithmetic = report.arithmetic { lines.append(Issue.Line(text: "Sum: " + arithmetic.text)) }
    lines.append(Issue.Line(text: "Broken is the last, because " + report.choice.text))
    for (place, tried) in report.repairs.enumerated() {
      let text = words.words(tried.repair).text + "; " + words.consequences(of: tried).text
      lines.append(Issue.Line(text: (place == 0 ? "Repair: " : "Or: ") + text))
    }
    let picture = ConflictPicture(
      report, of: inspection, showingAlignmentRects: LayoutDebugging.switches.showsAlignmentRects)
    return Issue(
      kind: .conflict, title: words.headline(of: report).text, ids: report.rows.compactMap { id(of: $0) },
      lines: lines, picture: SVGWriter.string(Drawing(title: picture.title, conflicts: [picture])))
  }

  private func issue(_ report: AmbiguityReport, _ item: Item) -> Issue {
    let words = inspection.words
    var lines = report.openings.map {
      Issue.Line(text: words.range(of: $0, $0.lowest, $0.highest).text)
    }
    lines += words.reasons(for: report).map(line)
    if !report.followers.isEmpty {
      lines.append(
        Issue.Line(text: "with it: " + report.followers.map { words.name(of: $0) }.joined(separator: ", ")))
    }
    lines += report.repairs.map { Issue.Line(text: "Repair: " + words.words($0).text) }
    return Issue(kind: .ambiguity, title: words.headline(of: report).text, ids: [item.id], lines: lines)
  }

  private func issue(_ lost: LostView, _ item: Item) -> Issue {
    Issue(
      kind: .lostView, title: inspection.words.headline(of: lost).text, ids: [item.id],
      lines: inspection.words.causes(of: lost).map(line))
  }

  private func line(_ row: RowSource) -> Issue.Line {
    line(ConstraintWords.Sentence(inspection.words.words(row), about: row))
  }

  private func line(_ sentence: ConstraintWords.Sentence) -> Issue.Line {
    guard let row = sentence.row else { return Issue.Line(text: sentence.message.text) }
    return Issue.Line(
      text: sentence.message.text, id: id(of: row), place: inspection.place(of: row)?.text)
  }
}

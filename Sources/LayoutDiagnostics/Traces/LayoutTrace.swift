import PlumbAutoLayout

/// A hierarchy with what Auto Layout makes of each of its items.
package struct LayoutTrace: Sendable {
  /// A view or guide.
  package struct Line: Sendable {
    package var node: NodeID
    /// How many levels below the top.
    package var depth: Int
    package var mark: TraceMark
    /// What the constraints leave open.
    package var free: FrameFreedom
    /// Whether required constraints that speak of it cannot hold together.
    package var isInConflict: Bool

    package var isTroubled: Bool { !free.isEmpty || isInConflict }
  }

  package let lines: [Line]
  private let inspection: LayoutInspection
  private let showsConflicts: Bool

  /// - Parameters:
  ///   - top: What to begin with; nil for all roots.
  ///   - onlyTroubled: Leaves out all but what is ambiguous or in a conflict, and what that is in.
  /// - Complexity: Linear in the items and constraints, and what the conflicts cost, if there are any.
  package init(
    _ inspection: LayoutInspection, under top: NodeID? = nil, onlyTroubled: Bool = false
  ) throws(LayoutError) {
    var facts = LayoutFacts(inspection.tree)
    try self.init(inspection, &facts, under: top, onlyTroubled: onlyTroubled)
  }

  /// - Parameter facts: What is known of the tree.
  package init(
    _ inspection: LayoutInspection, _ facts: inout LayoutFacts, under top: NodeID? = nil,
    onlyTroubled: Bool = false
  ) throws(LayoutError) {
    self.inspection = inspection
    showsConflicts = onlyTroubled
    let tree = inspection.tree
    var free: [NodeID: FrameFreedom] = [:]
    var conflicting: Set<NodeID> = []
    for root in top.map({ [$0] }) ?? tree.rootNodes {
      for (node, parts) in try facts.freedom(under: root) { free[node] = parts }
      for conflict in try facts.conflicts(under: root) {
        for row in conflict.rows { conflicting.formUnion(tree.nodes(of: row)) }
      }
    }
    let outline = Outline(
      inspection, under: top, isShown: { free[$0] != nil && tree.placement(of: $0) == .scrollContent })
    let marks = Self.marks(outline, of: inspection)
    var lines: [Line] = []
    var isKept = [Bool](repeating: !onlyTroubled, count: outline.entries.count)
    for (entry, mark) in zip(outline.entries, marks) {
      lines.append(
        Line(
          node: entry.node, depth: entry.depth, mark: mark, free: free[entry.node] ?? [],
          isInConflict: conflicting.contains(entry.node)))
    }
    // What is in an entry comes behind it.
    for place in lines.indices.reversed() {
      if lines[place].isTroubled { isKept[place] = true }
      if isKept[place], let parent = outline.entries[place].parent { isKept[parent] = true }
    }
    self.lines = zip(lines, isKept).filter { $0.1 }.map { $0.0 }
  }

  private static func marks(_ outline: Outline, of inspection: LayoutInspection) -> [TraceMark] {
    let tree = inspection.tree
    var isInvolved = outline.entries.map { !tree.constraints(naming: $0.node).isEmpty }
    var marks: [TraceMark] = Array(repeating: .outside, count: isInvolved.count)
    for (place, entry) in outline.entries.enumerated().reversed() {
      let item = inspection.item(entry.node)
      marks[place] = TraceMark(
        item, tree.placement(of: entry.node), isRoot: tree.parent(of: entry.node) == nil,
        isInvolved: isInvolved[place])
      // Every view has guides; only those that constraints speak of have to do with anything.
      let isIdleGuide = !item.isView && !isInvolved[place]
      if marks[place] != .outside, !isIdleGuide, let parent = entry.parent { isInvolved[parent] = true }
    }
    return marks
  }

  /// The trace, with its legend where the form has one; nothing where no line is left.
  package func text(_ form: TraceForm = .later, withLegend: Bool = true) -> String {
    guard !lines.isEmpty else { return "" }
    var text = ""
    for line in lines {
      let parts = parts(of: line, form)
      text += parts.item + parts.trouble + "\n"
    }
    return text + (withLegend ? form.legend.map { "\n" + $0 } ?? "" : "")
  }

  /// A line of the trace: the item at its level, and what is wrong with it.
  ///
  /// Conflicts are told only where the trace has nothing but what is troubled: no published form has them.
  package func parts(of line: Line, _ form: TraceForm) -> (item: String, trouble: String) {
    var item = String(repeating: form.level, count: line.depth)
    var trouble = ""
    let names = TraceNames(inspection.item(line.node))
    let dash = form == .early ? " - " : "- "
    if form == .early {
      item += (line.mark == .outside ? "" : "*") + "<" + names.object + ">"
      if !line.free.isEmpty { trouble = dash + "AMBIGUOUS LAYOUT" }
    } else {
      item += line.mark.text + names.labelledObject
      if !line.free.isEmpty {
        let variables = line.free.parts.map { part in
          names.owner + "." + part.variableName + "{id: "
            + String(FramePartID(node: line.node, part: part).variableNumber) + "}"
        }
        trouble = dash + "AMBIGUOUS LAYOUT for " + joined(variables, ", ")
      }
    }
    if showsConflicts, line.isInConflict { trouble += dash + "CONFLICTING CONSTRAINTS" }
    return (item, trouble)
  }
}

extension LayoutInspection {
  /// The hierarchy as `_autolayoutTrace` prints it.
  ///
  /// - Parameters:
  ///   - node: What to begin with; nil for all roots.
  ///   - onlyTroubled: Leaves out all but what is ambiguous or in a conflict, and what that is in.
  package func trace(
    _ form: TraceForm = .later, under node: NodeID? = nil, onlyTroubled: Bool = false
  ) throws(LayoutError) -> String {
    try LayoutTrace(self, under: node, onlyTroubled: onlyTroubled).text(form)
  }
}

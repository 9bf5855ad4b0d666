import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// The view reports of a layout.
package struct LayoutReports: Sendable {
  let inspection: LayoutInspection
  private let plain: PlainFormat
  private let free: [NodeID: FrameFreedom]
  private let states: [RowSource: LayoutTree.RowState]
  /// The rows that nobody wrote, by the nodes that they may speak of.
  private let generated: [NodeID: [RowSource]]

  var tree: LayoutTree { inspection.tree }

  /// - Complexity: Linear in the items and rows.
  package init(_ inspection: LayoutInspection) throws(LayoutError) {
    var facts = LayoutFacts(inspection.tree)
    try self.init(inspection, &facts)
  }

  /// - Parameter facts: What is known of the tree.
  package init(_ inspection: LayoutInspection, _ facts: inout LayoutFacts) throws(LayoutError) {
    self.inspection = inspection
    plain = PlainFormat(inspection)
    free = try facts.freedom()
    let tree = inspection.tree
    var states: [RowSource: LayoutTree.RowState] = [:]
    var generated: [NodeID: [RowSource]] = [:]
    for root in tree.rootNodes {
      for state in try tree.rowStates(under: root) {
        states[state.row] = state
        guard case .generated(let owner, let generator, _) = state.row, generator != .nonNegativeSize else {
          continue
        }
        // Edges of superviews are zero in their own coordinates, and so in no row.
        var nodes = state.nodes
        for other in [owner] + (tree.parent(of: owner).map { [$0] } ?? []) where !nodes.contains(other) {
          nodes.append(other)
        }
        for node in nodes { generated[node, default: []].append(state.row) }
      }
    }
    self.states = states
    self.generated = generated
  }

  // MARK: Which constraints

  /// The constraints that speak of an item: those that it holds itself, in the order of adding, then what its
  /// content and its mask bring, then those of its ancestors, the nearest first.
  ///
  /// Those that keep a guide at its place are among them where somebody's constraints speak of the guide.
  ///
  /// - Complexity: Linear in what it says, and in the rows of a stack view around it.
  package func constraints(referringTo node: NodeID) -> [ReportedConstraint] {
    var found: [(order: Int, constraint: ReportedConstraint)] = []
    for id in tree.constraints(naming: node) {
      guard let constraint = tree.constraint(id), constraint.priority > .preference,
        let reported = written(id, constraint)
      else { continue }
      found.append((order(of: reported, at: node), reported))
    }
    var contents: [RowPart: Int] = [:]
    for row in (generated[node] ?? []).sorted(by: { $0.comesBefore($1) }) {
      guard case .generated(let owner, let generator, let part) = row else { continue }
      let isContent = generator == .contentHugging || generator == .contentCompressionResistance
      if isContent, owner == node, let place = contents[part] {
        if let state = states[row] { found[place].constraint.states.append(state) }
        continue
      }
      guard let reported = made(row, owner, generator), speaks(reported.console, of: node) else { continue }
      if isContent { contents[part] = found.count }
      found.append((order(of: reported, at: node), reported))
    }
    return found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map { $0.element.constraint }
  }

  private func written(_ id: LayoutConstraintID, _ constraint: LayoutConstraint) -> ReportedConstraint? {
    let row = RowSource.constraint(id)
    guard let console = inspection.consoleConstraint(row) else { return nil }
    var holder =
      inspection.objects.constraints[id]?.installedOn
      ?? tree.commonAncestor(constraint.first.node, constraint.second?.node)
    // Guides hold no constraints: their views do.
    while let guide = holder, !inspection.item(guide).isView { holder = tree.parent(of: guide) }
    return ReportedConstraint(
      row: row, console: console, installedOn: holder, identifier: console.identifier,
      place: inspection.place(of: row), states: states[row].map { [$0] } ?? [])
  }

  private func made(_ row: RowSource, _ owner: NodeID, _ generator: Generator) -> ReportedConstraint? {
    if generator == .guide || generator == .scrollContent, tree.constraints(naming: owner).isEmpty {
      return nil
    }
    guard let console = inspection.consoleConstraint(row) else { return nil }
    let holder: NodeID? =
      switch generator {
      case .contentHugging, .contentCompressionResistance, .mask, .fixedFrame: nil
      case .guide, .scrollContent: tree.parent(of: owner)
      default: owner
      }
    return ReportedConstraint(
      row: row, console: console, installedOn: holder, identifier: console.identifier,
      states: states[row].map { [$0] } ?? [])
  }

  private func speaks(_ constraint: ConsoleConstraint, of node: NodeID) -> Bool {
    let address = inspection.item(node).console.address
    return constraint.first.item.address == address || constraint.second?.item.address == address
  }

  /// Where a constraint stands in the report of an item.
  private func order(of constraint: ReportedConstraint, at node: NodeID) -> Int {
    guard let holder = constraint.installedOn else { return constraint.console.content == nil ? 2 : 1 }
    var steps = 0
    var current: NodeID? = node
    while let next = current, next != holder {
      steps += 1
      current = tree.parent(of: next)
    }
    return steps == 0 ? 0 : 2 + steps
  }

  // MARK: Which views

  /// The views of a hierarchy, superviews before subviews.
  ///
  /// - Parameters:
  ///   - top: What to begin with; nil for all roots.
  ///   - includingPrivateInsides: Whether also those that are inside the framework's controls and bars.
  package func views(under top: NodeID? = nil, includingPrivateInsides: Bool = false) -> [NodeID] {
    let outline = Outline(
      inspection, under: top,
      descends: { includingPrivateInsides || !inspection.item($0).hasPrivateInsides })
    return outline.entries.map { $0.node }.filter { inspection.item($0).isView }
  }

  // MARK: What they say

  /// The lines of the report of a view or guide.
  package func lines(of node: NodeID, _ form: ReportForm = .standard) -> [ReportLine] {
    switch form {
    case .standard: StandardReport(self, node).lines
    case .long: LongReport(self, node).lines
    }
  }

  /// The report of a view or guide; its last line ends without a line feed.
  package func text(of node: NodeID, _ form: ReportForm = .standard) -> String {
    joined(lines(of: node, form).map { $0.text }, "\n")
  }

  /// The reports of the views of a hierarchy, with an empty line between them.
  package func text(
    under top: NodeID? = nil, _ form: ReportForm = .standard, includingPrivateInsides: Bool = false
  ) -> String {
    let views = views(under: top, includingPrivateInsides: includingPrivateInsides)
    return joined(views.map { text(of: $0, form) }, "\n\n")
  }

  /// The constraint's plain form: `<UIImageView:0x8c33c20>.width == 100.0`.
  package func equation(of constraint: ReportedConstraint) -> String { plain.text(of: constraint.console) }

  /// Whether the view translates its autoresizing mask into constraints.
  package func autosizes(_ node: NodeID) -> Bool {
    if case .mask? = tree.placement(of: node) { inspection.item(node).isView } else { false }
  }

  /// What the constraints leave open of an item.
  package func freedom(of node: NodeID) -> FrameFreedom { free[node] ?? [] }

  /// The frame, in points, as the item itself would say it.
  package func frame(of node: NodeID) -> Rect { inspection.shownFrame(of: node) }

  /// The frame without what constraints do not count as the view's, such as a shadow, in points.
  package func alignmentRect(of node: NodeID) -> Rect {
    var insets = tree.alignmentInsets(of: node)
    // The frame is in the item's own coordinates, the insets in the tree's.
    if inspection.item(node).isUpsideDown { (insets.top, insets.bottom) = (insets.bottom, insets.top) }
    return frame(of: node).inset(by: insets)
  }
}

extension RowSource {
  /// The order in which reports list what one node gives rise to.
  fileprivate func comesBefore(_ other: RowSource) -> Bool {
    guard case .generated(let node, let generator, let part) = self,
      case .generated(let otherNode, let otherGenerator, let otherPart) = other
    else { return false }
    return (node.index, generator.rawValue, part.order)
      < (otherNode.index, otherGenerator.rawValue, otherPart.order)
  }
}

extension RowPart {
  fileprivate var order: Int32 {
    switch self {
    case .minX: 0
    case .maxX: 1
    case .width: 2
    case .minY: 3
    case .maxY: 4
    case .height: 5
    case .ordinal(let number): 6 + number
    }
  }
}

extension LayoutTree {
  /// The lowest node that has both in it, or is one of them.
  fileprivate func commonAncestor(_ first: NodeID, _ second: NodeID?) -> NodeID? {
    guard let second else { return first }
    var ancestors: Set<NodeID> = []
    var current: NodeID? = first
    while let next = current {
      ancestors.insert(next)
      current = parent(of: next)
    }
    current = second
    while let next = current, !ancestors.contains(next) { current = parent(of: next) }
    return current
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver

/// A layout to be looked into: the solved tree, and what stands behind its nodes and constraints.
///
/// Documents and live hierarchies are both described so; traces, reports, explanations and conflict texts are
/// made from it and from nothing else.
package struct LayoutInspection: Sendable {
  package let tree: LayoutTree
  package let objects: LayoutObjects
  /// Says in words what rows demand.
  package let words: ConstraintWords
  let format: ConsoleFormat

  /// - Parameters:
  ///   - names: What sentences call the nodes; those of `objects` where it is nil.
  ///   - format: How constraints are printed.
  package init(
    _ tree: LayoutTree, _ objects: LayoutObjects, names: LayoutNames? = nil,
    format: ConsoleFormat = ConsoleFormat()
  ) {
    self.tree = tree
    self.objects = objects
    self.format = format
    words = ConstraintWords(tree, names ?? objects.names)
  }

  /// The item behind a node; one that nobody made is named after what is around it.
  package func item(_ node: NodeID) -> InspectedItem {
    if let item = objects.items[node] { return item }
    guard let owner = tree.parent(of: node) else {
      return InspectedItem(ConsoleItem("UIView", 0), isView: true)
    }
    let isContent = tree.contentArea(of: owner) == node
    let outer = item(owner).console
    let label = isContent ? "UIScrollView-contentLayoutGuide" : "layout-guide"
    return InspectedItem(
      ConsoleItem("UILayoutGuide", outer.address + 7, label: label), isView: false)
  }

  /// The constraint as Apple's console texts show it, for every row that these would show: not that sizes are
  /// not negative, nor what is kept where nothing decides.
  package func consoleConstraint(_ row: RowSource) -> ConsoleConstraint? {
    switch row {
    case .constraint(let id): consoleConstraint(id)
    case .generated(let node, let generator, let part): generated(row, node, generator, part)
    }
  }

  private func consoleConstraint(_ id: LayoutConstraintID) -> ConsoleConstraint? {
    if let known = objects.constraints[id] { return known.console }
    guard let constraint = tree.constraint(id) else { return nil }
    return consoleConstraint(constraint, address: UInt64(id.index) &+ 1)
  }

  /// A constraint of the tree as console texts show it.
  package func consoleConstraint(
    _ constraint: LayoutConstraint, address: UInt64, identifier: String? = nil,
    space: ConsoleConstraint.Space = .constant
  ) -> ConsoleConstraint {
    let first = constraint.first.node
    let second = constraint.second?.node
    return ConsoleConstraint(
      address, identifier: identifier,
      ConsoleTerm(item(first).console, constraint.first.attribute), constraint.relation,
      constraint.second.map { ConsoleTerm(item($0.node).console, $0.attribute) },
      multiplier: constraint.multiplier, constant: constraint.constant, space: space,
      priority: constraint.priority.value, superview: second.flatMap { superview(first, $0) })
  }

  /// The one of two items that is the other's superview, or its guide's owner.
  private func superview(_ first: NodeID, _ second: NodeID) -> ConsoleItem? {
    if tree.parent(of: second) == first { return item(first).console }
    return tree.parent(of: first) == second ? item(second).console : nil
  }

  /// The row as Apple prints it; nil for rows that its texts do not show.
  package func text(of row: RowSource) -> String? { consoleConstraint(row).map { format.text(of: $0) } }

  /// The row's plain form: `<RootView:0x7534660>.bottom >= <ContrastView:0x7534a50>.bottom + 8.0`.
  package func plainText(of row: RowSource) -> String? {
    consoleConstraint(row).map { PlainFormat(self).text(of: $0) }
  }

  /// Where a row was made; nil where nobody knows, or nobody wrote it.
  package func place(of row: RowSource) -> SourcePlace? {
    switch row {
    case .constraint(let id): objects.constraints[id]?.place
    case .generated(let node, _, _): objects.items[node]?.place
    }
  }

  /// What UIKit writes to the console about a conflict.
  package func consoleText(of conflict: LayoutConflict) -> String {
    // That sizes are not negative goes without saying in logs.
    let constraints = conflict.rows.compactMap { consoleConstraint($0) }
    guard let broken = consoleConstraint(conflict.broken) ?? constraints.last else { return "" }
    return format.text(of: ConsoleConflict(constraints, breaking: broken))
  }
}

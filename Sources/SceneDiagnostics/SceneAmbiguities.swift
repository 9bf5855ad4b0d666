import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// The views of a scene that its constraints leave undetermined.
///
/// Views that are open only by something nobody can know are left out.
final class SceneAmbiguities {
  private let layout: SceneLayout
  /// The layout without stretched contents, in which unknown sizes are decided.
  private let decided: SceneLayout
  private let names: LayoutNames
  /// The nodes that take part in conflicts; their frames depend on the constraint that Auto Layout breaks.
  private let conflicting: Set<NodeID>
  private let views: [NodeID: Int]

  private init(
    _ facts: inout SceneFacts, decided: SceneLayout, _ names: LayoutNames, conflicting: Set<NodeID>
  ) {
    self.decided = decided
    layout = facts.layout
    views = facts.views()
    self.names = names
    self.conflicting = conflicting
  }

  /// Makes the search; nil for a scene in which nothing is open.
  ///
  /// This is not an initializer, because Embedded Swift does not free an object whose initializer fails (a
  /// kilobyte for each scene that was judged, measured in WebAssembly's memory).
  static func search(
    _ facts: inout SceneFacts, _ names: LayoutNames, conflicting: Set<NodeID>
  ) throws(LayoutError) -> SceneAmbiguities? {
    guard facts.layout.document.usesAutoLayout else { return nil }
    // A tie between contents shows only where no content counts as large as its stretched view.
    var isFree = false
    for root in facts.layout.tree.rootNodes where !isFree {
      isFree = try !facts.unstretchedFreedom(under: root).isEmpty
    }
    guard isFree else { return nil }
    let decided = try facts.unstretched().withUnknownsDecided()
    return SceneAmbiguities(&facts, decided: decided, names, conflicting: conflicting)
  }

  var words: ConstraintWords { ConstraintWords(decided.tree, names) }

  /// The ambiguous views, and the reason for doubt about each other view that is open.
  func judged() throws(LayoutError) -> SceneJudgement.Ambiguous {
    var reports: [AmbiguityReport] = []
    var doubts: [NodeID: Doubt] = [:]
    for root in decided.tree.rootNodes {
      reports += try words.ambiguities(under: root) { group, opening in
        guard let doubt = doubt(about: opening, in: group) else { return true }
        for node in [group.node] + group.followers where doubts[node] == nil { doubts[node] = doubt }
        return false
      }
    }
    return (reports, doubts)
  }

  /// The reason why an open number may not be the document's own trouble; nil where it is.
  private func doubt(about opening: AmbiguityReport.Opening, in group: AmbiguityGroup) -> Doubt? {
    if ([group.node] + group.followers).contains(where: conflicting.contains) { return .conflict }
    guard isTrusted(group.node) else { return .grid }
    if isEmptyStack(group.node) { return .emptyStack }
    if isLaidOutByClipView(group.node) { return .outside }
    if isDecidedByStack(group, opening.part) { return .stackView }
    if isButtonWithoutFigures(group, opening) { return .openContent }
    guard case .tie(let rows) = opening.reason else { return nil }
    // A tie over a smaller range may come from metrics that are a little off, for each view by itself.
    guard opening.highest - opening.lowest > tolerance(for: group) else { return .closeTie }
    guard rows.allSatisfy(isTrusted) else { return .foreignTie }
    if rows.contains(where: isEmptyText) { return .emptyText }
    return isSettledByStack(group, opening.part) ? .stackOrder : nil
  }

  /// Whether a row is the content of an empty text field of macOS.
  ///
  /// Interface Builder marks ties of such labels on iOS (3 of 7, of other ties 10 of 16), on macOS not one of
  /// any ties (n = 8).
  private func isEmptyText(_ row: RowSource) -> Bool {
    guard layout.document.platform == .macOS, case .generated(let node, _, _) = row,
      let position = views[node]
    else { return false }
    let view = layout.scene.views[position]
    guard view.kind == .textField else { return false }
    return (TextFieldElement(view.varied).cell?.title ?? "").isEmpty
  }

  /// Whether a node is a list in a clip view, which its scroll view lays out, whatever constraints say.
  ///
  /// Interface Builder marks one of 6, in one of 4 projects.
  private func isLaidOutByClipView(_ node: NodeID) -> Bool {
    guard let position = views[node], let parent = layout.scene.views[position].parent,
      layout.scene.views[parent].kind == .clipView
    else { return false }
    switch layout.scene.views[position].kind {
    case .tableView, .outlineView, .collectionView: return true
    default: return false
    }
  }

  /// Whether only the extent of a button of macOS is missing, of which Plumb has no figures: AppKit's have a size of their own
  /// on both axes, whatever they show.
  private func isButtonWithoutFigures(_ group: AmbiguityGroup, _ opening: AmbiguityReport.Opening) -> Bool {
    guard layout.document.platform == .macOS, case .insufficient = opening.reason,
      let position = views[group.node], layout.scene.views[position].kind == .button
    else { return false }
    return group.parts.contains { $0.isExtent && $0.axis == opening.part.axis }
  }

  /// Whether a stack view decides in ways of its own: on macOS all of what it arranges, and elsewhere where views lie whose
  /// baselines it aligns, across it, and how long it is where it makes its spaces equal.
  ///
  /// Interface Builder marks 6 of 77 of the first, in one of 15 projects, none of 21 of the second, in 5, and of the last 6 of 51,
  /// in one of 9.
  private func isDecidedByStack(_ group: AmbiguityGroup, _ part: FramePart) -> Bool {
    let tree = decided.tree
    let nodes = [group.node] + group.followers
    return nodes.contains { node in
      let around = tree.parent(of: node).flatMap { tree.stack(of: $0) }
      if around != nil, layout.document.platform == .macOS { return true }
      if let own = tree.stack(of: node), own.axis == part.axis {
        return own.distribution == .equalSpacing || own.distribution == .equalCentering
      }
      guard let stack = around, stack.axis != part.axis else { return false }
      return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    }
  }

  /// Whether a node is a stack view of macOS without views that show.
  ///
  /// Interface Builder marks none of 39 in 12 projects; of 42 on iOS it marks 5, in 4 projects of 20.
  private func isEmptyStack(_ node: NodeID) -> Bool {
    guard layout.document.platform == .macOS, let position = views[node] else { return false }
    let hasViews = layout.tree.children(of: node).contains { child in
      views[child].map { !layout.scene.views[$0].isHidden } ?? false
    }
    return layout.scene.views[position].kind == .stackView && !hasViews
  }

  private func tolerance(for group: AmbiguityGroup) -> Double {
    let views = Double(group.followers.count + 1)
    return layout.document.platform == .macOS ? 8 + 2 * views : 4 + views / 2
  }

  /// Whether a node's rows are known well enough to call it ambiguous.
  ///
  /// Views outside of grids are, and contents of scroll views in which constraints place views. Views in a
  /// grid are not, since the rules of grids are known in part.
  private func isTrusted(_ node: NodeID) -> Bool {
    let tree = decided.tree
    guard let parent = tree.parent(of: node) else { return true }
    if views[node] == nil {
      return tree.contentArea(of: parent) == node
        && tree.children(of: parent).contains { views[$0] != nil && tree.placement(of: $0) == .constraints }
    }
    var current: NodeID? = node
    while let next = current {
      if let view = views[next], layout.scene.views[view].kind == .gridView { return false }
      current = tree.parent(of: next)
    }
    return true
  }

  /// Whether a row of a tie says something about the document.
  ///
  /// Rows of stack views do not, nor do rows of contents whose size is not known.
  private func isTrusted(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id):
      return decided.tree.constraint(id)?.origin.kind == .document
    case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
      return views[node].map { layout.isContentCertain(ofView: $0) } ?? false
    case .generated:
      return false
    }
  }

  /// Whether a stack view settles a tie.
  ///
  /// Stack views settle ties between the views along their axis by the views' order
  /// ("UIStackView.Distribution.fill").
  private func isSettledByStack(_ group: AmbiguityGroup, _ part: FramePart) -> Bool {
    ([group.node] + group.followers).contains { node in
      decided.tree.parent(of: node).flatMap { decided.tree.stack(of: $0)?.axis } == part.axis
    }
  }
}

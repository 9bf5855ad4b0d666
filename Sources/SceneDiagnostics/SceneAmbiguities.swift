import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import TextMetrics

/// The views of a scene that its constraints leave undetermined, without what is open only by what nobody can
/// know.
struct SceneAmbiguities {
  private let layout: SceneLayout
  /// As if nothing had been stretched, and with what nobody can know decided.
  private let decided: SceneLayout
  private let names: LayoutNames
  /// What a conflict is about; how large things are there depends on what Auto Layout breaks.
  private let conflicting: Set<NodeID>
  private let views: [NodeID: Int]

  /// Nil for a scene in which nothing is open.
  init?(
    _ layout: SceneLayout, _ names: LayoutNames, views: [NodeID: Int], conflicting: Set<NodeID>
  ) throws(LayoutError) {
    guard layout.document.usesAutoLayout else { return nil }
    // A tie between contents shows only where none of them counts as large as its view was stretched to.
    let natural = try layout.unstretched()
    var isFree = false
    for root in natural.tree.rootNodes where !isFree {
      isFree = try !natural.tree.freedom(under: root).isEmpty
    }
    guard isFree else { return nil }
    decided = try natural.withUnknownsDecided()
    self.layout = layout
    self.names = names
    self.views = views
    self.conflicting = conflicting
  }

  var words: ConstraintWords { ConstraintWords(decided.tree, names) }

  func reports() throws(LayoutError) -> [AmbiguityReport] {
    var reports: [AmbiguityReport] = []
    for root in decided.tree.rootNodes { reports += try words.ambiguities(under: root, where: isReported) }
    return reports
  }

  /// Whether a number that is open is the document's own trouble.
  private func isReported(_ group: AmbiguityGroup, _ opening: AmbiguityReport.Opening) -> Bool {
    guard !([group.node] + group.followers).contains(where: conflicting.contains) else { return false }
    guard isTrusted(group.node) else { return false }
    guard case .tie(let rows) = opening.reason else { return true }
    // A tie over less may come from metrics that are a little off, each view's by itself.
    guard opening.highest - opening.lowest > tolerance(for: group) else { return false }
    return rows.allSatisfy(isTrusted) && !isSettledByStack(group, opening.part)
  }

  private func tolerance(for group: AmbiguityGroup) -> Double {
    let views = Double(group.followers.count + 1)
    return layout.document.platform == .macOS ? 8 + 2 * views : 4 + views / 2
  }

  /// A view, or the content of a scroll view in which views are laid out; not what is inside a grid, whose
  /// rules are known in part.
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

  /// A row of a tie that says something about the document: not one of a stack view's own, nor one of a
  /// content whose size is not known.
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

  /// Stack views settle ties between the views along their axis by their order
  /// ("UIStackView.Distribution.fill").
  private func isSettledByStack(_ group: AmbiguityGroup, _ part: FramePart) -> Bool {
    ([group.node] + group.followers).contains { node in
      decided.tree.parent(of: node).flatMap { decided.tree.stack(of: $0)?.axis } == part.axis
    }
  }
}

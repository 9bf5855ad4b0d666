import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// The views of a scene that its constraints leave undetermined, without what is open only by what nobody can
/// know.
final class SceneAmbiguities {
  private let layout: SceneLayout
  /// As if nothing had been stretched, and with what nobody can know decided.
  private let decided: SceneLayout
  private let names: LayoutNames
  /// What a conflict is about; how large things are there depends on what Auto Layout breaks.
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

  /// Nil for a scene in which nothing is open. Not an initializer: Embedded Swift does not free an object whose initializer
  /// gives up (a kilobyte for each scene that was judged, measured in WebAssembly's memory).
  static func search(
    _ facts: inout SceneFacts, _ names: LayoutNames, conflicting: Set<NodeID>
  ) throws(LayoutError) -> SceneAmbiguities? {
    guard facts.layout.document.usesAutoLayout else { return nil }
    // A tie between contents shows only where none of them counts as large as its view was stretched to.
    var isFree = false
    for root in facts.layout.tree.rootNodes where !isFree {
      isFree = try !facts.unstretchedFreedom(under: root).isEmpty
    }
    guard isFree else { return nil }
    let decided = try facts.unstretched().withUnknownsDecided()
    return SceneAmbiguities(&facts, decided: decided, names, conflicting: conflicting)
  }

  var words: ConstraintWords { ConstraintWords(decided.tree, names) }

  /// What is ambiguous, and of what else is open why that is in doubt.
  func judged() throws(LayoutError) -> SceneJudgement.Ambiguous {
    var reports: [AmbiguityReport] = []
    var doubts: [NodeID: AmbiguityDoubt] = [:]
    for root in decided.tree.rootNodes {
      reports += try words.ambiguities(under: root) { group, opening in
        guard let doubt = doubt(about: opening, in: group) else { return true }
        for node in [group.node] + group.followers where doubts[node] == nil { doubts[node] = doubt }
        return false
      }
    }
    return (reports, doubts)
  }

  /// Why a number that is open need not be the document's own trouble; nil where it is.
  private func doubt(about opening: AmbiguityReport.Opening, in group: AmbiguityGroup) -> AmbiguityDoubt? {
    if ([group.node] + group.followers).contains(where: conflicting.contains) { return .conflict }
    guard isTrusted(group.node) else { return .grid }
    guard case .tie(let rows) = opening.reason else { return nil }
    // A tie over less may come from metrics that are a little off, each view's by itself.
    guard opening.highest - opening.lowest > tolerance(for: group) else { return .closeTie }
    guard rows.allSatisfy(isTrusted) else { return .foreignTie }
    if rows.contains(where: isEmptyText) { return .emptyText }
    return isSettledByStack(group, opening.part) ? .stackOrder : nil
  }

  /// Whether a row is the content of a text of macOS that says nothing. Interface Builder marks ties of such labels on
  /// iOS (3 of 7, of other ties 10 of 16), on macOS not one of any ties (n = 8).
  private func isEmptyText(_ row: RowSource) -> Bool {
    guard layout.document.platform == .macOS, case .generated(let node, _, _) = row,
      let position = views[node]
    else { return false }
    let view = layout.scene.views[position]
    guard view.kind == .textField else { return false }
    return (TextFieldElement(view.varied).cell?.title ?? "").isEmpty
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

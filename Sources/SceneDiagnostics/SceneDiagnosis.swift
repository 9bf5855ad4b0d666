import AutoLayout
import Findings
import Geometry
import InterfaceBuilder
import LayoutDiagnostics

/// Everything that is wrong with a scene's layout, explained in the document's terms.
public struct SceneDiagnosis: Sendable {
  public let layout: SceneLayout
  /// Says in words what the scene's rows demand.
  public let words: ConstraintWords
  public let conflicts: [ConflictReport]
  public let ambiguities: [AmbiguityReport]
  /// Says in words what the rows of ambiguities demand: contents have sizes of their own there, not what
  /// constraints stretched them to.
  public let ambiguityWords: ConstraintWords
  public let misplacements: [MisplacementReport]
  /// The views that nobody sees, or sees in part.
  public let lostViews: [LostView]
  /// Says in words what the rows of lost views demand: texts are as large there as they would have to be.
  public let lostWords: ConstraintWords
  /// The constraints that keep to left and right where text runs the other way.
  public let fixedDirections: [FixedDirection]
  /// The view of each node that is one.
  private let views: [NodeID: Int]

  /// Diagnoses a scene that was laid out.
  ///
  /// - Parameter doubts: What `doubts(about:)` says of the scenes in their document's own surroundings.
  /// - Complexity: Next to nothing for a scene without trouble; a few solutions of a copy for each trouble.
  public init(_ layout: SceneLayout, doubts: Doubts = .none) throws(LayoutError) {
    self.layout = layout
    let views = Self.views(of: layout)
    self.views = views
    let words = ConstraintWords(layout)
    self.words = words
    let conflicts = try SceneConflicts(layout, words, views: views, doubts: doubts)
    self.conflicts =
      doubts.isEmpty
      ? conflicts.certain
      : conflicts.certain.filter { !doubts.cover(layout.key(of: $0.broken), gap: $0.gap) }
    let conflicting = conflicts.nodes(in: layout.tree)
    let open = try SceneAmbiguities(layout, words.names, views: views, conflicting: conflicting)
    ambiguities = try open?.reports() ?? []
    ambiguityWords = open?.words ?? words
    misplacements = try SceneMisplacements(layout, views: views, conflicts: conflicts).reports()
    let lost = try SceneLostViews(layout, views: views, conflicts: conflicts).reports()
    fixedDirections = try SceneDirections(layout).reports()
    lostViews = lost?.lost ?? []
    lostWords = lost.map { ConstraintWords($0.layout.tree, words.names) } ?? words
  }

  private static func views(of layout: SceneLayout) -> [NodeID: Int] {
    var views: [NodeID: Int] = [:]
    for (position, node) in layout.viewNodes.enumerated() { views[node] = position }
    return views
  }

  /// What of a scene is not to be believed elsewhere.
  ///
  /// - Precondition: The scene is laid out in its document's own surroundings.
  public static func doubts(about layout: SceneLayout) throws(LayoutError) -> Doubts {
    let words = ConstraintWords(layout.tree, LayoutNames([:]))
    let views = views(of: layout)
    let conflicts = try SceneConflicts(layout, words, views: views, doubts: .none)
    var doubts = Doubts.none
    for report in conflicts.uncertain { doubts.rows[layout.key(of: report.broken)] = report.gap ?? .infinity }
    for root in layout.tree.rootNodes {
      let violations = try layout.tree.violations(under: root, placing: layout.recordedFrames)
      doubts.edges.formUnion(
        FrameEvidence(layout, views: views, violations: violations).uncorroboratedEdges(under: root))
    }
    return doubts
  }

  // MARK: The document's terms

  /// The position of the view in `layout.scene.views`; nil for guides.
  public func view(of node: NodeID) -> Int? { views[node] }

  /// The element that a row comes from: the constraint's, or the view's.
  public func element(of row: RowSource) -> MarkupElement? {
    switch row {
    case .constraint(let id):
      guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { return nil }
      return layout.scene.constraints[Int(origin.reference)].element
    case .generated(let node, _, _):
      return element(of: node)
    }
  }

  /// The element of a view, or of the view that a guide belongs to.
  public func element(of node: NodeID) -> MarkupElement? {
    var current: NodeID? = node
    while let next = current {
      if let view = views[next] { return layout.scene.views[view].element }
      current = layout.tree.parent(of: next)
    }
    return nil
  }

  public func name(of node: NodeID) -> String { words.name(of: node) }
}

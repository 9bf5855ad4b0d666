import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// The facts about a solved scene that diagnoses, tables and explanations share.
///
/// Most facts take solutions or walks through the document. Each one is therefore computed on first use and
/// kept. Whoever makes the facts of a scene passes them on.
package struct SceneFacts: Sendable {
  @Boxed package private(set) var layout: SceneLayout
  /// The facts about the layout's tree.
  package var tree: LayoutFacts
  private var knownViews: [NodeID: Int]?
  private var knownNames: SceneNames?
  private var knownRowNames: RowNames?
  private var knownFrames: [NodeID: Rect]?
  /// The evidence of the recorded frames, by root.
  private var knownEvidence: [NodeID: FrameEvidence] = [:]
  @Boxed private var knownUnstretched: Unstretched? = nil

  private struct Unstretched {
    @Boxed var layout: SceneLayout
    /// The facts about the unstretched tree; nil where nothing was stretched, and the scene's own facts hold.
    var facts: LayoutFacts?
  }

  /// - Parameters:
  ///   - layout: A solved layout.
  ///   - names: The names of the scene's views and guides, from those who have them already.
  package init(_ layout: SceneLayout, names: SceneNames? = nil) {
    self.layout = layout
    knownNames = names
    tree = LayoutFacts(layout.tree)
  }

  // MARK: Views and names

  /// The position of each view in `layout.scene.views`, by node; guides have none.
  mutating func views() -> [NodeID: Int] {
    if let known = knownViews { return known }
    let views = layout.views
    knownViews = views
    return views
  }

  /// The names under which people see the scene's views and guides.
  package mutating func names() -> SceneNames {
    if let known = knownNames { return known }
    let names = SceneNames(layout.scene, in: layout.document)
    knownNames = names
    return names
  }

  /// The names of rows and anchors, which are the same in all surroundings.
  package mutating func rowNames() -> RowNames {
    if let known = knownRowNames { return known }
    let names = RowNames(layout)
    knownRowNames = names
    return names
  }

  // MARK: Recorded frames

  /// The evidence of the recorded frames about the constraints under a root.
  ///
  /// - Complexity: Linear in the rows of the root's tree, and in the views and constraints of the scene.
  mutating func evidence(under root: NodeID) throws(LayoutError) -> FrameEvidence {
    if let known = knownEvidence[root] { return known }
    let violations = try layout.tree.violations(under: root, placing: recordedFrames())
    let found = FrameEvidence(layout, views: views(), violations: violations)
    knownEvidence[root] = found
    return found
  }

  /// The recorded frame of each view that has one, by node, in the tree's coordinates.
  private mutating func recordedFrames() -> [NodeID: Rect] {
    if let known = knownFrames { return known }
    var frames: [NodeID: Rect] = [:]
    for (position, node) in layout.viewNodes.enumerated() where layout.scene.views[position].recorded != nil {
      frames[node] = layout.givenFrames[position]
    }
    knownFrames = frames
    return frames
  }

  // MARK: Contents of their own size

  /// The solved layout of `SceneLayout.unstretched()`.
  ///
  /// Recorded sizes do not stand there for contents whose own size is clearly another one.
  mutating func unstretched() throws(LayoutError) -> SceneLayout { try unstretchedFacts().layout }

  /// The freedom that the constraints leave under a root in the unstretched layout, by node.
  mutating func unstretchedFreedom(under root: NodeID) throws(LayoutError) -> [NodeID: FrameFreedom] {
    var known = try unstretchedFacts()
    guard known.facts != nil else { return try tree.freedom(under: root) }
    let free = try known.facts?.freedom(under: root) ?? [:]
    knownUnstretched = known
    return free
  }

  private mutating func unstretchedFacts() throws(LayoutError) -> Unstretched {
    if let known = knownUnstretched { return known }
    let copy = try layout.unstretched()
    // A copy with the same solver work has the same solution.
    let made = Unstretched(
      layout: copy, facts: copy.tree.work == layout.tree.work ? nil : LayoutFacts(copy.tree))
    knownUnstretched = made
    return made
  }
}

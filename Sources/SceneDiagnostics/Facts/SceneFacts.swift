import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// What is known of a scene that was laid out: what diagnoses, tables and explanations of it begin with.
///
/// Several of them need the same, and most of it takes solutions or walks through the document. So each fact is found out
/// when it is first asked for, and kept; who makes facts hands them on.
package struct SceneFacts: Sendable {
  package let layout: SceneLayout
  /// What is known of the layout's tree.
  package var tree: LayoutFacts
  private var knownViews: [NodeID: Int]?
  private var knownNames: SceneNames?
  private var knownRowNames: RowNames?
  private var knownFrames: [NodeID: Rect]?
  /// By roots.
  private var knownEvidence: [NodeID: FrameEvidence] = [:]
  private var knownUnstretched: Unstretched?

  private struct Unstretched {
    var layout: SceneLayout
    /// Nil where nothing was stretched: the scene's own hold there as well.
    var facts: LayoutFacts?
  }

  /// - Parameter layout: Solved.
  package init(_ layout: SceneLayout) {
    self.layout = layout
    tree = LayoutFacts(layout.tree)
  }

  // MARK: Views and names

  /// The positions of views by their nodes; guides have none.
  mutating func views() -> [NodeID: Int] {
    if let known = knownViews { return known }
    let views = layout.views
    knownViews = views
    return views
  }

  /// What a person calls views and guides.
  package mutating func names() -> SceneNames {
    if let known = knownNames { return known }
    let names = SceneNames(layout.scene, in: layout.document)
    knownNames = names
    return names
  }

  /// The ids of rows and anchors, the same in all surroundings.
  package mutating func rowNames() -> RowNames {
    if let known = knownRowNames { return known }
    let names = RowNames(layout)
    knownRowNames = names
    return names
  }

  // MARK: Recorded frames

  /// What the recorded frames say against the constraints under a root.
  ///
  /// - Complexity: Linear in the rows of the root's tree, and in the views and constraints of the scene.
  mutating func evidence(under root: NodeID) throws(LayoutError) -> FrameEvidence {
    if let known = knownEvidence[root] { return known }
    let violations = try layout.tree.violations(under: root, placing: recordedFrames())
    let found = FrameEvidence(layout, views: views(), violations: violations)
    knownEvidence[root] = found
    return found
  }

  /// The frames that the document records, in the tree's coordinates.
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

  /// The layout in which no recorded size stands for a content that is clearly of another size, as
  /// `SceneLayout.unstretched` has it.
  mutating func unstretched() throws(LayoutError) -> SceneLayout { try unstretchedFacts().layout }

  /// What the constraints leave undecided under a root where nothing counts as large as it was stretched to.
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
    // What solved nothing anew has the same solution.
    let made = Unstretched(
      layout: copy, facts: copy.tree.work == layout.tree.work ? nil : LayoutFacts(copy.tree))
    knownUnstretched = made
    return made
  }
}

import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

extension LayoutAnswer {
  /// A window that its content keeps from the size that it was asked to have.
  public struct Window: Hashable, Sendable {
    /// The id of the view that fills it.
    public let root: String
    public let asked: Size
    public let reached: Size
    /// What the views are called whose constraints and contents hold the width, and then the height, the nearest first.
    public let heldBy: [String]
    /// What `plumb why` is asked for: `ID.width`.
    package let numbers: [String]
  }

  /// The windows that do not become as large as they were asked to.
  public var windows: [Window] { scenes.compactMap(\.window) }
}

extension DocumentSession {
  /// Where the window of a scene stops, and who stops it.
  ///
  /// - Complexity: Nothing where it does not stop; else that of explaining its width and height.
  mutating func windowStop(ofScene position: Int) throws(AnswerError) -> LayoutAnswer.Window? {
    let layout = try layout(ofScene: position)
    guard let stop = layout.windowStop else { return nil }
    let root = layout.viewNodes[stop.root]
    let inspection = layout.inspection(file: name)
    var attributes: [Attribute] = []
    if abs(stop.asked.width - stop.reached.width) > 0.01 { attributes.append(.width) }
    if abs(stop.asked.height - stop.reached.height) > 0.01 { attributes.append(.height) }
    let numbers = attributes.map { LayoutNumber(Anchor(root, $0)) }
    let explanations = try asking(position) { facts throws(LayoutError) in
      try inspection.why(numbers, &facts.tree, briefly: true)
    }
    var holders: [NodeID] = []
    for influence in explanations.flatMap(\.influences) {
      for node in layout.tree.nodes(of: influence.row) where node != root && !holders.contains(node) {
        holders.append(node)
      }
    }
    let id = layout.scene.views[stop.root].id
    return LayoutAnswer.Window(
      root: id, asked: stop.asked, reached: stop.reached,
      heldBy: holders.map { inspection.words.name(of: $0) }, numbers: attributes.map { "\(id).\($0.name)" })
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

/// A layout tree whose nodes have names, for sentences to be compared with.
struct NamedTree {
  var tree = LayoutTree()
  /// “Screen”, at the origin.
  let root: NodeID
  private var names: [NodeID: String] = [:]

  init(_ width: Double = 414, _ height: Double = 800) throws {
    root = try tree.addNode(frame: Rect(x: 0, y: 0, width: width, height: height), placement: .encapsulated)
    names[root] = "Screen"
  }

  /// The words for the tree, laid out.
  mutating func words() throws -> ConstraintWords {
    try tree.layout()
    return ConstraintWords(tree, LayoutNames(names))
  }

  /// The tree as diagnostics look into it, laid out.
  mutating func inspection() throws -> LayoutInspection {
    try tree.layout()
    return LayoutInspection(tree, LayoutObjects(), names: LayoutNames(names))
  }

  mutating func add(
    _ name: String?, in parent: NodeID? = nil, _ frame: Rect = .zero, _ placement: Placement = .constraints,
    content: ContentSize = .none
  ) throws -> NodeID {
    let node = try tree.addNode(parent: parent ?? root, frame: frame, placement: placement)
    names[node] = name
    try tree.setContentSize(content, of: node)
    return node
  }

  /// Adds `first.attribute  relation  multiplier · second.attribute + constant`.
  @discardableResult
  mutating func relate(
    _ first: NodeID, _ attribute: Attribute, _ relation: Relation = .equal, _ second: NodeID? = nil,
    _ secondAttribute: Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: Double = 1000
  ) throws -> LayoutConstraintID {
    try tree.add(
      LayoutConstraint(
        Anchor(first, attribute), relation, to: second.map { Anchor($0, secondAttribute ?? attribute) },
        multiplier: multiplier, constant: constant, priority: Priority(priority)))
  }

  /// Fixes what is not horizontal.
  mutating func placeVertically(_ node: NodeID) throws {
    try relate(node, .top, .equal, root)
    try relate(node, .height, plus: 20)
  }

  mutating func setPriorities(
    _ hugging: Double, _ resistance: Double, _ axis: Axis = .horizontal, of node: NodeID
  ) throws {
    try tree.setContentPriorities(
      ContentPriorities(hugging: Priority(hugging), compressionResistance: Priority(resistance)), axis,
      of: node)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Short ways to build the trees of tests.
extension LayoutTree {
  /// A root of the given size, at the origin.
  mutating func makeRoot(_ width: Double = 400, _ height: Double = 300) throws -> NodeID {
    try addNode(frame: Rect(x: 0, y: 0, width: width, height: height), placement: .encapsulated)
  }

  /// A view without a mask of its own; the frame is only what is kept where nothing decides.
  mutating func makeView(
    in parent: NodeID, _ frame: Rect = .zero, content: ContentSize = .none
  ) throws -> NodeID {
    let node = try addNode(parent: parent, frame: frame)
    try setContentSize(content, of: node)
    return node
  }

  /// A view whose frame is fixed.
  mutating func makeFixed(
    in parent: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws -> NodeID {
    try addNode(
      parent: parent, frame: Rect(x: x, y: y, width: width, height: height), placement: .fixedFrame)
  }

  /// Adds `first.attribute  relation  multiplier · second.attribute + constant`.
  @discardableResult
  mutating func relate(
    _ first: NodeID, _ attribute: Attribute, _ relation: Relation = .equal, _ second: NodeID? = nil,
    _ secondAttribute: Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: Double = 1000
  ) throws -> LayoutConstraintID {
    try add(
      LayoutConstraint(
        Anchor(first, attribute), relation, to: second.map { Anchor($0, secondAttribute ?? attribute) },
        multiplier: multiplier, constant: constant, priority: Priority(priority)))
  }

  /// Four required constraints: distance from the near edges and size.
  mutating func place(
    _ node: NodeID, in parent: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws {
    try relate(node, .left, .equal, parent, plus: x)
    try relate(node, .top, .equal, parent, plus: y)
    try relate(node, .width, plus: width)
    try relate(node, .height, plus: height)
  }

  /// Pins all edges to those of the parent.
  mutating func fill(_ node: NodeID, _ parent: NodeID, inset: Double = 0) throws {
    try relate(node, .leading, .equal, parent, plus: inset)
    try relate(node, .trailing, .equal, parent, plus: -inset)
    try relate(node, .top, .equal, parent, plus: inset)
    try relate(node, .bottom, .equal, parent, plus: -inset)
  }

  /// A node and everything below it, parents first.
  func members(under node: NodeID) -> [NodeID] {
    [node] + children(of: node).flatMap { members(under: $0) }
  }
}

/// Expects solved frames, to a millionth of a point.
func expectFrame(
  _ tree: LayoutTree, _ node: NodeID, _ expected: Rect, _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) {
  guard let frame = tree.frame(of: node) else {
    Issue.record("no frame: \(comment())", sourceLocation: location)
    return
  }
  if !(frame.edgeDistance(to: expected) < 1e-6) {
    Issue.record(
      "\(frame.brief) is not \(expected.brief): \(comment())", sourceLocation: location)
  }
}

func expectFrame(
  _ tree: LayoutTree, _ node: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ comment: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
) {
  expectFrame(tree, node, Rect(x: x, y: y, width: width, height: height), comment(), at: location)
}

/// Lays out and expects the tree's parts to agree before and after.
func layOut(
  _ tree: inout LayoutTree, _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) throws {
  expectConsistent(tree, comment(), at: location)
  try tree.layout()
  expectConsistent(tree, comment(), at: location)
}

func expectConsistent(
  _ tree: LayoutTree, _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) {
  do throws(LayoutInvariantViolation) {
    try tree.checkInvariants()
  } catch {
    Issue.record("\(error.message) (\(error.index)): \(comment())", sourceLocation: location)
  }
}

extension Rect {
  var brief: String { "[\(minX), \(minY), \(width), \(height)]" }
}

extension TermList {
  var all: [Term] { (0..<count).map { self[$0] } }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import TestSupport

/// A random layout with a few views under a root, and with constraints that often clash or do not suffice; a seed repeats
/// it.
struct RandomLayout {
  private(set) var tree = LayoutTree()
  let root: NodeID
  private(set) var nodes: [NodeID] = []
  private var generator: SeededGenerator

  /// - Parameter constraints: How many there are, for each view.
  init(seed: UInt64, constraints: ClosedRange<Int>, required percent: Int = 70) throws {
    generator = SeededGenerator(seed: seed)
    root = try tree.addNode(frame: Rect(x: 0, y: 0, width: 300, height: 400), placement: .encapsulated)
    nodes = [root]
    for _ in 0..<Int.random(in: 1...4, using: &generator) { try addNode() }
    for node in nodes.dropFirst() {
      for _ in 0..<Int.random(in: constraints, using: &generator) {
        try addConstraint(of: node, required: percent)
      }
    }
    try tree.layout()
  }

  private mutating func addNode() throws {
    let parent = chance(70) ? root : nodes.pick(&generator)
    let placement: Placement =
      chance(88)
      ? .constraints
      : .mask(
        AutoresizingMask(rawValue: UInt8(Int.random(in: 0..<64, using: &generator))),
        container: Size(width: 300, height: 400))
    let node = try tree.addNode(
      parent: parent,
      frame: Rect(x: length(0...99), y: length(0...99), width: length(1...150), height: length(1...100)),
      placement: placement)
    nodes.append(node)
    if chance(40) {
      try tree.setContentSize(ContentSize(width: length(0...90), height: length(0...40)), of: node)
    }
    if chance(20) {
      try tree.setAlignmentInsets(
        EdgeInsets(top: length(0...4), left: length(0...4), bottom: length(0...4), right: length(0...4)),
        of: node)
    }
    if chance(30) { try tree.setMargins(EdgeInsets(all: 8), of: node) }
  }

  private mutating func addConstraint(of node: NodeID, required percent: Int) throws {
    let attribute = [
      Attribute.leading, .leading, .trailing, .top, .top, .bottom, .width, .height, .centerX, .centerY,
      .leadingMargin, .bottomMargin,
    ].pick(&generator)
    let partners = Attribute.allCases.filter {
      $0.isDimension == attribute.isDimension && ($0.isDimension || $0.axis == attribute.axis)
    }
    let other = chance(60) ? tree.parent(of: node) ?? root : nodes.pick(&generator)
    let isAlone = attribute.isDimension && chance(60)
    let second =
      isAlone || other == node ? nil : Anchor(other, chance(70) ? attribute : partners.pick(&generator))
    if second == nil, !attribute.isDimension { return }
    _ = try tree.add(
      LayoutConstraint(
        Anchor(node, attribute),
        [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].pick(&generator),
        to: second, multiplier: chance(85) ? 1 : 0.5, constant: length(-20...60),
        priority: Priority(chance(percent) ? 1000 : [999, 750, 250].pick(&generator))))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }
}

extension LayoutTree {
  /// What is open under a root, part by part.
  func freeParts(under root: NodeID) throws -> Set<FramePartID> {
    Set(
      try freedom(under: root).flatMap { entry in
        entry.free.parts.map { FramePartID(node: entry.node, part: $0) }
      })
  }
}

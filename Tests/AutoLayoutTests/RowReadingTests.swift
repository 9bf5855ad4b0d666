import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Rows and numbers read back from a small tree; values by hand.
@Suite("Rows read back")
struct RowReadingTests {
  private func tree(
    _ direction: LayoutDirection = .leftToRight
  ) throws -> (LayoutTree, root: NodeID, box: NodeID, [LayoutConstraintID]) {
    var tree = LayoutTree()
    let root = try tree.addNode(frame: Rect(x: 0, y: 0, width: 300, height: 400), placement: .encapsulated)
    let box = try tree.addNode(parent: root, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    try tree.setDirection(direction, of: root)
    try tree.setDirection(direction, of: box)
    let constraints = [
      try tree.add(LayoutConstraint(Anchor(box, .leading), to: Anchor(root, .leading), constant: 20)),
      try tree.add(
        LayoutConstraint(Anchor(box, .width), to: Anchor(root, .width), multiplier: 0.5, constant: -10)),
      try tree.add(
        LayoutConstraint(
          Anchor(box, .trailing), .lessThanOrEqual, to: Anchor(root, .trailing), constant: -30)),
      try tree.add(
        LayoutConstraint(Anchor(box, .width), .greaterThanOrEqual, constant: 200, priority: Priority(500))),
    ]
    try tree.layout()
    return (tree, root, box, constraints)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidesAreNumbersOfTheContainer(_ direction: LayoutDirection) throws {
    let (tree, root, _, constraints) = try tree(direction)
    let isMirrored = direction == .rightToLeft
    let leading = try #require(tree.sides(of: constraints[0]))
    #expect(leading.container == root && (leading.mirror != nil) == isMirrored)
    #expect(tree.value(of: leading.first) == (isMirrored ? 280 : 20))
    #expect(tree.value(of: try #require(leading.second)) == (isMirrored ? 300 : 0))
    let width = try #require(tree.sides(of: constraints[1]))
    #expect(tree.value(of: width.first) == 140 && width.mirror == nil)
  }

  @Test func rowsTellHowTheyStand() throws {
    let (tree, _, _, constraints) = try tree()
    let readings = constraints.map { tree.reading(of: .constraint($0)) }
    #expect(readings.map { $0?.violation } == [0, 0, 0, 60])
    // 300 − 30 − 20 − 140 are left.
    #expect(readings.map { $0?.slack } == [nil, nil, 110, nil])
    #expect(readings.map { $0?.isBroken } == [false, false, false, false])
    let obstacles = try tree.obstacles(to: [.constraint(constraints[3])])[0]
    #expect(obstacles.contains { $0.row == .constraint(constraints[1]) && $0.claim == .outranks })
  }

  @Test func numbersHaveCausesAndRanges() throws {
    let (tree, root, box, constraints) = try tree()
    let right = try tree.expression(of: LayoutNumber(Anchor(box, .right)))
    #expect(tree.value(of: right) == 160)
    let causes = try tree.causes(of: right)
    #expect(
      Set(causes.map(\.row)) == [
        .constraint(constraints[0]), .constraint(constraints[1]),
        .generated(root, .encapsulatedSize, .width),
      ])
    #expect(causes.first { $0.row == .generated(root, .encapsulatedSize, .width) }?.sensitivity == 0.5)
    #expect(try tree.range(of: right) == (160, 160))
    let sweep = try #require(
      try tree.sweep(.constraint(constraints[0]), by: -50...200, watching: right))
    let change = try #require(sweep.changes.first { $0.row == .constraint(constraints[2]) })
    #expect(abs(change.shift - 110) < 1e-9 && abs(change.value - 270) < 1e-9)
  }
}

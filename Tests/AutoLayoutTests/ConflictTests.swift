import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Conflicting sets: complete, irreducible, and laid to what somebody can change.
@Suite struct ConflictTests {
  @Test func twoEdgesAndAWidth() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    let leading = try tree.relate(view, .leading, .equal, root, plus: 10)
    let trailing = try tree.relate(view, .trailing, .equal, root, plus: -10)
    let width = try tree.relate(view, .width, plus: 50)
    try tree.relate(view, .height, plus: 5)
    try layOut(&tree)
    let conflicts = try tree.conflicts(under: root)
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?.rows == [
        .generated(root, .encapsulatedSize, .width), .constraint(leading), .constraint(trailing),
        .constraint(width),
      ])
    #expect(conflicts.first?.broken == .constraint(width))
    expectFrame(tree, view, 10, 0, 80, 5)
    for member in [leading, trailing, width] {
      var without = tree
      try without.remove(member)
      try layOut(&without)
      #expect(try without.conflicts(under: root).isEmpty)
    }
    try tree.setPriority(Priority(999), of: width)
    try layOut(&tree)
    #expect(try tree.conflicts(under: root).isEmpty)
    try tree.setPriority(.required, of: width)
    try layOut(&tree)
    #expect(try tree.conflicts(under: root).count == 1)
    try tree.setGivenFrame(Rect(x: 0, y: 0, width: 70, height: 100), of: root)
    try layOut(&tree)
    #expect(try tree.conflicts(under: root).isEmpty)
  }

  @Test func aMaskAndAConstraint() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.addNode(
      parent: root, frame: Rect(x: 5, y: 5, width: 20, height: 20),
      placement: .mask([], container: Size(width: 100, height: 100)))
    let width = try tree.relate(view, .width, plus: 50)
    try layOut(&tree)
    let conflict = try #require(try tree.conflicts(under: root).first)
    #expect(conflict.rows == [.generated(view, .mask, .width), .constraint(width)])
    #expect(conflict.broken == .constraint(width))
    expectFrame(tree, view, 5, 5, 20, 20)
  }

  @Test func whatIsWrittenComesBeforeContent() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root, content: ContentSize(width: 80, height: nil))
    try tree.setContentPriorities(
      ContentPriorities(hugging: Priority(250), compressionResistance: .required), .horizontal, of: view)
    let width = try tree.relate(view, .width, plus: 50)
    try layOut(&tree)
    let conflict = try #require(try tree.conflicts(under: root).first)
    #expect(conflict.broken == .generated(view, .contentCompressionResistance, .width))
    #expect(conflict.rows.contains(.constraint(width)))
    #expect(conflict.rows.count == 2)
  }

  @Test func sizesGiveWayFirstThenFarEdges() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var tree = LayoutTree()
      let root = try tree.makeRoot(100, 100)
      let view = try tree.makeView(in: root)
      var ids: [Int: LayoutConstraintID] = [:]
      for kind in order {
        switch kind {
        case 0: ids[0] = try tree.relate(view, .leading, .equal, root, plus: 10)
        case 1: ids[1] = try tree.relate(view, .trailing, .equal, root, plus: -10)
        default: ids[2] = try tree.relate(view, .width, plus: 50)
        }
      }
      try layOut(&tree)
      #expect(try tree.conflicts(under: root).map(\.broken) == [.constraint(ids[2]!)])
      try tree.remove(ids[2]!)
      let center = try tree.relate(view, .centerX, .equal, root, plus: 5)
      try layOut(&tree)
      let conflict = try #require(try tree.conflicts(under: root).first)
      #expect(conflict.broken == .constraint(ids[1]!))
      #expect(conflict.rows.contains(.constraint(center)))
    }
  }

  @Test func theCallersOrderDecides() throws {
    for reversed in [false, true] {
      var tree = LayoutTree()
      let root = try tree.makeRoot(100, 100)
      let view = try tree.makeView(in: root)
      let a = try tree.add(LayoutConstraint(Anchor(view, .width), constant: 50), rank: reversed ? 2 : 1)
      let b = try tree.add(LayoutConstraint(Anchor(view, .width), constant: 60), rank: reversed ? 1 : 2)
      try layOut(&tree)
      #expect(try tree.conflicts(under: root).map(\.broken) == [.constraint(reversed ? a : b)])
    }
  }

  @Test func independentConflictsAreFoundOneByOne() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    var broken: [RowSource] = []
    for _ in 0..<5 {
      let view = try tree.makeView(in: root)
      try tree.relate(view, .width, plus: 50)
      broken.append(.constraint(try tree.relate(view, .width, .greaterThanOrEqual, plus: 60)))
      broken.append(.constraint(try tree.relate(view, .width, .lessThanOrEqual, plus: 40)))
    }
    try layOut(&tree)
    let conflicts = try tree.conflicts(under: root)
    #expect(conflicts.map(\.broken) == broken)
    #expect(conflicts.allSatisfy { $0.rows.count == 2 })
  }

  @Test func aNegativeWidth() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    let right = try tree.relate(view, .right, .equal, root, .left, plus: 30)
    let left = try tree.relate(view, .left, .equal, root, plus: 40)
    try layOut(&tree)
    let conflict = try #require(try tree.conflicts(under: root).first)
    #expect(
      conflict.rows == [
        .generated(view, .nonNegativeSize, .width), .constraint(left), .constraint(right),
      ])
  }

  @Test func conflictsBelongToTheirRoot() throws {
    var tree = LayoutTree()
    let sound = try tree.makeRoot(100, 100)
    let root = try tree.makeRoot(100, 100)
    try tree.relate(root, .width, plus: 50)
    try layOut(&tree)
    #expect(try tree.conflicts(under: sound).isEmpty)
    #expect(try tree.conflicts(under: root).map(\.rows.count) == [2])
  }

  /// One of two required widths is refused, the one that was added later; both `isBroken` and
  /// `refusalVersion` follow the conflict as it comes, stays, moves and goes.
  @Test func whatIsBrokenIsKnown() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root)
    let first = try tree.relate(view, .width, plus: 10)
    try layOut(&tree)
    let before = tree.refusalVersion
    #expect(!tree.isBroken(first))
    let second = try tree.relate(view, .width, plus: 20)
    #expect(!tree.isBroken(second))
    try layOut(&tree)
    #expect(tree.isBroken(second) && !tree.isBroken(first))
    #expect(tree.refusalVersion == before + 1)
    try tree.setConstant(30, of: second)
    try layOut(&tree)
    #expect(tree.isBroken(second))
    #expect(tree.refusalVersion == before + 1)
    try tree.setPriority(Priority(999), of: second)
    try layOut(&tree)
    #expect(!tree.isBroken(second))
    #expect(tree.refusalVersion == before + 2)
    expectFrame(tree, view, 0, 0, 10, 0)
    try tree.setPriority(.required, of: second)
    try tree.setPriority(Priority(1), of: first)
    try layOut(&tree)
    #expect(tree.refusalVersion == before + 2)
    expectFrame(tree, view, 0, 0, 30, 0)
    try tree.setPriority(.required, of: first)
    try layOut(&tree)
    #expect(tree.isBroken(second))
    try tree.remove(second)
    #expect(!tree.isBroken(second))
    try layOut(&tree)
    #expect(tree.refusalVersion == before + 4)
    let third = try tree.relate(view, .width, plus: 40)
    try layOut(&tree)
    #expect(tree.isBroken(third))
    try tree.remove(root)
    #expect(tree.refusalVersion == before + 6)
    #expect(!tree.isBroken(third))
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// What constraints leave open.
@Suite struct FreedomTests {
  /// The constraints that place a view in a root of 100 × 100, one for each part of its frame.
  private static let parts: [(part: FrameFreedom, attribute: Attribute, constant: Double)] = [
    (.x, .left, 10), (.y, .top, 20), (.width, .width, 30), (.height, .height, 40),
  ]

  @Test func everySetOfMissingParts() throws {
    for missing in 0..<UInt8(16) {
      var tree = LayoutTree()
      let root = try tree.makeRoot(100, 100)
      let view = try tree.makeView(in: root, Rect(x: 1, y: 2, width: 3, height: 4))
      for (part, attribute, constant) in Self.parts where missing & part.rawValue == 0 {
        try tree.relate(view, attribute, plus: constant)
      }
      let free = FrameFreedom(rawValue: missing)
      try layOut(&tree)
      let found = try tree.freedom(under: root)
      #expect(found.map(\.free) == (free.isEmpty ? [] : [free]))
      expectFrame(
        tree, view, free.contains(.x) ? 1 : 10, free.contains(.y) ? 2 : 20,
        free.contains(.width) ? 3 : 30, free.contains(.height) ? 4 : 40)
    }
  }

  @Test func inequalitiesLeaveRoomAndKeepTheRecordedValue() throws {
    for (recorded, expected) in [(10.0, 30.0), (45, 45), (90, 60)] {
      var tree = LayoutTree()
      let root = try tree.makeRoot(100, 100)
      let view = try tree.makeView(in: root, Rect(x: 0, y: 0, width: recorded, height: 10))
      try tree.relate(view, .left, .equal, root)
      try tree.relate(view, .top, .equal, root)
      try tree.relate(view, .height, plus: 10)
      try tree.relate(view, .width, .greaterThanOrEqual, plus: 30)
      try tree.relate(view, .width, .lessThanOrEqual, plus: 60)
      try layOut(&tree)
      #expect(try tree.freedom(under: root).map(\.free) == [.width])
      expectFrame(tree, view, 0, 0, expected, 10)
    }
  }

  @Test func positionsAreRelativeToTheParent() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let outer = try tree.makeView(in: root)
    let inner = try tree.makeView(in: outer)
    let innermost = try tree.makeView(in: inner)
    // The outer view has no x; what lies in it by constraints to it does not move in its coordinates.
    for (part, attribute, constant) in Self.parts where part != .x {
      try tree.relate(outer, attribute, plus: constant)
    }
    try tree.fill(inner, outer)
    // Tied to the root, it does.
    try tree.place(innermost, in: root, 5, 5, 10, 10)
    try layOut(&tree)
    let free = try tree.freedom(under: root)
    #expect(free.map(\.node) == [outer, innermost])
    #expect(free.map(\.free) == [.x, .x])
    #expect(try tree.freedom(under: inner).map(\.node) == [innermost])
  }

  @Test func anInnerWidthThatFollowsAFreeOneIsFree() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let outer = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 70, height: 10))
    let inner = try tree.makeView(in: outer)
    for (part, attribute, constant) in Self.parts where part != .width {
      try tree.relate(outer, attribute, plus: constant)
    }
    try tree.fill(inner, outer, inset: 5)
    try layOut(&tree)
    #expect(try tree.freedom(under: root).map(\.free) == [.width, .width])
    expectFrame(tree, inner, 5, 5, 60, 30)
  }

  @Test func anyPriorityDecides() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    for (_, attribute, constant) in Self.parts { try tree.relate(view, attribute, plus: constant, at: 1) }
    try layOut(&tree)
    #expect(try tree.freedom(under: root).isEmpty)
    expectFrame(tree, view, 10, 20, 30, 40)
  }

  @Test func rootsAreFreeUnlessPlaced() throws {
    var tree = LayoutTree()
    let root = try tree.addNode(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    try layOut(&tree)
    #expect(try tree.freedom(under: root).map(\.free) == [[.x, .y, .width, .height]])
    expectFrame(tree, root, 1, 2, 3, 4)
  }
}

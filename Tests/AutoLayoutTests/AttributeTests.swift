import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Each attribute against a value worked out by hand.
@Suite struct AttributeTests {
  /// The value of every attribute of a view whose frame is [30, 40, 100, 60], in its superview's coordinates,
  /// left to right. Alignment insets: top 1, left 2, bottom 3, right 4. Margins: top 5, left 6, bottom 7,
  /// right 8. Baselines: 9 from the alignment rectangle's top, 10 from its bottom.
  private static let values: [(attribute: Attribute, value: Double)] = [
    (.left, 32), (.right, 126), (.top, 41), (.bottom, 97), (.leading, 32), (.trailing, 126),
    (.width, 94), (.height, 56), (.centerX, 79), (.centerY, 69), (.lastBaseline, 87), (.firstBaseline, 50),
    (.leftMargin, 36), (.rightMargin, 122), (.topMargin, 45), (.bottomMargin, 93),
    (.leadingMargin, 36), (.trailingMargin, 122), (.centerXWithinMargins, 79), (.centerYWithinMargins, 69),
  ]

  private static let mirrored: [Attribute: Double] = [
    .leading: 126, .trailing: 32, .leadingMargin: 122, .trailingMargin: 36,
  ]

  private func makeSubject(_ tree: inout LayoutTree, in parent: NodeID) throws -> NodeID {
    let view = try tree.makeFixed(in: parent, 30, 40, 100, 60)
    try tree.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), of: view)
    try tree.setMargins(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8), of: view)
    try tree.setBaselines(Baselines(firstFromTop: 9, lastFromBottom: 10), of: view)
    return view
  }

  @Test func everyAttributeIsListed() {
    #expect(Self.values.map(\.attribute) == Attribute.allCases)
  }

  /// A probe without insets is tied to the attribute; its frame shows the value.
  @Test(arguments: LayoutDirection.allCases) func everyAttributeRead(direction: LayoutDirection) throws {
    for (attribute, leftToRight) in Self.values {
      let value = direction == .rightToLeft ? Self.mirrored[attribute] ?? leftToRight : leftToRight
      var tree = LayoutTree()
      let root = try tree.makeRoot()
      let view = try makeSubject(&tree, in: root)
      let probe = try tree.makeView(in: root)
      try tree.setDirection(direction, of: root)
      if attribute.isDimension {
        try tree.relate(probe, .width, .equal, view, attribute, times: 2, plus: 3)
        try layOut(&tree)
        #expect(tree.frame(of: probe)?.width == 2 * value + 3, "\(attribute)")
      } else {
        let near: Attribute = attribute.axis == .horizontal ? .left : .top
        try tree.relate(probe, near, .equal, view, attribute, plus: 3)
        try layOut(&tree)
        let origin = try #require(tree.frame(of: probe)).origin
        // From right to left a constant leads to the left, wherever leading or trailing is spoken of.
        let isMirrored = direction == .rightToLeft && attribute.isDirectional
        #expect(origin[attribute.axis] == value + (isMirrored ? -3 : 3), "\(attribute) \(direction)")
      }
    }
  }

  /// The view itself is tied by the attribute, with a known size: its origin shows the offset.
  @Test(arguments: LayoutDirection.allCases) func everyAttributeWritten(direction: LayoutDirection) throws {
    for (attribute, leftToRight) in Self.values {
      let value = direction == .rightToLeft ? Self.mirrored[attribute] ?? leftToRight : leftToRight
      var tree = LayoutTree()
      let root = try tree.makeRoot()
      let view = try makeSubject(&tree, in: root)
      try tree.setPlacement(.constraints, of: view)
      try tree.setDirection(direction, of: view)
      let isMirrored = direction == .rightToLeft && attribute.isDirectional
      try tree.relate(view, attribute, plus: isMirrored ? 400 - value : value)
      if !attribute.isDimension {
        let extent: Attribute = attribute.axis == .horizontal ? .width : .height
        try tree.relate(view, extent, plus: extent == .width ? 94 : 56)
      }
      try tree.setGivenFrame(.zero, of: view)
      try layOut(&tree)
      let frame = try #require(tree.frame(of: view))
      if attribute.isDimension {
        #expect(frame.size[attribute.axis] == (attribute == .width ? 100 : 60), "\(attribute)")
      } else {
        #expect(frame.origin[attribute.axis] == (attribute.axis == .horizontal ? 30 : 40), "\(attribute)")
      }
    }
  }

  @Test func aNodeWithoutBaselineUsesItsEdges() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeFixed(in: root, 0, 20, 50, 30)
    let first = try tree.makeView(in: root)
    let last = try tree.makeView(in: root)
    try tree.relate(first, .top, .equal, view, .firstBaseline)
    try tree.relate(last, .top, .equal, view, .lastBaseline)
    try layOut(&tree)
    #expect(tree.frame(of: first)?.minY == 20)
    #expect(tree.frame(of: last)?.minY == 50)
  }

  @Test func constantsRunInTheDirectionOfTheText() throws {
    for direction in LayoutDirection.allCases {
      var tree = LayoutTree()
      let root = try tree.makeRoot()
      let first = try tree.makeView(in: root)
      let second = try tree.makeView(in: root)
      let third = try tree.makeView(in: root)
      for node in tree.members(under: root) { try tree.setDirection(direction, of: node) }
      try tree.relate(first, .leading, .equal, root, plus: 10)
      try tree.relate(first, .width, plus: 50)
      try tree.relate(second, .leading, .equal, first, .trailing, plus: 8)
      try tree.relate(second, .trailing, .lessThanOrEqual, root, plus: -20)
      try tree.relate(second, .width, plus: 1000, at: 500)
      // A quarter of the way, and from the middle on.
      try tree.relate(third, .leading, .equal, root, .trailing, times: 0.25, plus: 2)
      try tree.relate(third, .trailing, .equal, root, .centerX, plus: -7)
      try layOut(&tree)
      let leftToRight = [(10.0, 50.0), (68, 312), (102, 91)]
      for (view, (x, width)) in zip([first, second, third], leftToRight) {
        let mirrored = direction == .rightToLeft ? 400 - x - width : x
        expectFrame(tree, view, mirrored, 0, width, 0)
      }
    }
  }

  @Test func changesOfAnchorsTakeEffect() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try makeSubject(&tree, in: root)
    let probe = try tree.makeView(in: root)
    try tree.relate(probe, .leading, .equal, view, .leadingMargin)
    try tree.relate(probe, .top, .equal, view, .firstBaseline)
    try layOut(&tree)
    #expect(tree.frame(of: probe)?.origin == Point(x: 36, y: 50))
    try tree.setMargins(.zero, of: view)
    try tree.setBaselines(.none, of: view)
    try layOut(&tree)
    #expect(tree.frame(of: probe)?.origin == Point(x: 30, y: 41))
    try tree.setAlignmentInsets(.zero, of: view)
    try tree.setDirection(.rightToLeft, of: root)
    try layOut(&tree)
    // The probe's trailing edge is now the left one, and its width nothing.
    #expect(tree.frame(of: probe)?.origin == Point(x: 130, y: 40))
  }

  @Test func cousins() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let left = try tree.makeFixed(in: root, 10, 20, 100, 100)
    let right = try tree.makeFixed(in: root, 200, 50, 100, 100)
    let inner = try tree.makeFixed(in: left, 5, 5, 50, 50)
    let deep = try tree.makeFixed(in: inner, 7, 8, 20, 10)
    let cousin = try tree.makeView(in: right)
    try tree.relate(cousin, .leading, .equal, deep, .trailing, plus: 200)
    try tree.relate(cousin, .top, .equal, deep, .bottom, plus: 40)
    try tree.relate(cousin, .width, .equal, deep, .height, times: 3)
    try tree.relate(cousin, .height, .equal, left, .width, times: 0.5)
    try layOut(&tree)
    // deep ends at x 10+5+7+20 = 42 and y 20+5+8+10 = 43 of the root.
    expectFrame(tree, cousin, 42, 33, 30, 50)
  }

  @Test func multipliersOfPositionsActInTheCommonAncestor() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let box = try tree.makeFixed(in: root, 50, 0, 200, 100)
    let a = try tree.makeFixed(in: box, 30, 0, 40, 10)
    let b = try tree.makeView(in: box)
    // Both are measured in the box: 2 · 70 + 1.
    try tree.relate(b, .left, .equal, a, .right, times: 2, plus: 1)
    // Against the box itself its own left edge is 0 and its center 100.
    let c = try tree.makeView(in: box)
    try tree.relate(c, .centerX, .equal, box, .centerX, times: 0.5)
    try layOut(&tree)
    #expect(tree.frame(of: b)?.minX == 141)
    #expect(tree.frame(of: c)?.minX == 50)
  }

  @Test func ancestorEdges() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let box = try tree.makeFixed(in: root, 50, 60, 200, 100)
    let view = try tree.makeView(in: box)
    try tree.fill(view, root, inset: 10)
    try layOut(&tree)
    expectFrame(tree, view, -40, -50, 380, 280)
  }

  @Test func ratioOnOneNodeAndEdgesOfOneNode() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root)
    try tree.relate(view, .width, .equal, view, .height, times: 1.5)
    try tree.relate(view, .right, .equal, view, .left, plus: 90)
    try layOut(&tree)
    expectFrame(tree, view, 0, 0, 90, 60)
  }

  @Test func guideOfAnotherView() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let owner = try tree.makeFixed(in: root, 100, 50, 200, 150)
    let guide = try tree.addNode(
      parent: owner, placement: .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    let view = try tree.makeView(in: root)
    try tree.fill(view, guide)
    try layOut(&tree)
    expectFrame(tree, guide, 2, 1, 194, 146)
    expectFrame(tree, view, 102, 51, 194, 146)
    try tree.setPlacement(.insets(.zero), of: guide)
    try tree.setGivenFrame(Rect(x: 0, y: 0, width: 50, height: 60), of: owner)
    try layOut(&tree)
    expectFrame(tree, view, 0, 0, 50, 60)
  }

  @Test func constantsAloneMeasureFromTheContainer() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let box = try tree.makeFixed(in: root, 50, 60, 200, 100)
    let view = try tree.makeView(in: box)
    try tree.relate(view, .right, plus: 80)
    try tree.relate(view, .width, plus: 30)
    try tree.relate(view, .centerY, plus: 20)
    try tree.relate(view, .height, plus: 10)
    try layOut(&tree)
    expectFrame(tree, view, 50, 15, 30, 10)
  }

  @Test func inequalitiesAndPriorities() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 10, height: 500))
    try tree.relate(view, .width, .greaterThanOrEqual, plus: 50)
    try tree.relate(view, .height, .lessThanOrEqual, root, times: 0.5)
    try tree.relate(view, .left, plus: 7, at: 500)
    try tree.relate(view, .left, plus: 9, at: 501)
    try layOut(&tree)
    expectFrame(tree, view, 9, 0, 50, 150)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Stack views against frames derived by hand.
@Suite struct StackViewTests {
  typealias Distribution = StackArrangement.Distribution
  typealias Alignment = StackArrangement.Alignment

  private static let distributions: [Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .gravityAreas,
  ]
  private static let alignments: [Alignment] = [
    .fill, .leading, .trailing, .center, .firstBaseline, .lastBaseline,
  ]

  private func check(_ example: StackCase) throws {
    var tree = LayoutTree()
    let (root, stack, views) = try example.build(&tree)
    try layOut(&tree, example.description)
    expectFrame(
      tree, stack, 20, 30, example.expectedExtent(.horizontal), example.expectedExtent(.vertical),
      "stack of \(example)")
    for (index, frame) in example.expectedFrames().enumerated() {
      expectFrame(tree, views[index], frame, "view \(index) of \(example)")
    }
    #expect(try tree.conflicts(under: root).isEmpty, "\(example)")
    #expect(try tree.freedom(under: root).isEmpty, "\(example)")
  }

  private func forEachCase(_ distribution: Distribution, _ body: (StackCase) throws -> Void) rethrows {
    for alignment in Self.alignments {
      for axis in Axis.allCases {
        for direction in LayoutDirection.allCases {
          for count in 1...4 {
            for insets in [EdgeInsets.zero, EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)] {
              for custom in [nil, 20.0] {
                try body(
                  StackCase(
                    distribution: distribution, alignment: alignment, axis: axis, direction: direction,
                    count: count, insets: insets, customSpacing: custom))
              }
            }
          }
        }
      }
    }
  }

  private func isBaseline(_ alignment: Alignment) -> Bool {
    alignment == .firstBaseline || alignment == .lastBaseline
  }

  @Test(arguments: distributions) func fixedStacks(distribution: Distribution) throws {
    var cases = 0
    try forEachCase(distribution) { example in
      var example = example
      if isBaseline(example.alignment) {
        // Vertical stacks have no such alignment; in a stack that is too high the line's height is open.
        if example.axis == .vertical { return }
        example.across = nil
      }
      try check(example)
      cases += 1
    }
    print("fixed stacks,", distribution, ":", cases, "cases")
  }

  @Test(arguments: distributions) func stacksThatFitTheirViews(distribution: Distribution) throws {
    // Gravity areas belong to `NSStackView`, which hugs; three groups would drift apart without a width.
    var cases = 0
    try forEachCase(distribution) { example in
      if isBaseline(example.alignment) && example.axis == .vertical { return }
      var example = example
      example.along = nil
      example.across = nil
      if distribution == .gravityAreas {
        if example.count > 2 || example.alignment == .fill { return }
        example.hugging = 249
      }
      // Across, the views of a filled stack must agree on a size: the hugging of the smaller ones yields.
      try check(example)
      cases += 1
    }
    print("fitting stacks,", distribution, ":", cases, "cases")
  }

  @Test func tooLittleRoom() throws {
    for axis in Axis.allCases {
      for direction in LayoutDirection.allCases {
        for along in [190.0, 160, 150] {
          try check(
            StackCase(distribution: .fill, axis: axis, direction: direction, count: 3, along: along))
          try check(
            StackCase(distribution: .fillEqually, axis: axis, direction: direction, count: 3, along: along))
        }
      }
    }
  }

  /// In `UIStackView` sizes are equal, in `NSStackView` as far as contents of 60 and 20 points allow, whose sum and spacing
  /// leave 8 or 40 points.
  @Test(
    arguments: [(96.0, nil, 44.0), (128, nil, 60), (96, 249, 60), (128, 249, 60)]
      as [(Double, Double?, Double)])
  func sizesAreEqualAsTheSystemWantsThem(width: Double, hugging: Double?, first: Double) throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(width, 100)
    let stack = try tree.makeView(in: root)
    try tree.fill(stack, root)
    let views = try [60.0, 20].map {
      try tree.makeView(in: stack, content: ContentSize(width: $0, height: 10))
    }
    try tree.setStack(
      StackArrangement(
        axis: .horizontal, distribution: .fillEqually, spacing: 8, arranged: views.map { .init($0) },
        hugging: hugging.map { (horizontal: Priority($0), vertical: Priority($0)) }), of: stack)
    try layOut(&tree)
    #expect(tree.frame(of: views[0])?.width == first)
  }

  /// Logs of UIKit align each view with the first, and only that with the stack view: what moves the first moves all.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func viewsStayInLineWithTheFirst(_ direction: LayoutDirection) throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 34)
    let stack = try tree.makeView(in: root)
    try tree.setDirection(direction, of: stack)
    try tree.fill(stack, root)
    let views = try (0..<3).map { _ in try tree.makeView(in: stack) }
    var arrangement = StackArrangement(
      axis: .horizontal, distribution: .fillEqually, arranged: views.map { .init($0) })
    arrangement.yielding = .early
    try tree.setStack(arrangement, of: stack)
    for view in views { try tree.relate(view, .height, plus: 26) }
    try tree.relate(views[0], .centerY, .equal, stack, .centerY)
    try layOut(&tree)
    for view in views { #expect(tree.frame(of: view)?.minY == 4) }
    #expect(try tree.conflicts(under: root).count == 2)
  }

  @Test func onlyArrangedViewsCount() throws {
    let example = StackCase()
    var tree = LayoutTree()
    let (_, stack, views) = try example.build(&tree)
    let hidden = try tree.makeView(in: stack, Rect(x: 1, y: 2, width: 3, height: 4))
    try layOut(&tree)
    expectFrame(tree, hidden, 1, 2, 3, 4)
    // The middle one is hidden: the others close up, and the spacing after the first one goes on.
    try tree.setStack(
      StackArrangement(axis: .horizontal, spacing: 8, arranged: [.init(views[0]), .init(views[2])]), of: stack
    )
    try layOut(&tree)
    expectFrame(tree, views[0], 0, 0, 400 - 8 - 70, 120)
    expectFrame(tree, views[2], 330, 0, 70, 120)
    try tree.setStack(nil, of: stack)
    try layOut(&tree)
    expectFrame(tree, views[2], 0, 0, 70, 30)
  }

  @Test func aStackWithoutViews() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let stack = try tree.makeView(in: root, Rect(x: 5, y: 6, width: 70, height: 80))
    try tree.setStack(StackArrangement(axis: .vertical), of: stack)
    try layOut(&tree)
    expectFrame(tree, stack, 5, 6, 70, 80)
  }

  @Test func rowsInAColumn() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 200)
    let column = try tree.makeView(in: root)
    try tree.fill(column, root, inset: 10)
    var rows: [NodeID] = []
    var cells: [[NodeID]] = []
    for height in [30.0, 40] {
      let row = try tree.makeView(in: column)
      let own = try [60.0, 100].map {
        try tree.makeView(in: row, content: ContentSize(width: $0, height: height))
      }
      try tree.setStack(
        StackArrangement(
          axis: .horizontal, distribution: .fillEqually, spacing: 4, arranged: own.map { .init($0) }), of: row
      )
      rows.append(row)
      cells.append(own)
    }
    for cell in cells[1] {
      try tree.setContentPriorities(
        ContentPriorities(hugging: Priority(200), compressionResistance: Priority(750)), .vertical, of: cell)
    }
    try tree.setStack(
      StackArrangement(axis: .vertical, spacing: 6, arranged: rows.map { .init($0) }), of: column)
    try layOut(&tree)
    expectFrame(tree, column, 10, 10, 280, 180)
    expectFrame(tree, rows[0], 0, 0, 280, 30)
    expectFrame(tree, rows[1], 0, 36, 280, 144)
    for row in 0..<2 {
      expectFrame(tree, cells[row][0], 0, 0, 138, row == 0 ? 30 : 144)
      expectFrame(tree, cells[row][1], 142, 0, 138, row == 0 ? 30 : 144)
    }
    #expect(try tree.freedom(under: root).isEmpty)
  }

  @Test func theBaselineOfAStackIsThatOfItsViews() throws {
    var tree = LayoutTree()
    let (root, stack, _) = try StackCase(axis: .vertical, count: 3, along: 200).build(&tree)
    let first = try tree.makeView(in: root)
    let last = try tree.makeView(in: root)
    try tree.relate(first, .top, .equal, stack, .firstBaseline)
    try tree.relate(last, .top, .equal, stack, .lastBaseline)
    try layOut(&tree)
    expectFrame(tree, first, 0, 42, 0, 0)
    expectFrame(tree, last, 0, 221, 0, 0)
  }

  @Test func spacingFromBaselineToBaseline() throws {
    var tree = LayoutTree()
    let (_, stack, views) = try StackCase(alignment: .leading, axis: .vertical, count: 2, along: nil)
      .build(&tree)
    try tree.setStack(
      StackArrangement(
        axis: .vertical, alignment: .leading, spacing: 40, arranged: views.map { .init($0) },
        measuresFromBaselines: true), of: stack)
    try layOut(&tree)
    // The first view's last line is at 50 − 6, the second one's first line 40 below, 20 below its top.
    expectFrame(tree, views[0], 0, 0, 40, 50)
    expectFrame(tree, views[1], 0, 64, 25, 30)
    expectFrame(tree, stack, 20, 30, 120, 94)
  }
}

import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// Descriptions say the same as the properties one by one, and have the same effect.
@Suite struct NodeDescriptionTests {
  /// What the properties' own setters have marked, and what the description that they come to marks.
  @Test func marksWhatItsPropertiesMark() throws {
    let kinds = ["placement", "content of", "anchors", "stack", "width"]
    var compared = 0
    for seed in SeededGenerator.seeds(60) {
      var script = try RandomEdits(seed: 70_000 + seed)
      script.tree.contentProvider = AreaText(area: 1000)
      for step in 0..<40 {
        if step % 3 == 0 { try script.tree.layout() }
        var described = script.tree
        try script.step()
        guard let edit = script.history.last, kinds.contains(where: { edit.hasPrefix($0) }) else { continue }
        for node in script.nodes {
          try described.describe(node, as: try #require(script.tree.description(of: node)))
        }
        let comment = "seed \(seed), step \(step): \(edit)"
        // An arrangement may have been set that was there already.
        if !edit.hasPrefix("stack") {
          #expect(described.nodes.map(\.pending) == script.tree.nodes.map(\.pending), "\(comment)")
          #expect(
            described.constraints.map(\.pending) == script.tree.constraints.map(\.pending), "\(comment)")
        }
        expectConsistent(described, comment)
        var edited = script.tree
        try described.layout()
        try edited.layout()
        try expectSame(described, edited, comment)
        compared += 1
      }
    }
    #expect(compared > 10 * SeededGenerator.seeds(60).count)
  }

  /// A description that a tree cannot use changes nothing, whatever else it says.
  @Test func refusesAsAWhole() throws {
    let spoilings: [(inout NodeDescription) -> Void] = [
      { $0.frame.origin.x = .nan }, { $0.placement = .insets(EdgeInsets(all: .infinity)) },
      { $0.margins.left = .nan }, { $0.alignmentInsets.top = .nan }, { $0.alignmentGrowth.bottom = .nan },
      { $0.content.width = .infinity }, { $0.horizontal.hugging = Priority(2000) },
      { $0.vertical.compressionResistance = Priority(-1) }, { $0.baselines.lastFromBottom = .nan },
      { $0.stack = StackArrangement(axis: .vertical, spacing: .nan) },
    ]
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root, content: ContentSize(width: 10, height: 20))
    try tree.layout()
    let before = try #require(tree.description(of: view))
    for spoil in spoilings {
      var description = before
      description.frame.size.width += 1
      description.margins = EdgeInsets(all: 3)
      description.direction = .rightToLeft
      spoil(&description)
      #expect(throws: LayoutError.self) { try tree.describe(view, as: description) }
      #expect(throws: LayoutError.self) { try tree.addNode(parent: root, as: description) }
      #expect(tree.description(of: view) == before)
      #expect(tree.children(of: root) == [view] && tree.changes.nodes.isEmpty)
    }
    var arranging = before
    arranging.stack = StackArrangement(axis: .vertical, arranged: [.init(root)])
    #expect(throws: LayoutError.unknownNode(root)) { try tree.describe(view, as: arranging) }
    #expect(throws: LayoutError.unknownNode(root)) { try tree.addNode(parent: root, as: arranging) }
    #expect(tree.description(of: view) == before)
  }

  @Test func nodesComeWithTheirDescriptions() throws {
    var described = LayoutTree()
    var tree = LayoutTree()
    let provider = AreaText(area: 1000)
    described.contentProvider = provider
    tree.contentProvider = provider
    var description = NodeDescription(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    description.direction = .rightToLeft
    description.margins = EdgeInsets(all: 5)
    description.alignmentInsets = EdgeInsets(all: 2)
    description.content = ContentSize(width: 50, height: 60)
    description.vertical = ContentPriorities(hugging: Priority(1), compressionResistance: .required)
    description.baselines = Baselines(firstFromTop: 3, lastFromBottom: 4)
    description.contentDependsOnWidth = true
    description.unaskedAxes = .horizontal
    let view = try described.addNode(parent: try described.makeRoot(), as: description)
    let other = try tree.addNode(parent: try tree.makeRoot(), frame: description.frame)
    #expect(described.description(of: view) == description)
    try tree.describe(other, as: description)
    try described.layout()
    try tree.layout()
    expectConsistent(described)
    #expect(
      described.frame(of: view) == tree.frame(of: other) && described.contentSize(of: view).height == 20)
    #expect(described.description(of: view) == tree.description(of: other))
    try described.remove(view)
    #expect(described.description(of: view) == nil)
    #expect(throws: LayoutError.unknownNode(view)) { try described.describe(view, as: description) }
  }

  /// The rest of a description is as if it were not there, also where no tree could use it.
  @Test func partsAreMeant() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let views = try (0..<2).map { _ in try tree.makeView(in: root) }
    let arrangement = StackArrangement(axis: .vertical, spacing: 4, arranged: views.map { .init($0) })
    var description = NodeDescription(frame: Rect(x: .nan, y: 0, width: 0, height: 0))
    description.direction = .rightToLeft
    description.stack = arrangement
    let before = try #require(tree.description(of: root))
    try tree.describe(root, as: description, .stack)
    #expect(tree.stack(of: root) == arrangement)
    #expect(tree.givenFrame(of: root) == before.frame && tree.direction(of: root) == .leftToRight)
    try tree.layout()
    try tree.describe(root, as: description, .stack)
    #expect(tree.changes.nodes.isEmpty)
    description.stack?.spacing = 5
    try tree.describe(root, as: description, [.stack, .margins])
    #expect(tree.nodes[Int(root.index)].pending == .stack)
  }
}

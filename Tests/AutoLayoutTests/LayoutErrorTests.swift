import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Each mistake has its typed error and changes nothing.
@Suite struct LayoutErrorTests {
  private struct Scene {
    var tree = LayoutTree()
    let root: NodeID
    let view: NodeID
    let inner: NodeID
    let stale: NodeID
    let staleConstraint: LayoutConstraintID

    init() throws {
      root = try tree.makeRoot()
      view = try tree.makeFixed(in: root, 10, 20, 30, 40)
      inner = try tree.makeFixed(in: view, 1, 2, 3, 4)
      stale = try tree.makeView(in: root)
      staleConstraint = try tree.relate(stale, .width, plus: 10)
      try tree.remove(stale)
      // The places are used again: a handle must not find the newcomers.
      let newcomer = try tree.makeFixed(in: root, 0, 0, 5, 5)
      try tree.relate(newcomer, .width, .lessThanOrEqual, plus: 10)
      try tree.layout()
    }
  }

  private func expect(
    _ expected: LayoutError, at location: SourceLocation = #_sourceLocation,
    _ edit: (inout LayoutTree, Scene) throws -> Void
  ) throws {
    let scene = try Scene()
    var tree = scene.tree
    #expect(throws: expected, sourceLocation: location) { try edit(&tree, scene) }
    expectConsistent(tree, at: location)
    try tree.layout()
    for node in scene.tree.members(under: scene.root) {
      #expect(tree.frame(of: node) == scene.tree.frame(of: node), sourceLocation: location)
    }
    #expect(tree.constraints(naming: scene.view).isEmpty, sourceLocation: location)
  }

  @Test func staleNodes() throws {
    let stale = try Scene().stale
    let edits: [(inout LayoutTree, Scene) throws -> Void] = [
      { tree, scene in _ = try tree.addNode(parent: scene.stale) },
      { tree, scene in try tree.remove(scene.stale) },
      { tree, scene in try tree.move(scene.stale, to: nil) },
      { tree, scene in try tree.move(scene.view, to: scene.stale) },
      { tree, scene in try tree.relate(scene.stale, .width) },
      { tree, scene in try tree.relate(scene.view, .width, .equal, scene.stale) },
      { tree, scene in try tree.setGivenFrame(.zero, of: scene.stale) },
      { tree, scene in try tree.setPlacement(.constraints, of: scene.stale) },
      { tree, scene in try tree.setAlignmentInsets(.zero, of: scene.stale) },
      { tree, scene in try tree.setMargins(.zero, of: scene.stale) },
      { tree, scene in try tree.setContentSize(.none, of: scene.stale) },
      { tree, scene in try tree.setContentPriorities(.standard, .vertical, of: scene.stale) },
      { tree, scene in try tree.setBaselines(.none, of: scene.stale) },
      { tree, scene in try tree.setContentDependsOnWidth(true, of: scene.stale) },
      { tree, scene in try tree.setDirection(.rightToLeft, of: scene.stale) },
      { tree, scene in try tree.setStack(nil, of: scene.stale) },
      { tree, scene in
        try tree.setStack(StackArrangement(axis: .vertical, arranged: [.init(scene.stale)]), of: scene.view)
      },
      { tree, scene in try tree.setContentArea(nil, of: scene.stale) },
      { tree, scene in try tree.setContentArea(scene.stale, of: scene.view) },
      { tree, scene in _ = try tree.freedom(under: scene.stale) },
      { tree, scene in _ = try tree.conflicts(under: scene.stale) },
    ]
    for edit in edits { try expect(.unknownNode(stale), edit) }
  }

  @Test func staleNodesReadAsNothing() throws {
    let scene = try Scene()
    #expect(!scene.tree.contains(scene.stale))
    #expect(scene.tree.frame(of: scene.stale) == nil)
    #expect(scene.tree.alignmentRect(of: scene.stale) == nil)
    #expect(scene.tree.givenFrame(of: scene.stale) == nil)
    #expect(scene.tree.parent(of: scene.stale) == nil)
    #expect(scene.tree.root(of: scene.stale) == nil)
    #expect(scene.tree.children(of: scene.stale).isEmpty)
    #expect(scene.tree.constraints(naming: scene.stale).isEmpty)
    #expect(scene.tree.constraint(scene.staleConstraint) == nil)
  }

  @Test func staleConstraints() throws {
    let stale = try Scene().staleConstraint
    try expect(.unknownConstraint(stale)) { tree, scene in try tree.remove(scene.staleConstraint) }
    try expect(.unknownConstraint(stale)) { tree, scene in
      try tree.setConstant(1, of: scene.staleConstraint)
    }
    try expect(.unknownConstraint(stale)) { tree, scene in
      try tree.setPriority(Priority(1), of: scene.staleConstraint)
    }
  }

  @Test func cyclicParents() throws {
    let scene = try Scene()
    for parent in [scene.view, scene.inner] {
      try expect(.cyclicParent(scene.view)) { tree, scene in try tree.move(scene.view, to: parent) }
    }
    try expect(.cyclicParent(scene.root)) { tree, scene in try tree.move(scene.root, to: scene.inner) }
  }

  @Test func strangersAreNotArranged() throws {
    let scene = try Scene()
    try expect(.unknownNode(scene.inner)) { tree, scene in
      try tree.setStack(StackArrangement(axis: .vertical, arranged: [.init(scene.inner)]), of: scene.root)
    }
    try expect(.unknownNode(scene.inner)) { tree, scene in
      try tree.setContentArea(scene.inner, of: scene.root)
    }
  }

  @Test func attributesThatDoNotGoTogether() throws {
    let scene = try Scene()
    for first in Attribute.allCases {
      for second in Attribute.allCases {
        if first.isDimension == second.isDimension {
          var tree = scene.tree
          try tree.relate(scene.inner, first, .equal, scene.root, second)
          try layOut(&tree)
        } else {
          try expect(.incompatibleAttributes(first, second)) { tree, scene in
            try tree.relate(scene.inner, first, .equal, scene.root, second)
          }
        }
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func numbersThatAreNone(number: Double) throws {
    let edits: [(inout LayoutTree, Scene) throws -> Void] = [
      { tree, scene in try tree.relate(scene.view, .width, plus: number) },
      { tree, scene in try tree.relate(scene.view, .width, .equal, scene.root, times: number) },
      { tree, scene in try tree.relate(scene.view, .width, at: number) },
      { tree, scene in try tree.setGivenFrame(Rect(x: 0, y: 0, width: 0, height: number), of: scene.view) },
      { tree, scene in _ = try tree.addNode(frame: Rect(x: number, y: 0, width: 0, height: 0)) },
      { tree, scene in try tree.setPlacement(.insets(EdgeInsets(all: number)), of: scene.view) },
      { tree, scene in
        try tree.setPlacement(.mask([], container: Size(width: number, height: 1)), of: scene.view)
      },
      { tree, scene in try tree.setAlignmentInsets(EdgeInsets(all: number), of: scene.view) },
      { tree, scene in try tree.setMargins(EdgeInsets(all: number), of: scene.view) },
      { tree, scene in try tree.setContentSize(ContentSize(width: nil, height: number), of: scene.view) },
      { tree, scene in
        try tree.setBaselines(Baselines(firstFromTop: number, lastFromBottom: nil), of: scene.view)
      },
      { tree, scene in
        let priorities = ContentPriorities(hugging: Priority(number), compressionResistance: Priority(750))
        try tree.setContentPriorities(priorities, .horizontal, of: scene.view)
      },
      { tree, scene in try tree.setStack(StackArrangement(axis: .vertical, spacing: number), of: scene.view)
      },
      { tree, scene in
        try tree.setStack(
          StackArrangement(axis: .vertical, arranged: [.init(scene.inner, spacingAfter: number)]),
          of: scene.view)
      },
      { tree, scene in
        let priorities = (horizontal: Priority(number), vertical: Priority(250))
        try tree.setStack(StackArrangement(axis: .vertical, hugging: priorities), of: scene.view)
      },
    ]
    for (index, edit) in edits.enumerated() {
      let scene = try Scene()
      var tree = scene.tree
      do {
        try edit(&tree, scene)
        Issue.record("edit \(index) took \(number)")
      } catch LayoutError.unusableNumber(let culprit) {
        #expect(culprit == number || culprit.isNaN && number.isNaN)
      }
      expectConsistent(tree)
      try tree.layout()
      expectFrame(tree, scene.view, 10, 20, 30, 40)
    }
  }

  @Test(arguments: [0.0, -1, 1000.5, 2000]) func prioritiesOutOfRange(number: Double) throws {
    try expect(.unusableNumber(number)) { tree, scene in try tree.relate(scene.view, .width, at: number) }
    var tree = try Scene().tree
    let constraint = try tree.relate(tree.rootNodes[0], .width, .greaterThanOrEqual)
    #expect(throws: LayoutError.unusableNumber(number)) {
      try tree.setPriority(Priority(number), of: constraint)
    }
    #expect(tree.constraint(constraint)?.priority == .required)
  }

  @Test func aConstantThatIsNoneLeavesTheOldOne() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let constraint = try tree.relate(root, .width, plus: 400)
    #expect(throws: LayoutError.unusableNumber(.infinity)) { try tree.setConstant(.infinity, of: constraint) }
    #expect(tree.constraint(constraint)?.constant == 400)
  }

  /// Numbers that are finite each may come to infinity in a row. The layout says which row, and goes on from
  /// the edits that it could not apply once the cause is gone.
  @Test func numbersTooLargeTogether() throws {
    let largest = Double.greatestFiniteMagnitude
    let scene = try Scene()
    var tree = scene.tree
    try tree.setAlignmentInsets(EdgeInsets(top: 0, left: largest, bottom: 0, right: 0), of: scene.view)
    let constraint = try tree.relate(scene.view, .left, plus: -largest)
    let later = try tree.makeView(in: scene.root)
    try tree.place(later, in: scene.root, 1, 2, 3, 4)
    for _ in 0..<2 {
      #expect(throws: LayoutError.numberTooLarge(.constraint(constraint))) { try tree.layout() }
      expectConsistent(tree)
    }
    try tree.remove(constraint)
    try tree.setAlignmentInsets(.zero, of: scene.view)
    try layOut(&tree)
    expectFrame(tree, later, 1, 2, 3, 4)
    expectFrame(tree, scene.view, 10, 20, 30, 40)
  }
}

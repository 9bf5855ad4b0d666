import PlumbAutoLayout
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

@Suite("Misplacement reports")
struct MisplacementTests {
  /// What is reported where some nodes are expected elsewhere.
  private func reports(
    _ named: NamedTree, expecting frames: [NodeID: Rect],
    trusting isTrusted: (LayoutTree.Violation) -> Bool = { _ in true }
  ) throws -> [MisplacementReport] {
    var tree = named.tree
    try tree.layout()
    var moved: [FramePartID] = []
    for (node, expected) in frames.sorted(by: { $0.key.index < $1.key.index }) {
      guard let frame = tree.frame(of: node) else { continue }
      let pairs = [
        (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
        (frame.height, expected.height),
      ]
      for (part, pair) in zip(FramePart.allCases, pairs) where abs(pair.0 - pair.1) > 0.5 {
        moved.append(FramePartID(node: node, part: part))
      }
    }
    var facts = LayoutFacts(tree)
    return try facts.misplacements(
      moved: moved, evidence: try tree.violations(under: named.root, placing: frames).filter(isTrusted))
  }

  /// A column: title, field below it, button below that, each 20 high and 8 apart.
  private func column() throws -> (named: NamedTree, views: [NodeID], constraints: [LayoutConstraintID]) {
    var named = try NamedTree()
    var views: [NodeID] = []
    var constraints: [LayoutConstraintID] = []
    for (index, name) in ["Title", "Field", "Button"].enumerated() {
      let view = try named.add(name)
      try named.relate(view, .leading, .equal, named.root)
      try named.relate(view, .width, plus: 100)
      try named.relate(view, .height, plus: 20)
      constraints.append(
        index == 0
          ? try named.relate(view, .top, .equal, named.root, plus: 8)
          : try named.relate(view, .top, .equal, views[index - 1], .bottom, plus: 8))
      views.append(view)
    }
    return (named, views, constraints)
  }

  private func frame(_ y: Double, height: Double = 20) -> Rect {
    Rect(x: 0, y: y, width: 100, height: height)
  }

  @Test func nothingIsMisplacedWhereAllIsAsExpected() throws {
    let (named, views, _) = try column()
    #expect(try reports(named, expecting: [:]).isEmpty)
    #expect(
      try reports(
        named, expecting: [views[0]: frame(8), views[1]: frame(36), views[2]: frame(64)]
      ).isEmpty)
  }

  /// The one in the middle was moved by hand: only it is wrong.
  @Test func aMovedViewIsTheRootOfItsTrouble() throws {
    let (named, views, constraints) = try column()
    let found = try reports(
      named, expecting: [views[0]: frame(8), views[1]: frame(40), views[2]: frame(64)])
    #expect(found.map(\.node) == [views[1]])
    #expect(found.first?.evidence == [.constraint(constraints[1])])
    #expect(found.first?.followers == [])
  }

  /// The first was moved, and what hangs on it with it: the others only follow.
  @Test func whatHangsOnAMovedViewFollows() throws {
    let (named, views, constraints) = try column()
    let found = try reports(
      named, expecting: [views[0]: frame(20), views[1]: frame(48), views[2]: frame(76)])
    #expect(found.map(\.node) == [views[0]])
    #expect(found.first?.evidence == [.constraint(constraints[0])])
    #expect(found.first?.followers == [views[1], views[2]])
  }

  @Test func twoRootsHaveTheirOwnFollowers() throws {
    var (named, views, constraints) = try column()
    let label = try named.add("Label")
    try named.placeVertically(label)
    let indent = try named.relate(label, .leading, .equal, named.root, plus: 5)
    try named.relate(label, .width, plus: 50)
    let note = try named.add("Note")
    try named.placeVertically(note)
    try named.relate(note, .leading, .equal, label, .trailing)
    try named.relate(note, .width, plus: 50)
    views += [label, note]
    let found = try reports(
      named,
      expecting: [
        views[0]: frame(20), views[1]: frame(48), views[2]: frame(76),
        label: Rect(x: 9, y: 0, width: 50, height: 20), note: Rect(x: 59, y: 0, width: 50, height: 20),
      ])
    #expect(found.map(\.node) == [views[0], label])
    #expect(found.map(\.evidence) == [[.constraint(constraints[0])], [.constraint(indent)]])
    #expect(found.map(\.followers) == [[views[1], views[2]], [note]])
  }

  /// A row that holds in both is no evidence, and without evidence nothing is said.
  @Test func evidenceThatIsNotTrustedDoesNotCount() throws {
    let (named, views, constraints) = try column()
    let places = [views[0]: frame(20), views[1]: frame(48), views[2]: frame(80)]
    #expect(try reports(named, expecting: places) { _ in false }.isEmpty)
    let found = try reports(named, expecting: places) { $0.row != .constraint(constraints[0]) }
    #expect(found.map(\.node) == [views[2]])
    #expect(found.first?.evidence == [.constraint(constraints[2])])
  }

  /// A size that is off moves what is below.
  @Test func aSizeThatIsOffMovesWhatIsBelow() throws {
    let (named, views, _) = try column()
    let found = try reports(
      named, expecting: [views[0]: frame(8, height: 30), views[1]: frame(46), views[2]: frame(74)])
    #expect(found.map(\.node) == [views[0]])
    #expect(found.first?.followers == [views[1], views[2]])
  }

  @Test func aLongChainIsOneReport() throws {
    var named = try NamedTree()
    var views: [NodeID] = []
    for index in 0..<200 {
      let view = try named.add("View \(index)")
      try named.relate(view, .leading, .equal, named.root)
      try named.relate(view, .width, plus: 100)
      try named.relate(view, .height, plus: 20)
      try named.relate(
        view, .top, .equal, views.last ?? named.root, views.isEmpty ? .top : .bottom, plus: 1)
      views.append(view)
    }
    var places: [NodeID: Rect] = [:]
    for (index, view) in views.enumerated() { places[view] = frame(31 + 21 * Double(index)) }
    let found = try reports(named, expecting: places)
    #expect(found.map(\.node) == [views[0]] && found.first?.followers == Array(views.dropFirst()))
  }
}

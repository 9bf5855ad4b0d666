import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

/// A tree that is edited at random, one step at a time; a seed repeats it.
struct RandomEdits {
  var tree = LayoutTree()
  var generator: SeededGenerator
  private(set) var nodes: [NodeID] = []
  private(set) var constraints: [LayoutConstraintID] = []
  /// What has been done, for messages.
  private(set) var history: [String] = []

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    nodes.append(try tree.makeRoot())
    for _ in 0..<4 { try addNode() }
  }

  /// Does something; a move below itself is tried, too, and must fail.
  mutating func step() throws {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1: try addNode()
    case 2: try removeNode()
    case 3: try moveNode()
    case 4, 5, 6: try addConstraint()
    case 7: try removeConstraint()
    case 8, 9: try changeConstraint()
    case 10: try changePlacement()
    case 11: try changeContent()
    case 12: try changeAnchors()
    case 13, 14: try changeStack()
    case 15: try toggleConstraint()
    case 16: try changeWidthDependence()
    default: try changeContentArea()
    }
    nodes.removeAll { !tree.contains($0) }
    constraints.removeAll { tree.constraint($0) == nil }
  }

  // MARK: Nodes

  mutating func addNode() throws {
    history.append("add node")
    let isRoot = chance(5) || nodes.isEmpty
    let node = try tree.addNode(
      parent: isRoot ? nil : nodes.pick(&generator), frame: randomFrame(),
      placement: isRoot && chance(80) ? .encapsulated : randomPlacement())
    nodes.append(node)
  }

  private mutating func removeNode() throws {
    let node = nodes.pick(&generator)
    guard tree.members(under: node).count < nodes.count else { return }
    history.append("remove \(node.index)")
    try tree.remove(node)
  }

  private mutating func moveNode() throws {
    let node = nodes.pick(&generator)
    let parent = chance(10) ? nil : nodes.pick(&generator)
    history.append("move \(node.index) to \(parent?.index ?? -1)")
    if let parent, tree.members(under: node).contains(parent) {
      #expect(throws: LayoutError.cyclicParent(node)) { try tree.move(node, to: parent) }
    } else {
      try tree.move(node, to: parent)
    }
  }

  private mutating func changePlacement() throws {
    let node = nodes.pick(&generator)
    history.append("placement of \(node.index)")
    try tree.setGivenFrame(randomFrame(), of: node)
    if chance(50) { try tree.setPlacement(randomPlacement(), of: node) }
  }

  private mutating func changeContent() throws {
    let node = nodes.pick(&generator)
    history.append("content of \(node.index)")
    let size = ContentSize(
      width: chance(30) ? nil : length(0...100), height: chance(30) ? nil : length(0...60))
    try tree.setContentSize(size, of: node)
    let priorities = ContentPriorities(
      hugging: randomPriority(), compressionResistance: randomPriority())
    if chance(50) { try tree.setContentPriorities(priorities, Axis.allCases.pick(&generator), of: node) }
  }

  /// Makes a node one whose height follows its width, if there is somebody to ask.
  private mutating func changeWidthDependence() throws {
    guard tree.contentProvider != nil else { return }
    let node = nodes.pick(&generator)
    history.append("width dependence of \(node.index)")
    try tree.setContentDependsOnWidth(chance(70), of: node)
  }

  private mutating func changeAnchors() throws {
    let node = nodes.pick(&generator)
    history.append("anchors of \(node.index)")
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: try tree.setAlignmentInsets(randomInsets(), growth: randomGrowth(), of: node)
    case 1: try tree.setMargins(randomInsets(), of: node)
    case 2: try tree.setDirection(LayoutDirection.allCases.pick(&generator), of: node)
    default:
      let baselines = Baselines(
        firstFromTop: chance(40) ? nil : length(0...20), lastFromBottom: chance(40) ? nil : length(0...20))
      try tree.setBaselines(baselines, of: node)
    }
  }

  /// So that an alignment rectangle is less than its frame, and more than half of it.
  private mutating func randomGrowth() -> EdgeInsets {
    guard chance(30) else { return .zero }
    return EdgeInsets(
      top: length(0...3) / 16, left: length(0...3) / 16, bottom: length(0...3) / 16, right: length(0...3) / 16
    )
  }

  private mutating func changeStack() throws {
    let parents = nodes.filter { !tree.children(of: $0).isEmpty }
    guard let node = parents.randomElement(using: &generator) else { return }
    history.append("stack \(node.index)")
    if chance(25) { return try tree.setStack(nil, of: node) }
    let views = tree.children(of: node).shuffled(using: &generator).prefix(4)
    let distributions: [StackArrangement.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .gravityAreas,
    ]
    let alignments: [StackArrangement.Alignment] = [
      .fill, .leading, .trailing, .center, .firstBaseline, .lastBaseline,
    ]
    var stack = StackArrangement(
      axis: Axis.allCases.pick(&generator), distribution: distributions.pick(&generator),
      alignment: alignments.pick(&generator), spacing: length(0...10))
    if chance(20) { stack.insets = randomInsets() }
    for view in views { stack.arranged.append(.init(view, spacingAfter: chance(20) ? length(0...20) : nil)) }
    try tree.setStack(stack, of: node)
  }

  private mutating func changeContentArea() throws {
    let node = nodes.pick(&generator)
    history.append("content area of \(node.index)")
    if chance(30) { return try tree.setContentArea(nil, of: node) }
    if chance(50) {
      return try tree.setContentArea(tree.children(of: node).randomElement(using: &generator), of: node)
    }
    let area = try tree.addNode(parent: node, frame: randomFrame(), placement: .scrollContent)
    nodes.append(area)
    try tree.setContentArea(area, of: node)
  }

  // MARK: Constraints

  @discardableResult
  mutating func addConstraint() throws -> LayoutConstraintID {
    let first = Anchor(nodes.pick(&generator), Attribute.allCases.pick(&generator))
    let partners = Attribute.allCases.filter {
      $0.isDimension == first.attribute.isDimension && ($0.isDimension || $0.axis == first.attribute.axis)
    }
    let second = chance(25) ? nil : Anchor(nodes.pick(&generator), partners.pick(&generator))
    let constraint = try tree.add(
      LayoutConstraint(
        first, [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].pick(&generator), to: second,
        multiplier: [1, 1, 1, 1, 0.5, 2].pick(&generator), constant: length(-30...60),
        priority: randomPriority()))
    history.append("add constraint at \(first.node.index) and \(second?.node.index ?? -1)")
    constraints.append(constraint)
    return constraint
  }

  private mutating func removeConstraint() throws {
    guard let constraint = constraints.randomElement(using: &generator) else { return }
    history.append("remove constraint \(constraint.index)")
    try tree.remove(constraint)
  }

  private mutating func changeConstraint() throws {
    guard let constraint = constraints.randomElement(using: &generator) else { return }
    history.append("change constraint \(constraint.index)")
    if chance(60) {
      try tree.setConstant(length(-30...60), of: constraint)
    } else {
      try tree.setPriority(randomPriority(), of: constraint)
    }
  }

  /// Takes a constraint out and puts it back, as deactivating and activating it does.
  private mutating func toggleConstraint() throws {
    guard let place = constraints.indices.randomElement(using: &generator),
      let constraint = tree.constraint(constraints[place])
    else { return }
    history.append("toggle constraint \(constraints[place].index)")
    try tree.remove(constraints[place])
    if chance(50) { try tree.layout() }
    constraints[place] = try tree.add(constraint)
  }

  // MARK: Values

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  private mutating func randomFrame() -> Rect {
    Rect(x: length(0...99), y: length(0...99), width: length(1...150), height: length(1...100))
  }

  private mutating func randomInsets() -> EdgeInsets {
    EdgeInsets(top: length(0...8), left: length(0...8), bottom: length(0...8), right: length(0...8))
  }

  private mutating func randomPriority() -> Priority {
    Priority([1000, 999, 750, 750, 500, 250, 250, 1].pick(&generator))
  }

  private mutating func randomPlacement() -> Placement {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .fixedFrame
    case 1:
      let mask = AutoresizingMask(rawValue: UInt8(Int.random(in: 0..<64, using: &generator)))
      return .mask(mask, container: Size(width: length(50...200), height: length(50...200)))
    case 2: return .insets(randomInsets())
    default: return .constraints
    }
  }
}

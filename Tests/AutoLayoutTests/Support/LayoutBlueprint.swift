import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// What a layout tree says, without its history: enough to build an equal one from scratch, in any order.
struct LayoutBlueprint {
  /// In the order of the ranks. Indices in `parent` and `area` are places in this list.
  struct Node {
    var id: NodeID
    var parent: Int?
    var area: Int?
    var record: NodeRecord
  }

  struct Constraint {
    var id: LayoutConstraintID
    var first: Int
    var second: Int?
    var rank: Int32
    var constraint: LayoutConstraint
  }

  var nodes: [Node] = []
  var constraints: [Constraint] = []
  var contentProvider: (any ContentProvider)?

  init(_ tree: LayoutTree) {
    contentProvider = tree.contentProvider
    let live = tree.nodes.indices.filter { tree.nodes[$0].isAlive }
      .sorted { tree.nodes[$0].rank < tree.nodes[$1].rank }
    var places: [Int32: Int] = [:]
    for (place, index) in live.enumerated() { places[Int32(index)] = place }
    for index in live {
      let record = tree.nodes[index]
      nodes.append(
        Node(
          id: tree.id(Int32(index)), parent: places[record.parent], area: places[record.contentArea],
          record: record))
    }
    for (index, record) in tree.constraints.enumerated() where record.isAlive {
      constraints.append(
        Constraint(
          id: tree.id(constraint: Int32(index)), first: places[record.constraint.first.node.index]!,
          second: record.constraint.second.map { places[$0.node.index]! }, rank: record.rank,
          constraint: record.constraint))
    }
    constraints.sort { $0.rank < $1.rank }
  }

  /// A tree with the same nodes and constraints.
  ///
  /// - Parameters:
  ///   - generator: Shuffles siblings, constraints and properties; nil keeps the order of the ranks.
  ///   - layingOutBetween: Whether there is a layout after each edit, instead of none.
  func build(
    shuffledBy generator: inout SeededGenerator?, layingOutBetween: Bool = false
  ) throws -> (tree: LayoutTree, nodes: [NodeID]) {
    var tree = LayoutTree()
    tree.contentProvider = contentProvider
    var ids = [NodeID?](repeating: nil, count: nodes.count)
    for place in order(&generator) {
      ids[place] = try tree.addNode(
        parent: nodes[place].parent.map { ids[$0]! }, frame: nodes[place].record.description.frame,
        placement: nodes[place].record.description.placement, rank: nodes[place].record.rank)
      if layingOutBetween { try tree.layout() }
    }
    for edit in shuffled(Array(0..<nodes.count + constraints.count), &generator) {
      if edit < nodes.count {
        try setProperties(of: edit, ids, &tree)
      } else {
        let spec = constraints[edit - nodes.count]
        var constraint = spec.constraint
        constraint.first.node = ids[spec.first]!
        if let second = spec.second { constraint.second!.node = ids[second]! }
        _ = try tree.add(constraint, rank: spec.rank)
      }
      if layingOutBetween { try tree.layout() }
    }
    return (tree, ids.map { $0! })
  }

  /// The nodes, parents before children.
  private func order(_ generator: inout SeededGenerator?) -> [Int] {
    var result: [Int] = []
    var isPlaced = [Bool](repeating: false, count: nodes.count)
    while result.count < nodes.count {
      let ready = nodes.indices.filter { isReady($0, isPlaced) }
      for place in shuffled(ready, &generator) {
        isPlaced[place] = true
        result.append(place)
      }
    }
    return result
  }

  private func isReady(_ place: Int, _ isPlaced: [Bool]) -> Bool {
    guard !isPlaced[place] else { return false }
    guard let parent = nodes[place].parent else { return true }
    return isPlaced[parent]
  }

  private func shuffled(_ items: [Int], _ generator: inout SeededGenerator?) -> [Int] {
    guard var shuffling = generator else { return items }
    let result = items.shuffled(using: &shuffling)
    generator = shuffling
    return result
  }

  private func setProperties(of place: Int, _ ids: [NodeID?], _ tree: inout LayoutTree) throws {
    let node = ids[place]!
    let description = nodes[place].record.description
    try tree.setAlignmentInsets(description.alignmentInsets, growth: description.alignmentGrowth, of: node)
    try tree.setMargins(description.margins, of: node)
    try tree.setContentSize(description.content, of: node)
    try tree.setContentPriorities(description.horizontal, .horizontal, of: node)
    try tree.setContentPriorities(description.vertical, .vertical, of: node)
    try tree.setBaselines(description.baselines, of: node)
    try tree.setContentDependsOnWidth(description.contentDependsOnWidth, of: node)
    try tree.setDirection(description.direction, of: node)
    if let area = nodes[place].area { try tree.setContentArea(ids[area], of: node) }
    guard var stack = description.stack else { return }
    for index in stack.arranged.indices {
      let view = nodes.firstIndex { $0.id == stack.arranged[index].node }!
      stack.arranged[index].node = ids[view]!
    }
    try tree.setStack(stack, of: node)
  }
}

/// Expects two laid out trees of one blueprint to agree: frames to a millionth of a point, what is broken,
/// what is free.
func expectSame(
  _ tree: LayoutTree, _ other: LayoutTree, _ comment: @autoclosure () -> String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let (first, second) = (LayoutBlueprint(tree), LayoutBlueprint(other))
  #expect(first.nodes.map(\.record.rank) == second.nodes.map(\.record.rank), sourceLocation: location)
  for (a, b) in zip(first.nodes, second.nodes) {
    guard let frame = tree.frame(of: a.id), let expected = other.frame(of: b.id) else {
      Issue.record("no frame: \(comment())", sourceLocation: location)
      return
    }
    if !(frame.edgeDistance(to: expected) < 1e-6) {
      Issue.record(
        "node of rank \(a.record.rank): \(frame.brief) is not \(expected.brief): \(comment())",
        sourceLocation: location)
      return
    }
  }
  let (broken, otherBroken) = (try tree.brokenRows(), try other.brokenRows())
  #expect(broken == otherBroken, "\(comment())", sourceLocation: location)
  let (free, otherFree) = (try tree.freeParts(), try other.freeParts())
  #expect(free == otherFree, "\(comment())", sourceLocation: location)
}

extension LayoutTree {
  /// What each root refuses, named by ranks, which do not depend on history.
  func brokenRows() throws -> Set<String> {
    var result: Set<String> = []
    for root in rootNodes {
      for conflict in try conflicts(under: root) { result.insert(name(conflict.broken)) }
    }
    return result
  }

  func freeParts() throws -> Set<String> {
    var result: Set<String> = []
    for root in rootNodes {
      for (node, free) in try freedom(under: root) {
        result.insert("\(nodes[Int(node.index)].rank): \(free.rawValue)")
      }
    }
    return result
  }

  private func name(_ source: RowSource) -> String {
    switch source {
    case .constraint(let id): "constraint \(constraints[Int(id.index)].rank)"
    case .generated(let node, let generator, let part):
      "\(nodes[Int(node.index)].rank) \(generator) \(part)"
    }
  }
}

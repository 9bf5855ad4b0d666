import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// A copy of a layout on which constraints are tried: a solution of it is cheaper than to read an edited document again.
///
/// No recorded size counts as a content there that is clearly larger or smaller: what stretches a view has to be written.
struct MissingBoard {
  /// What rounding to pixels makes of a frame is no difference.
  static let tolerance = 0.5

  private let operated: OperatedScene
  private(set) var tree: LayoutTree
  /// Where views are to be, in the tree's coordinates: on the canvas those that are open.
  let targets: [NodeID: Rect]
  /// The others, which have to stay where they are, or come to lie where they are on the canvas.
  private let kept: [NodeID]
  /// The frames on the canvas.
  private let recorded: [NodeID: Rect]
  private let pixels: PixelGrid
  private(set) var free: [NodeID: FrameFreedom]
  private let conflicts: Int

  /// - Parameters:
  ///   - positions: The views that may get constraints.
  ///   - isExact: Whether each try asks what is open anywhere from the beginning.
  init(_ operated: OperatedScene, _ positions: [Int], isExact: Bool) throws(LayoutError) {
    self.operated = operated
    self.isExact = isExact
    var tree = try operated.layout.unstretched().tree
    let nodes = operated.layout.viewNodes
    for position in positions where operated.isPlacedByConstraints(orMask: position) {
      try tree.setPlacement(.constraints, of: nodes[position])
    }
    try tree.layout()
    self.tree = tree
    let open = Set(positions)
    let canvas = CanvasGeometry.recordedFrames(of: operated.layout)
    var targets: [NodeID: Rect] = [:]
    for (position, node) in nodes.enumerated() {
      guard let solved = operated.layout.tree.frame(of: node) else { continue }
      let recorded = canvas[node] ?? solved
      let isMeant = open.contains(position) || recorded.edgeDistance(to: solved) <= Self.tolerance
      targets[node] = isMeant ? recorded : solved
    }
    self.targets = targets
    recorded = canvas
    let free = try Self.freedom(tree)
    self.free = free
    conflicts = try Self.conflicts(tree)
    pixels = PixelGrid(scale: operated.layout.scale)
    kept = nodes.indices.filter { !open.contains($0) && free[nodes[$0]] == nil }.map { nodes[$0] }
  }

  private static func freedom(_ tree: LayoutTree) throws(LayoutError) -> [NodeID: FrameFreedom] {
    var free: [NodeID: FrameFreedom] = [:]
    for root in tree.rootNodes {
      for entry in try tree.freedom(under: root) { free[entry.node] = entry.free }
    }
    return free
  }

  private static func conflicts(_ tree: LayoutTree) throws(LayoutError) -> Int {
    var count = 0
    for root in tree.rootNodes { count += try tree.conflictCount(under: root) }
    return count
  }

  /// Whether a node is open on an axis, or held elsewhere than it is to be.
  func isOpen(_ node: NodeID, _ axis: Axis) -> Bool { openness(node, axis) > 0 }

  /// Whether constraints of a view may count from another: a constraint takes its mask from what it names, so that this would
  /// be open.
  func canRefer(to position: Int) -> Bool {
    !operated.isPlacedByConstraints(orMask: position)
      || tree.placement(of: operated.layout.viewNodes[position]) == .constraints
  }

  /// How many of the numbers on an axis are open or off.
  private func openness(_ node: NodeID, _ axis: Axis) -> Int {
    let free = free[node] ?? []
    var count = 0
    for part in FramePart.allCases
    where part.axis == axis && (free.contains(part.freedom) || isOff(node, part)) {
      count += 1
    }
    return count
  }

  private func isOff(_ node: NodeID, _ part: FramePart) -> Bool {
    targets[node].map { isOff(node, part, $0) } ?? false
  }

  private func isOff(_ node: NodeID, _ part: FramePart, _ target: Rect) -> Bool {
    guard let frame = tree.frame(of: node) else { return false }
    // A half of a pixel is rounded one way or the other, by where y begins.
    return abs(frame[part] - target[part]) > Self.tolerance - 0.01
      || abs(pixels.round(frame)[part] - target[part]) > Self.tolerance
  }

  /// Whether each try asks what is open anywhere, and not only at the view that it is for: seldom a constraint opens
  /// something elsewhere, as contents tie that did not before (left open so: 47 of 5,096 views of real documents).
  private var isExact: Bool

  /// Finds out what is open anywhere, now and at each try.
  mutating func becomeExact() throws(LayoutError) {
    isExact = true
    free = try Self.freedom(tree)
  }

  /// Whether something is open that was decided before and is not to get constraints.
  var hasOpenedOthers: Bool { kept.contains { free[$0] != nil } }

  /// Whether a view that has to stay has been moved by what came after another board, and not towards its place on the canvas.
  private func hasMoved(_ node: NodeID, _ part: FramePart, since before: MissingBoard) -> Bool {
    guard isOff(node, part), !before.isOff(node, part) else { return false }
    guard let place = recorded[node], let now = tree.frame(of: node), let old = before.tree.frame(of: node)
    else {
      return true
    }
    return abs(now[part] - place[part]) > abs(old[part] - place[part]) - Self.tolerance
  }

  /// Finds out what of a node is open still: what others took may have decided it.
  mutating func refresh(_ node: NodeID) throws(LayoutError) {
    for part in (free[node] ?? []).parts where try tree.isDetermined(part, of: node) {
      free[node]?.remove(part.freedom)
    }
  }

  /// Adds a constraint if that decides more of a node's axis, opens no conflict and moves nothing that was decided.
  ///
  /// - Complexity: A copy of the tree, and what the change takes to solve.
  mutating func take(
    _ constraint: LayoutConstraint, for node: NodeID, _ axis: Axis, decided: [(node: NodeID, axis: Axis)]
  ) throws(LayoutError) -> Bool {
    var next = self
    _ = try next.tree.add(constraint)
    try next.tree.layout()
    guard try Self.conflicts(next.tree) <= conflicts else { return false }
    for node in kept {
      for part in FramePart.allCases where next.hasMoved(node, part, since: self) { return false }
    }
    if isExact {
      next.free = try Self.freedom(next.tree)
      for node in kept where next.free[node] != nil && free[node] == nil { return false }
    } else {
      try next.refresh(node)
    }
    guard next.openness(node, axis) < openness(node, axis) else { return false }
    for (node, axis) in decided where next.isOpen(node, axis) { return false }
    self = next
    return true
  }
}

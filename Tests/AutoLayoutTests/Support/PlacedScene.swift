import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import TestSupport

/// A random tree in which constraints on leading and trailing edges decide everything.
struct PlacedScene {
  var tree = LayoutTree()
  let root: NodeID
  private var generator: SeededGenerator

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    root = try tree.makeRoot(500, 400)
    try populate(root, depth: 0)
  }

  private mutating func populate(_ container: NodeID, depth: Int) throws {
    if depth > 0, pick(3) == 0 { return try arrange(in: container) }
    var previous: NodeID?
    for _ in 0..<1 + pick(3) {
      let view = try tree.makeView(in: container, content: ContentSize(width: length(80), height: length(30)))
      try tree.setAlignmentInsets(insets(4), of: view)
      try tree.setMargins(insets(9), of: view)
      try placeHorizontally(view, in: container, after: previous)
      try tree.relate(
        view, .top, .equal, previous ?? container, previous == nil ? .top : .bottom, plus: length(9))
      if pick(2) == 0, depth < 3 {
        try tree.relate(view, .height, plus: 20 + length(60))
        try populate(view, depth: depth + 1)
      }
      previous = view
    }
    if pick(3) == 0 { try addOthers(to: container) }
  }

  private mutating func placeHorizontally(
    _ view: NodeID, in container: NodeID, after previous: NodeID?
  ) throws {
    switch pick(6) {
    case 0:
      try tree.relate(view, .leading, .equal, container, plus: length(20))
      try tree.relate(view, .width, .equal, container, times: 0.5, plus: -length(5))
    case 1:
      try tree.relate(view, .leading, .equal, container, .leadingMargin, plus: length(20))
      try tree.relate(view, .trailing, .equal, container, .trailingMargin, plus: -length(20), at: 900)
    case 2:
      try tree.relate(view, .trailing, .equal, container, plus: -length(30))
    case 3:
      try tree.relate(
        view, .leading, .equal, previous ?? container, previous == nil ? .leading : .trailing, plus: 3)
    case 4:
      try tree.relate(view, .leading, .equal, container, .trailing, times: 0.25, plus: length(9))
      try tree.relate(view, .trailing, .lessThanOrEqual, container, plus: -length(9))
    default:
      try tree.relate(view, .centerX, .equal, container)
      try tree.relate(view, .leading, .greaterThanOrEqual, container, plus: length(9))
    }
  }

  private mutating func arrange(in container: NodeID) throws {
    var stack = StackArrangement(
      axis: Axis.allCases.pick(&generator),
      distribution: [.fill, .fillEqually, .fillProportionally].pick(&generator),
      alignment: [.fill, .leading, .trailing, .center].pick(&generator), spacing: length(6), insets: insets(5)
    )
    for index in 0..<1 + pick(4) {
      let view = try tree.makeView(
        in: container, content: ContentSize(width: 5 + length(60), height: 5 + length(60)))
      // Each gives way at its own priority, so that nothing is open.
      let priorities = ContentPriorities(
        hugging: Priority(200 + Double(index)), compressionResistance: Priority(700 + Double(index)))
      for axis in Axis.allCases { try tree.setContentPriorities(priorities, axis, of: view) }
      stack.arranged.append(.init(view, spacingAfter: pick(3) == 0 ? length(15) : nil))
    }
    try tree.setStack(stack, of: container)
  }

  /// A guide, and a view with a mask.
  private mutating func addOthers(to container: NodeID) throws {
    let guide = try tree.addNode(parent: container, placement: .insets(insets(9)))
    let view = try tree.makeView(in: container)
    try tree.fill(view, guide, inset: length(3))
    _ = try tree.addNode(
      parent: container, frame: Rect(x: length(40), y: length(40), width: length(60), height: length(60)),
      placement: .mask(
        AutoresizingMask(rawValue: UInt8(pick(64))), container: Size(width: 120, height: 110)))
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  private mutating func length(_ limit: Int) -> Double {
    Double(Int.random(in: 0...limit, using: &generator))
  }
  private mutating func insets(_ limit: Int) -> EdgeInsets {
    EdgeInsets(top: length(limit), left: length(limit), bottom: length(limit), right: length(limit))
  }
}

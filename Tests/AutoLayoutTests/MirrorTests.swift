import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// Right to left is the mirror of left to right where only leading and trailing are used.
@Suite struct MirrorTests {
  @Test func rightToLeftIsTheMirror() throws {
    var views = 0
    let seeds = SeededGenerator.seeds(200)
    for seed in seeds {
      var scene = try PlacedScene(seed: seed)
      try layOut(&scene.tree, "seed \(seed)")
      let free = try scene.tree.freedom(under: scene.root)
      #expect(free.isEmpty, "seed \(seed)")
      var mirrored = scene.tree
      for node in mirrored.members(under: scene.root) { try mirror(node, &mirrored) }
      try layOut(&mirrored, "seed \(seed)")
      for node in scene.tree.members(under: scene.root).dropFirst() {
        let frame = try #require(scene.tree.frame(of: node))
        let parent = try #require(scene.tree.parent(of: node).flatMap { scene.tree.frame(of: $0) })
        let expected = Rect(
          x: parent.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        expectFrame(mirrored, node, expected, "seed \(seed), node \(node.index)")
        views += 1
      }
    }
    print("mirrors:", seeds.count, "trees,", views, "views")
  }

  /// Turns a node around. What is given in terms of left and right has to be turned by hand.
  private func mirror(_ node: NodeID, _ tree: inout LayoutTree) throws {
    let record = tree.nodes[Int(node.index)]
    try tree.setDirection(.rightToLeft, of: node)
    try tree.setAlignmentInsets(
      mirrored(record.description.alignmentInsets), growth: mirrored(record.description.alignmentGrowth),
      of: node)
    try tree.setMargins(mirrored(record.description.margins), of: node)
    switch record.description.placement {
    case .insets(let insets): try tree.setPlacement(.insets(mirrored(insets)), of: node)
    case .mask(let mask, let container):
      var turned = mask.subtracting([.flexibleLeft, .flexibleRight])
      if mask.contains(.flexibleLeft) { turned.insert(.flexibleRight) }
      if mask.contains(.flexibleRight) { turned.insert(.flexibleLeft) }
      // With no flexible part the view keeps its left margin, whatever the direction.
      if mask.isDisjoint(with: [.flexibleLeft, .flexibleWidth, .flexibleRight]) {
        turned.insert(.flexibleLeft)
      }
      try tree.setPlacement(.mask(turned, container: container), of: node)
      var frame = record.description.frame
      frame.origin.x = container.width - frame.maxX
      try tree.setGivenFrame(frame, of: node)
    default: break
    }
    guard var stack = record.description.stack else { return }
    stack.insets = mirrored(stack.insets)
    try tree.setStack(stack, of: node)
  }

  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

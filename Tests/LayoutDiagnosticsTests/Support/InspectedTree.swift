import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

/// A layout tree with items behind its nodes, whose addresses are 0x100, 0x200 … in the order of adding.
struct InspectedTree {
  var named: NamedTree
  var objects = LayoutObjects()
  var root: NodeID { named.root }

  /// The root is a `UIView` at the origin, whose frame comes from outside.
  init(_ width: Double = 320, _ height: Double = 504, nametag: String? = nil) throws {
    named = try NamedTree(width, height)
    objects.items[named.root] = InspectedItem(
      ConsoleItem("UIView", 0x100), isView: true, superclasses: ["UIResponder", "NSObject"], nametag: nametag)
  }

  mutating func add(
    _ className: String = "UIView", _ frame: Rect = .zero, in parent: NodeID? = nil,
    _ placement: Placement = .constraints, content: ContentSize = .none, name: String? = nil,
    label: String? = nil, nametag: String? = nil, mode: String = "Scale To Fill",
    mask: AutoresizingMask = [], isView: Bool = true
  ) throws -> NodeID {
    let node = try named.add(nil, in: parent, frame, placement, content: content)
    objects.items[node] = InspectedItem(
      ConsoleItem(className, UInt64(objects.items.count + 1) * 0x100, label: label, name: name),
      isView: isView, superclasses: [className == "UIView" ? "UIResponder" : "UIView"], nametag: nametag,
      contentMode: mode, mask: mask)
    return node
  }

  /// A view of 50 × 50 points at (10, 20), by four constraints.
  mutating func addPlaced(_ className: String = "UIView", name: String? = nil) throws -> NodeID {
    let node = try add(className, Rect(x: 10, y: 20, width: 50, height: 50), name: name)
    try named.relate(node, .left, .equal, root, plus: 10)
    try named.relate(node, .top, .equal, root, plus: 20)
    try named.relate(node, .width, plus: 50)
    try named.relate(node, .height, plus: 50)
    return node
  }

  /// The layout, solved.
  mutating func inspection() throws -> LayoutInspection {
    try named.tree.layout()
    return LayoutInspection(named.tree, objects)
  }
}

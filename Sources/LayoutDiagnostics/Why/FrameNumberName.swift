import PlumbAutoLayout
import PlumbGeometry

/// Frame numbers of one node along one axis that stand together: `left + width` is its right edge.
struct FrameNumber {
  var node: NodeID
  /// As a formula has it; that of the frame where its alignment rectangle is another.
  var attribute: String
  var factor: Double
  var expression: LayoutExpression
}

extension LayoutExpression {
  /// The expression's terms as edges, centers and extents of nodes, in the order of the terms.
  func frameNumbers(in tree: LayoutTree) -> [FrameNumber] {
    var numbers: [FrameNumber] = []
    var seen: Set<FramePartID> = []
    for term in terms where !seen.contains(term.part) {
      let node = term.part.node
      let axis = term.part.part.axis
      let near = FramePartID(node: node, part: axis == .horizontal ? .x : .y)
      let extent = FramePartID(node: node, part: axis == .horizontal ? .width : .height)
      let (a, b) = (coefficient(of: near), coefficient(of: extent))
      seen.insert(near)
      seen.insert(extent)
      func add(_ attribute: Attribute, _ factor: Double, _ terms: [Term]) {
        let name = tree.frameAttributeName(attribute, of: node)
        numbers.append(
          FrameNumber(node: node, attribute: name, factor: factor, expression: LayoutExpression(terms)))
      }
      if a != 0, (b - a).magnitude < 1e-9 {
        add(axis.far, a, [Term(near, 1), Term(extent, 1)])
      } else if a != 0, (b - a / 2).magnitude < 1e-9 {
        add(axis.center, a, [Term(near, 1), Term(extent, 0.5)])
      } else {
        if a != 0 { add(axis.near, a, [Term(near, 1)]) }
        if b != 0 { add(axis.extent, b, [Term(extent, 1)]) }
      }
    }
    return numbers
  }
}

extension LayoutTree {
  /// What an attribute of a frame is called: as that of the alignment rectangle, unless this one is another.
  func frameAttributeName(_ attribute: Attribute, of node: NodeID) -> String {
    let insets = alignmentInsets(of: node)
    let axis = attribute.axis
    if insets.near(axis) == 0, insets.far(axis) == 0 { return attribute.name.description }
    return attribute.frameName
  }
}

extension Attribute {
  /// What code calls the number of a frame.
  var frameName: String {
    switch self {
    case .left, .leading: "frame.minX"
    case .right, .trailing: "frame.maxX"
    case .centerX: "frame.midX"
    case .top: "frame.minY"
    case .bottom: "frame.maxY"
    case .centerY: "frame.midY"
    case .width: "frame.width"
    case .height: "frame.height"
    default: name.description
    }
  }
}

extension LayoutNumber {
  /// What formulas call it: an attribute, or a number of the frame where the alignment rectangle is another.
  func attributeName(in tree: LayoutTree) -> String {
    rectangle == .frame
      ? tree.frameAttributeName(anchor.attribute, of: node) : anchor.attribute.name.description
  }
}

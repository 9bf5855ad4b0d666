import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// A side of a view, as a menu names it.
package enum ViewSide: String, Sendable, CaseIterable {
  case top, bottom, leading, trailing, left, right

  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether lower numbers lie on this side; leading is left.
  package var isNear: Bool { self == .top || self == .leading || self == .left }

  package var attribute: Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    }
  }

  package var opposite: Attribute {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    }
  }

  package var margin: Attribute { attribute.ofMargins }
}

/// What a view is pinned to on a side.
enum Neighbour: Equatable {
  case sibling(Int)
  /// The superview, or a view around it.
  case container(Int)
  /// A guide, by its position in the scene.
  case guide(Int)
}

extension OperatedScene {
  /// The nearest sibling on a side whose span across overlaps the view's, else what contains the view: 510 of 561 vertical and
  /// 206 of 225 horizontal spacings go there, and between views and edges of their container lies a sibling in 3 % of 4,159.
  func neighbour(of position: Int, on side: ViewSide, in canvas: CanvasGeometry) -> Neighbour? {
    let nodes = layout.viewNodes
    guard let parent = scene.views[position].parent, let rect = canvas.alignmentRect(of: nodes[position])
    else {
      return nil
    }
    let (along, across) = (side.axis, side.axis == .horizontal ? Axis.vertical : .horizontal)
    var nearest: (sibling: Int, distance: Double)?
    for (other, view) in scene.views.enumerated() where other != position && view.parent == parent {
      guard let next = canvas.alignmentRect(of: nodes[other]),
        rect.origin[across] < next.origin[across] + next.size[across],
        next.origin[across] < rect.origin[across] + rect.size[across]
      else { continue }
      let distance =
        side.isNear
        ? rect.origin[along] - next.origin[along] - next.size[along]
        : next.origin[along] - rect.origin[along] - rect.size[along]
      if distance >= -0.5, distance < nearest?.distance ?? .infinity { nearest = (other, distance) }
    }
    return nearest.map { .sibling($0.sibling) } ?? container(of: position, on: side, in: canvas)
  }

  /// What contains a view: of a root view its safe area, or a bar's guide, as long as the view does not reach past it.
  func container(of position: Int, on side: ViewSide, in canvas: CanvasGeometry) -> Neighbour? {
    guard let parent = scene.views[position].parent else { return nil }
    for (place, guide) in scene.guides.enumerated() where guide.owner == parent {
      let isMeant =
        switch guide.kind {
        case .safeArea: true
        case .top: side == .top
        case .bottom: side == .bottom
        case .layoutMargins, .readableContent, .contentLayout, .frameLayout: false
        }
      guard isMeant, layout.guideNodes[place] != nil else { continue }
      let neighbour = Neighbour.guide(place)
      let space = spacing(of: position, on: side, to: neighbour, margins: false)
      guard let distance = canvas.distance(space, in: self) else { continue }
      if distance >= -0.5 { return neighbour }
    }
    return .container(parent)
  }

  /// The two sides of a space: upper or left things come second among siblings and first against the far edge of a
  /// container, so that the constant counts the points between (§ of `Schema/README.md`).
  func spacing(
    of position: Int, on side: ViewSide, to neighbour: Neighbour, margins: Bool
  ) -> (first: NewConstraint.Side, second: NewConstraint.Side) {
    let own = NewConstraint.Side(scene.views[position].id, side.attribute)
    let other: NewConstraint.Side
    switch neighbour {
    case .sibling(let sibling): other = .init(scene.views[sibling].id, side.opposite)
    case .container(let container):
      other = .init(scene.views[container].id, margins ? side.margin : side.attribute)
    case .guide(let guide):
      let isBar = scene.guides[guide].kind == .top || scene.guides[guide].kind == .bottom
      other = .init(scene.guides[guide].id, isBar ? side.opposite : side.attribute)
    }
    return side.isNear ? (own, other) : (other, own)
  }
}

extension CanvasGeometry {
  /// How far apart two sides are on the canvas, in points: the first less the second; nil where an item is not there.
  func distance(
    _ sides: (first: NewConstraint.Side, second: NewConstraint.Side), in operated: OperatedScene
  ) -> Double? {
    guard let first = operated.node(of: sides.first.item), let second = operated.node(of: sides.second.item)
    else {
      return nil
    }
    let tree = operated.layout.tree
    var around = first
    func contains(_ container: NodeID, _ node: NodeID) -> Bool {
      var next: NodeID? = node
      while let current = next {
        if current == container { return true }
        next = tree.parent(of: current)
      }
      return false
    }
    while !contains(around, second) {
      guard let parent = tree.parent(of: around) else { return nil }
      around = parent
    }
    do throws(LayoutError) {
      return try value(of: Anchor(first, sides.first.attribute), in: around)
        - value(of: Anchor(second, sides.second.attribute), in: around)
    } catch {
      return nil
    }
  }
}

extension OperatedScene {
  /// The node of a view or guide, by the document's id.
  func node(of item: String) -> NodeID? {
    if let position = positions[item] { return layout.viewNodes[position] }
    return scene.guides.firstIndex { $0.id == item }.flatMap { layout.guideNodes[$0] }
  }
}

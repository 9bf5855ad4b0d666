import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What the Pin menu is asked for. It always adds constraints, and never changes one that is there.
package struct PinRequest: Sendable {
  /// How far from a neighbour.
  package enum Space: Hashable, Sendable {
    /// In points.
    case points(Double)
    /// The standard space: `StandardSpacing` between siblings, `StandardSpace` to the edge of a container.
    case standard
    /// As it is on the canvas.
    case current
  }

  package struct Spacing: Hashable, Sendable {
    package var side: ViewSide
    package var space: Space
    /// The id of a view or guide; nil for the nearest.
    package var neighbour: String?

    package init(_ side: ViewSide, _ space: Space, to neighbour: String? = nil) {
      self.side = side
      self.space = space
      self.neighbour = neighbour
    }
  }

  package var spacings: [Spacing] = []
  /// Nil for none; of sizes, `current` is that on the canvas.
  package var width: Space?
  package var height: Space?
  package var equalWidths = false
  package var equalHeights = false
  package var aspectRatio = false
  /// Whether distances to containers count from their margins.
  package var toMargins = false
  package var relation = Relation.equal
  package var priority = 1000.0

  package init() {}
}

extension OperatedScene {
  /// The constraints that pin views, in the order in which somebody named them; what two of them share comes once.
  package func pinning(_ views: [Int], _ request: PinRequest) throws(OperationError) -> [NewConstraint] {
    let canvas = CanvasGeometry(layout)
    var new: [NewConstraint] = []
    for view in views {
      for spacing in request.spacings { new.append(try constraint(for: spacing, of: view, request, canvas)) }
      for (attribute, space) in [(Attribute.width, request.width), (.height, request.height)] {
        guard let space else { continue }
        new.append(try size(attribute, of: view, space, canvas))
      }
      if request.aspectRatio { new.append(try aspectRatio(of: view, canvas)) }
    }
    for (attribute, isAsked) in [(Attribute.width, request.equalWidths), (.height, request.equalHeights)]
    where isAsked {
      guard let first = views.first, views.count > 1 else {
        throw .needsSeveral(attribute == .width ? "Equal widths" : "Equal heights")
      }
      for other in views.dropFirst() {
        new.append(
          NewConstraint(.init(scene.views[first].id, attribute), .init(scene.views[other].id, attribute)))
      }
    }
    var told: Set<NewConstraint> = []
    return new.map { constraint in
      var constraint = constraint
      constraint.relation = request.relation
      constraint.priority = request.priority
      return constraint
    }.filter { told.insert($0).inserted }
  }

  private func constraint(
    for spacing: PinRequest.Spacing, of view: Int, _ request: PinRequest, _ canvas: CanvasGeometry
  ) throws(OperationError) -> NewConstraint {
    var neighbour: Neighbour?
    if let id = spacing.neighbour {
      neighbour = self.neighbour(withID: id, of: view)
      if neighbour == nil { throw .noItem(id) }
    } else if request.toMargins {
      neighbour = self.neighbour(of: view, on: spacing.side, in: canvas)
      // Margins are the superview's, whatever guides there are.
      if case .guide? = neighbour, let parent = scene.views[view].parent { neighbour = .container(parent) }
    } else {
      neighbour = self.neighbour(of: view, on: spacing.side, in: canvas)
    }
    guard let neighbour else { throw .noItem(scene.views[view].id) }
    let sides = self.spacing(of: view, on: spacing.side, to: neighbour, margins: request.toMargins)
    guard let distance = canvas.distance(sides, in: self) else {
      throw .unrelated(sides.first.item, sides.second.item)
    }
    var constraint = NewConstraint(sides.first, sides.second)
    switch spacing.space {
    case .points(let points): constraint.constant = points
    case .current: constraint.constant = Self.written(distance)
    case .standard:
      // To margins and guides the standard is to touch them.
      let isEdge = if case .container = neighbour { !request.toMargins } else { false }
      if case .sibling(let sibling) = neighbour {
        constraint.constant = standardSpace(of: view, spacing.side, to: sibling)
        constraint.isStandard = true
      } else {
        constraint.constant = isEdge ? StandardSpace.toContainer : 0
        constraint.isStandard = isEdge
      }
    }
    // Against margins that they touch older documents have the view first (122 of 174 before tools version 10000).
    if request.toMargins, constraint.constant == 0, document.release < .xcode7Point3,
      request.relation == .equal,
      !spacing.side.isNear, case .container = neighbour
    {
      constraint = NewConstraint(sides.second, sides.first)
    }
    return constraint
  }

  private func standardSpace(of view: Int, _ side: ViewSide, to sibling: Int) -> Double {
    guard document.platform == .macOS else { return 8 }
    let (first, second) = side.isNear ? (sibling, view) : (view, sibling)
    return StandardSpacing(
      first: scene.views[first], second: scene.views[second], axis: side.attribute.axis
    ).points
  }

  private func neighbour(withID id: String, of view: Int) -> Neighbour? {
    if let guide = scene.guides.firstIndex(where: { $0.id == id }) { return .guide(guide) }
    guard let other = positions[id] else { return nil }
    return ancestors(of: view).contains(other) ? .container(other) : .sibling(other)
  }

  private func size(
    _ attribute: Attribute, of view: Int, _ space: PinRequest.Space, _ canvas: CanvasGeometry
  ) throws(OperationError) -> NewConstraint {
    let side = NewConstraint.Side(scene.views[view].id, attribute)
    if case .points(let points) = space { return NewConstraint(side, constant: points) }
    guard let size = canvas.alignmentRect(of: layout.viewNodes[view])?.size else { throw .noItem(side.item) }
    return NewConstraint(side, constant: Self.written(attribute == .width ? size.width : size.height))
  }

  private func aspectRatio(of view: Int, _ canvas: CanvasGeometry) throws(OperationError) -> NewConstraint {
    let id = scene.views[view].id
    guard let size = canvas.alignmentRect(of: layout.viewNodes[view])?.size, size.width > 0, size.height > 0
    else {
      throw .noItem(id)
    }
    var constraint = NewConstraint(.init(id, .width), .init(id, .height))
    constraint.multiplier = Self.ratio(size)
    return constraint
  }

  /// As Interface Builder writes it, `16:9` and `1:1` (50 of 51); sizes that are no whole numbers are doubled until they are.
  static func ratio(_ size: Size) -> String {
    var (width, height) = (size.width, size.height)
    for _ in 0..<8 where width != width.rounded() || height != height.rounded() {
      (width, height) = (width * 2, height * 2)
    }
    guard width == width.rounded(), height == height.rounded(), max(width, height) < 1e9 else {
      return DocumentNumber.multiplier(size.width / size.height)
    }
    var (a, b) = (Int(width), Int(height))
    while b != 0 { (a, b) = (b, a % b) }
    return "\(Int(width) / a):\(Int(height) / a)"
  }

  /// A distance on the canvas without what sums of binary fractions leave.
  static func written(_ distance: Double) -> Double {
    let near = (distance * 4096).rounded() / 4096
    return abs(near - distance) < 1e-6 ? near : distance
  }
}

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension MissingSituation {
  func containers(of view: Int, _ parent: Int, _ side: ViewSide) -> [MissingCandidate] {
    var candidates = spacing(of: view, side, to: .container(parent), .edge)
    if operated.document.platform != .macOS {
      candidates += spacing(of: view, side, to: .container(parent), .margin)
    }
    for (place, guide) in operated.scene.guides.enumerated() where guide.owner == parent {
      let isMeant =
        switch guide.kind {
        case .safeArea, .contentLayout: true
        case .top: side == .top
        case .bottom: side == .bottom
        case .layoutMargins, .readableContent, .frameLayout: false
        }
      if isMeant, operated.layout.guideNodes[place] != nil {
        candidates += spacing(of: view, side, to: .guide(place), .guide)
      }
    }
    return candidates
  }

  func spacing(
    of view: Int, _ side: ViewSide, to neighbour: Neighbour, _ kind: MissingKind
  ) -> [MissingCandidate] {
    let sides = operated.spacing(of: view, on: side, to: neighbour, margins: kind == .margin)
    guard let distance = canvas.distance(sides, in: operated) else { return [] }
    let constant = OperatedScene.written(distance)
    var candidate = MissingCandidate(
      NewConstraint(sides.first, sides.second, constant: constant), kind, .edge(isNear: side.isNear),
      reference: neighbour.sibling)
    candidate.distance = constant
    return [candidate]
  }
}

extension Neighbour {
  /// The sibling's position, if it is one.
  var sibling: Int? {
    if case .sibling(let position) = self { return position }
    return nil
  }
}

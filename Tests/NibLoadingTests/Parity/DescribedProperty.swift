import PlumbAutoLayout
import PlumbConstraintSolver

/// What is compared of a description, in words.
enum DescribedProperty: CaseIterable {
  case placement, direction, horizontal, vertical, arrangement, arranged, margins

  /// - Parameter names: The views' ids in the document.
  func text(of description: NodeDescription, _ names: [NodeID: String]) -> String {
    switch self {
    case .placement:
      switch description.placement {
      // Containers are as large as the simulated device makes them.
      case .mask(let mask, _): "mask \(mask.rawValue)"
      default: "\(description.placement)"
      }
    case .direction: "\(description.direction)"
    case .horizontal: text(description.horizontal)
    case .vertical: text(description.vertical)
    case .arrangement:
      description.stack.map {
        "\($0.axis) \($0.distribution) \($0.alignment) \($0.spacing) \($0.measuresFromBaselines)"
      } ?? "none"
    case .arranged:
      description.stack.map { stack in
        stack.arranged.map { view in
          (names[view.node] ?? "?") + (view.isHidden ? " hidden" : "")
            + (view.spacingAfter.map { " and \($0)" } ?? "")
        }.joined(separator: ", ")
      } ?? "none"
    case .margins: "\(description.margins)"
    }
  }

  private func text(_ priorities: ContentPriorities) -> String {
    "\(priorities.hugging.value) \(priorities.compressionResistance.value)"
  }
}

import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// The standard space between siblings: what Interface Builder writes where somebody chooses it. On macOS it depends on the
/// controls. By 1,913 constraints of macOS documents that are marked as standard, of which these rules give
/// all but a dozen: with the number of constraints and of projects for each that is not 8.
struct StandardSpacing {
  /// Before and behind, or above and below.
  let first: ResolvedView
  let second: ResolvedView
  let axis: Axis

  /// In points.
  var points: Double {
    let (first, second) = (Part(self.first), Part(self.second))
    return axis == .horizontal ? Self.beside(first, second) : Self.below(first, second)
  }

  private static func beside(_ first: Part, _ second: Part) -> Double {
    // 15, 4 projects.
    if first.kind == .help || second.kind == .help { return 12 }
    // 138, 32 projects; small ones 8 (15, 7 projects).
    if first.kind == .push, second.kind == .push { return first.isSmall && second.isSmall ? 8 : 12 }
    return StandardSpace.betweenSiblings
  }

  private static func below(_ first: Part, _ second: Part) -> Double {
    switch (first.kind, second.kind) {
    // 88, 20 projects.
    case (.check, .check), (.radio, .radio): return 6
    // 50, 18 projects.
    case (.field, .field), (.popUp, .popUp): return 10
    // 12, 6 projects.
    case (.push, .push): return 12
    // 11, 5 projects.
    case (.push, .check), (.push, .container), (.check, .popUp): return 20
    // 21 of 22, 19 projects: below texts of the same size.
    case (.label, .push), (.field, .push): return first.isSmall && !second.isSmall ? 20 : 8
    // 59, 27 projects.
    case (_, .push): return second.isSmall ? 8 : 20
    default: return StandardSpace.betweenSiblings
    }
  }

  /// What the rules ask of a view.
  private struct Part {
    enum Kind {
      case push, help, check, radio, popUp, field, label, container, other
    }
    let kind: Kind
    let isSmall: Bool

    init(_ view: ResolvedView) {
      let cell = view.cell
      let size = cell?.controlSize ?? view.attributes.controlSize
      isSmall = size == "small" || size == "mini"
      switch view.kind {
      case .button:
        switch cell?.type {
        case nil, "push"?: kind = .push
        case "help"?: kind = .help
        case "check"?: kind = .check
        case "radio"?: kind = .radio
        default: kind = .other
        }
      case .popUpButton: kind = .popUp
      case .textField: kind = cell?.borderStyle == nil ? .label : .field
      case .secureTextField: kind = .field
      case .scrollView: kind = .container
      default: kind = .other
      }
    }
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver

/// A constraint that a view report lists.
package struct ReportedConstraint: Sendable {
  /// Of a content size, which has two rows, the first.
  package var row: RowSource
  package var console: ConsoleConstraint
  /// The node in whose view's `constraints` it is; nil for what sizes and masks bring, which are in none.
  package var installedOn: NodeID?
  /// Nil where somebody wrote it and nobody called it anything.
  package var identifier: String?
  /// Where it was made; nil where nobody knows.
  package var place: SourcePlace?
  /// Of the rows: two for a content size; none for a constraint whose items share no root, so that it has no
  /// effect.
  package var states: [LayoutTree.RowState]

  package var isWritten: Bool {
    if case .constraint = row { true } else { false }
  }

  /// Whether it is one of those that the standard form shows with a priority.
  var isLayoutConstraint: Bool { console.className == "NSLayoutConstraint" }

  /// The priority on Apple's scale; nil where there is not one but two, those of content.
  package var priority: Double? {
    isWritten ? console.priority : console.content == nil ? states.first?.priority.value ?? 1000 : nil
  }

  /// How it fares.
  package var fate: ConstraintFate { ConstraintFate(self) }
}

/// How a constraint fares in a layout; distances are in points.
package enum ConstraintFate: Hashable, Sendable {
  /// It holds, by so much more than it must where it is an inequality.
  case holds(spare: Double)
  /// The left side of what somebody wrote is so much greater than it should be.
  case above(Double)
  /// The left side of what somebody wrote is so much less than it should be.
  case below(Double)
  /// What nobody wrote does not hold by so much.
  case off(Double)
  /// The view is larger than its content.
  case stretched(Double)
  /// The view is smaller than its content.
  case squeezed(Double)
  /// It is required, and clashes with others that are; its error.
  case broken(Double)
  /// Its items share no superview.
  case withoutEffect

  init(_ constraint: ReportedConstraint) {
    guard let state = constraint.states.first(where: { $0.error > 0 }) ?? constraint.states.first else {
      self = .withoutEffect
      return
    }
    if state.isBroken {
      self = .broken(state.error)
    } else if state.error == 0 {
      self = .holds(spare: state.isSlack && constraint.console.content == nil ? state.residual.magnitude : 0)
    } else if constraint.console.content != nil {
      self = state.relation == .greaterThanOrEqual ? .squeezed(state.error) : .stretched(state.error)
    } else if constraint.isWritten {
      self = state.residual > 0 ? .above(state.error) : .below(state.error)
    } else {
      self = .off(state.error)
    }
  }

  /// As a person would say it.
  package var text: String {
    switch self {
    case .holds(let spare) where spare > 0: "satisfied, " + spare.points + " to spare"
    case .holds: "satisfied"
    case .above(let error): "misses by " + error.points + ", too much"
    case .below(let error): "misses by " + error.points + ", too little"
    case .off(let error): "misses by " + error.points
    case .stretched(let error): "stretched by " + error.points
    case .squeezed(let error): "squeezed by " + error.points
    case .broken(let error): "broken by a conflict, off by " + error.points
    case .withoutEffect: "without effect: its items share no superview"
    }
  }
}

import PlumbFindings

/// A change after which the constraints of a log can hold; that was tried by solving.
package struct LogRepair: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case lowerPriority, remove, useConstraints, ignore

    /// As machines read it.
    package var name: StaticString {
      switch self {
      case .lowerPriority: "lower-priority"
      case .remove: "remove"
      case .useConstraints: "use-constraints"
      case .ignore: "ignore"
      }
    }
  }

  package var action: Action
  /// The place of the constraint in the log that it changes; nil where it changes a view, or nothing.
  package var constraint: Int?
  /// What the view is called that it changes.
  package var view: String?
  /// As an instruction.
  package var text: Message
}

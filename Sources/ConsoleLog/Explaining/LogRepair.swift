import PlumbFindings

/// A change after which the constraints of a log can hold; that was tried by solving.
public struct LogRepair: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case lowerPriority, remove, useConstraints, ignore

    /// As machines read it.
    public var name: StaticString {
      switch self {
      case .lowerPriority: "lower-priority"
      case .remove: "remove"
      case .useConstraints: "use-constraints"
      case .ignore: "ignore"
      }
    }
  }

  public var action: Action
  /// The place of the constraint in the log that it changes; nil where it changes a view, or nothing.
  public var constraint: Int?
  /// What the view is called that it changes.
  public var view: String?
  /// As an instruction.
  public var text: Message
}

import PlumbDocumentEditing
import PlumbLayoutOperations

/// What Interface Builder's menus do to views.
package enum Operation: Sendable {
  case updateFrames
  case updateConstants
  case addMissing
  /// Clear, then Add Missing.
  case reset
  case clear
  case pin(PinRequest)
  case align(AlignRequest)
  /// Constraints that somebody describes.
  case add([NewConstraint])
  /// Attributes that somebody sets.
  case change([DocumentEdit])

  /// The word by which answers name it.
  var name: String {
    switch self {
    case .updateFrames: "update-frames"
    case .updateConstants: "update-constants"
    case .addMissing: "add-missing"
    case .reset: "reset"
    case .clear: "clear"
    case .pin: "pin"
    case .align: "align"
    case .add: "add"
    case .change: "change"
    }
  }
}

/// Which views an operation is for.
package enum OperationViews: Sendable {
  /// As people call them, in the order in which they do.
  case named([String])
  case all
}

/// Whose frames are brought up to date behind an operation.
package enum FramesAfter: String, Sendable, CaseIterable {
  case none, new, all
  /// Of the views that the operation has come to lie elsewhere.
  case moved
}

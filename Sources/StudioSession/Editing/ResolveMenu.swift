import PlumbAnswers

/// What the Resolve menu offers, in Interface Builder's words.
struct ResolveMenu {
  /// By what messages call it.
  let name: String
  let title: String
  let operation: Operation

  static let all = [
    ResolveMenu(name: "update-frames", title: "Update Frames", operation: .updateFrames),
    ResolveMenu(name: "update-constants", title: "Update Constraint Constants", operation: .updateConstants),
    ResolveMenu(name: "add-missing", title: "Add Missing Constraints", operation: .addMissing),
    ResolveMenu(name: "reset", title: "Reset to Suggested Constraints", operation: .reset),
    ResolveMenu(name: "clear", title: "Clear Constraints", operation: .clear),
  ]
}

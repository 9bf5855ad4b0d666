/// What the inspector shows.
enum Inspection: Hashable, Sendable {
  /// Numbers of what is selected.
  case properties
  /// Where they come from.
  case why
  /// Where one number comes from: `VIEW.attribute`.
  case question(String)
}

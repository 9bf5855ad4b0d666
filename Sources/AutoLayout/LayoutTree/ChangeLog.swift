/// What has been edited since the last layout, in the order of the edits.
struct ChangeLog: Sendable {
  /// Indices of nodes with pending row groups.
  var nodes: [Int32] = []
  /// Indices of constraints whose row must be made anew.
  var constraints: [Int32] = []
}

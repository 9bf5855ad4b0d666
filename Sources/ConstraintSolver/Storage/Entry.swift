/// A coefficient of a row, linked with the others of the same variable.
struct Entry: Sendable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// Neighbours in the variable's column, or −1.
  var next: Int32
  var previous: Int32
}

/// What the solver keeps for a variable beside its value.
struct Column: Sendable {
  /// The first entry of the variable in rows, or −1.
  var first: Int32 = -1
  /// The row that determines the variable, or −1 for a free one.
  var determiner: Int32 = -1
  /// The largest magnitude of its coefficients in constraints so far.
  var scale = 0.0
  /// How many live rows name it.
  var uses: Int32 = 0
  /// Equal to the stamp of the walk that last came by, along the plan and against it.
  var mark: Int32 = 0
  var backMark: Int32 = 0
  /// The place in the order in which a peeling settles variables; 0 outside of peelings.
  var sequence: Int32 = 0
  /// The solve that last changed the value.
  var changedIn: Int32 = 0
  var isLive = true
  var isSuspect = false
  /// Whether a peeling has still to settle it.
  var isOpen = false
  /// Whether an inactive row names it, or a variable that depends on it. See `Tail.swift`.
  var isCore = false
  /// While edges are priced: whether it is known of all from which it is determined where they lead.
  var isPriced = false
  /// Whether it was made since the last solve.
  var isUnplanned = true
}

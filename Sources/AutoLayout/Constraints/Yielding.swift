/// What gives way first where required rows clash, as an owner of the tree decides it.
package enum Yielding: Equatable, Sendable {
  /// The order of running apps: what somebody wrote before what contains it, written sizes first.
  case asLogged
  /// Of an edge: before all sizes, and before stack views inside. Of a stack view: before what is written.
  case early
  /// Of an edge: before written sizes and before the line of a stack view inside, but after what makes arranged views alike.
  /// Of a stack view: what makes views alike before such edges, and its line before what is written.
  case byStacks
}

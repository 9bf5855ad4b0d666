import PlumbAutoLayout

/// What stands behind a constraint of a layout tree.
package struct InspectedConstraint: Hashable, Sendable {
  @Boxed package var console: ConsoleConstraint
  /// The node in whose view's `constraints` it is.
  package var installedOn: NodeID?
  /// Where it was made.
  package var place: SourcePlace?
  /// The functions that were running then, the innermost first; empty where that was not recorded.
  package var callStack: [String]

  package init(
    _ console: ConsoleConstraint, installedOn: NodeID? = nil, place: SourcePlace? = nil,
    callStack: [String] = []
  ) {
    self.console = console
    self.installedOn = installedOn
    self.place = place
    self.callStack = callStack
  }
}

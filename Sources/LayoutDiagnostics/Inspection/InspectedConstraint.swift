import PlumbAutoLayout

/// What stands behind a constraint of a layout tree.
public struct InspectedConstraint: Hashable, Sendable {
  public var console: ConsoleConstraint
  /// The node in whose view's `constraints` it is.
  public var installedOn: NodeID?
  /// Where it was made.
  public var place: SourcePlace?
  /// The functions that were running then, the innermost first; empty where that was not recorded.
  public var callStack: [String]

  public init(
    _ console: ConsoleConstraint, installedOn: NodeID? = nil, place: SourcePlace? = nil,
    callStack: [String] = []
  ) {
    self.console = console
    self.installedOn = installedOn
    self.place = place
    self.callStack = callStack
  }
}

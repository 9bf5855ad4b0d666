/// One list of constraints that cannot all hold, found in a text.
public struct ConflictLog: Hashable, Sendable {
  /// Where it begins, from 1: its headline, or its first constraint where it has none.
  public var line: Int
  public var constraints: [LoggedConstraint]
  /// The place in `constraints` of what the log says will be broken; nil where it says nothing.
  public var broken: Int?
  /// What it says will be broken, where the list does not have that.
  public var brokenElsewhere: LoggedConstraint?

  /// What the text around it tells of the views that it names, by their addresses.
  public internal(set) var views: [String: KnownViews.View] = [:]

  public init(line: Int, constraints: [LoggedConstraint] = []) {
    self.line = line
    self.constraints = constraints
  }
}

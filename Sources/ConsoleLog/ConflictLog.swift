/// One list of constraints that cannot all hold, found in a text.
public struct ConflictLog: Hashable, Sendable {
  /// Where it begins, from 1: its headline, or its first constraint where it has none.
  public var line: Int
  public var constraints: [LoggedConstraint]
  /// The place in `constraints` of what the log says will be broken; nil where it says nothing.
  public var broken: Int?
  /// What it says will be broken, where the list does not have that.
  public var brokenElsewhere: LoggedConstraint?

  /// Whether something around the list says that it is a conflict's: a headline, advice, what is broken.
  public var isEvident = true
  /// Whether AppKit listed the constraints for a click on the lines that it draws for them.
  public var isVisualization = false

  /// What the text around it tells of the views that it names, by their addresses.
  public internal(set) var views: [String: KnownViews.View] = [:]

  /// Whether nothing around the list says that it is a conflict's, or something says that it is another.
  var isListing: Bool { isVisualization || !isEvident }

  public init(line: Int, constraints: [LoggedConstraint] = []) {
    self.line = line
    self.constraints = constraints
  }
}

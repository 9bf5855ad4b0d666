import PlumbLayoutDiagnostics

/// One list of constraints that cannot all hold, found in a text.
package struct ConflictLog: Hashable, Sendable {
  /// Where it begins, from 1: its headline, or its first constraint where it has none.
  package var line: Int
  package var constraints: [LoggedConstraint]
  /// The place in `constraints` of what the log says will be broken; nil where it says nothing.
  package var broken: Int?
  /// What it says will be broken, where the list does not have that.
  @Boxed package var brokenElsewhere: LoggedConstraint? = nil

  /// Whether something around the list says that it is a conflict's: a headline, advice, what is broken.
  package var isEvident = true
  /// Whether AppKit listed the constraints for a click on the lines that it draws for them.
  package var isVisualization = false

  /// What the text around it tells of the views that it names, by their addresses.
  package internal(set) var views: [String: KnownViews.View] = [:]

  /// Whether nothing around the list says that it is a conflict's, or something says that it is another.
  var isListing: Bool { isVisualization || !isEvident }

  package init(line: Int, constraints: [LoggedConstraint] = []) {
    self.line = line
    self.constraints = constraints
  }
}

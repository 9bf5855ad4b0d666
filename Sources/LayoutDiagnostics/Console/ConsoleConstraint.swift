import PlumbConstraintSolver

/// A constraint as Apple's console texts show it: what its description needs, and nothing that it does not
/// say.
package struct ConsoleConstraint: Hashable, Sendable {
  /// Where the constant comes from.
  package enum Space: Hashable, Sendable {
    /// A number that somebody wrote.
    case constant
    /// Standard spacing of a visual format or a document: `NSSpace(8)`.
    case standard
    /// Standard spacing of layout anchors: `NSLayoutAnchorConstraintSpace(8)`.
    case anchors
  }

  /// The priorities of a view's content along one axis.
  package struct ContentPriorities: Hashable, Sendable {
    package var hugging: Double
    package var compressionResistance: Double

    package init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  package var className: String
  package var address: UInt64
  /// What a person or the framework called the constraint.
  package var identifier: String?
  /// Which mask the constraint was made from: `h=--& v=--&`; only for `NSAutoresizingMaskLayoutConstraint`.
  package var mask: String?
  package var first: ConsoleTerm
  package var relation: Relation
  package var second: ConsoleTerm?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var space: Space
  /// From 0 to 1000; printed where it is below.
  package var priority: Double
  /// Only for `NSContentSizeLayoutConstraint`.
  package var content: ContentPriorities?
  package var isActive: Bool
  /// The item that is the other one's superview or, for a guide, its owning view; what visual formats write
  /// as `|`.
  ///
  /// Nil where neither is. A constraint made from a mask may speak of one item only and still have it.
  package var superview: ConsoleItem?

  package init(
    _ address: UInt64, className: String = "NSLayoutConstraint", identifier: String? = nil,
    mask: String? = nil,
    _ first: ConsoleTerm, _ relation: Relation, _ second: ConsoleTerm? = nil, multiplier: Double = 1,
    constant: Double = 0, space: Space = .constant, priority: Double = 1000,
    content: ContentPriorities? = nil,
    isActive: Bool = true, superview: ConsoleItem? = nil
  ) {
    self.className = className
    self.address = address
    self.identifier = identifier
    self.mask = mask
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.space = space
    self.priority = priority
    self.content = content
    self.isActive = isActive
    self.superview = superview
  }
}

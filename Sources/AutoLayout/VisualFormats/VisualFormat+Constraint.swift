import PlumbConstraintSolver

extension VisualFormat {
  /// A relation between two anchors, or between an anchor and a number, by name:
  /// `first  relation  multiplier · second + constant`.
  public struct Constraint: Hashable, Sendable {
    public var first: NamedAnchor
    public var relation: Relation
    /// Absent where the constraint compares with a number alone.
    public var second: NamedAnchor?
    public var constant: Constant
    public var priority: Priority
    /// What of the format says so: a connection or predicate, or the two views that are aligned.
    public var span: Range<Int>

    /// Always 1: the language has no multiplication.
    public var multiplier: Double { 1 }
  }

  /// One side of a constraint.
  public struct NamedAnchor: Hashable, Sendable {
    public var item: Item
    public var attribute: Attribute
  }

  /// What a constraint speaks of.
  public enum Item: Hashable, Sendable {
    case view(String)
    /// The superview of the view with a name.
    case superview(of: String)
  }

  /// What is added to the second anchor.
  public enum Constant: Hashable, Sendable {
    case points(Double)
    /// The standard space: what it comes to, and whether it counts from the superview's edge or margin, is
    /// for those to say who know the views.
    case standardSpace
  }

  /// What the names in a format stand for.
  public struct Names {
    /// Whether there is a view with a name.
    public var isView: (String) -> Bool
    /// Whether the view with a name has a superview.
    public var hasSuperview: (String) -> Bool
    /// The value of the metric with a name: points, or a priority.
    public var metric: (String) -> Double?

    public init(
      isView: @escaping (String) -> Bool, hasSuperview: @escaping (String) -> Bool = { _ in true },
      metric: @escaping (String) -> Double? = { _ in nil }
    ) {
      self.isView = isView
      self.hasSuperview = hasSuperview
      self.metric = metric
    }
  }
}

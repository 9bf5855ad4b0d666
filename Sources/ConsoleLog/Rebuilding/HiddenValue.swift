import PlumbGeometry

/// A value that a log speaks of and does not print.
struct HiddenValue: Hashable {
  enum Kind: Hashable {
    case margins
    case baseline(isFirst: Bool)
    /// The view that a position refers to.
    case superview
    /// A part of a view's width or height, from its near edge on, of which the position of a stretching margin speaks.
    case share(Double, Axis)
    /// A variable of Apple's engine.
    case variable(String)
  }

  var kind: Kind
  /// The key of the item that has it.
  var owner: String

  init(_ kind: Kind, of owner: String) {
    self.kind = kind
    self.owner = owner
  }
}

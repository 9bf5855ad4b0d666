import PlumbConstraintSolver

/// Where the size of a view's content comes from, and how far it may be believed.
enum ContentTrust: Hashable, Sendable {
  /// Nothing that the view shows gives it a size.
  case none
  /// Plumb's metrics give the size, or the document's placeholder does, or a recorded extent that agrees with the
  /// metrics.
  case exact
  /// Nobody can know the size, and yet no recorded extent stands in for it.
  ///
  /// Plumb's metrics are near enough where a symbol is a part of the whole; a placeholder needs none.
  case estimated
  /// A recorded extent stands in for the content's, on one axis at least.
  case recorded(because: Reason)

  /// Why a recorded extent stands in for the content's.
  enum Reason: Hashable, Sendable {
    /// The document does not list the image.
    case absentImage
    /// A symbol's size depends on its configuration, and the document lists the plain symbol's.
    case symbol
    case unknownFont
    /// Plumb has no figures for the control.
    case noFigures
    /// The recorded size tells where the lines of the text end.
    case wraps
    /// A stack view of macOS leaves the view the extent that its content does not give it.
    case arranged
  }

  /// Whether anybody can know the size.
  var isKnown: Bool {
    switch self {
    case .none, .exact, .recorded(because: .wraps), .recorded(because: .arranged): true
    case .estimated, .recorded: false
    }
  }

  /// Whether Plumb's metrics give a size that is good enough to use.
  var isMeasured: Bool {
    switch self {
    case .none, .exact, .estimated: true
    case .recorded: false
    }
  }

  /// Whether the size is the content's own wherever the view is shown.
  var isCertain: Bool { isKnown && isMeasured }

  /// The strongest priority with which the size may be demanded.
  ///
  /// A recorded extent may be wrong, and must not be what a conflict is about.
  var highestPriority: Priority { isMeasured ? .required : Priority(999.99) }
}

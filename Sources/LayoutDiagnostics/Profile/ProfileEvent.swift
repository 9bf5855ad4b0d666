import PlumbConstraintSolver

/// An event of a profile: something that the cycle does, or what makes it do more.
package struct ProfileEvent: Hashable, Sendable {
  /// What happened. The raw values stand in traces.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Constraints are updated, solved and made frames, once.
    case pass
    case updateConstraints
    case updateViewConstraints
    case viewWillLayoutSubviews
    case layoutSubviews
    case viewDidLayoutSubviews
    /// A view was asked how large its content is.
    case contentMeasured
    /// What was pending went to the solver.
    case solve
    /// `systemLayoutSizeFitting`, and what else asks for such a size.
    case fitting
    case constraintAdded
    case constraintRemoved
    case constantChanged
    case priorityChanged
    /// The frame, the content or the margins of a view are others now.
    case viewChanged
    /// A required constraint was broken.
    case conflict
  }

  package var kind: Kind
  /// In the profile's unit, since recording began.
  package var start: Double
  /// In the profile's unit; 0 for what takes no time.
  package var duration: Double = 0
  /// In how many other events this one lies.
  package var depth: Int
  /// The view or constraint, in words; the same words for one of the same meaning.
  package var subject: String
  /// The class whose code ran; nil where nobody's did.
  package var owner: String?
  /// Where the constraint was made: `App/FeedCell.swift:31`.
  package var place: String?
  /// The innermost function of the program's own that made the change, with its line, where that was recorded.
  package var caller: String?
  /// What the solver did.
  package var work = SolverWork()
  /// Which of a layout's passes this is, from 1; 0 for all that is no pass.
  package var round = 0
  /// Whether something was set to what it was before.
  package var isIdle = false

  package init(_ kind: Kind, start: Double, depth: Int, subject: String, owner: String? = nil) {
    self.kind = kind
    self.start = start
    self.depth = depth
    self.subject = subject
    self.owner = owner
  }

  /// The code that ran, such as `FeedCell.updateConstraints`; nil where none of a view's own did.
  package var callback: String? {
    guard let owner, kind.isCallback else { return nil }
    return owner + "." + (kind == .contentMeasured ? "intrinsicContentSize" : kind.rawValue)
  }
}

extension ProfileEvent.Kind {
  /// Whether it is a call of a view's or view controller's own code.
  package var isCallback: Bool {
    switch self {
    case .updateConstraints, .updateViewConstraints, .viewWillLayoutSubviews, .layoutSubviews,
      .viewDidLayoutSubviews, .contentMeasured:
      true
    default: false
    }
  }

  /// Whether it changes what is to be solved.
  package var isEdit: Bool {
    switch self {
    case .constraintAdded, .constraintRemoved, .constantChanged, .priorityChanged, .viewChanged: true
    default: false
    }
  }

  /// Whether it takes time, so that other events may lie in it.
  package var isSpan: Bool { !isEdit && self != .conflict }
}

/// Whether a conflict may be left as it is.
package enum Harmlessness: Hashable, Sendable {
  /// It is shown to do no harm: all of it is the system's own, or nobody sees the difference.
  case yes
  /// The constraints clash only while a view is measured or hidden, as a name in the log shows.
  case mostly
  /// The layout may come right a moment later; the log does not show it.
  case perhaps
  /// The log does not show whether the app or the system made what clashes.
  case unknown
  case no
}

extension CauseSearch {
  /// How far a cause is harmless here: what the log does not prove is not said.
  func harmlessness(of cause: Cause) -> Harmlessness {
    switch cause {
    case .systemOnly: .yes
    // With margins that the log does not print it is a guess that less than a point is missing.
    case .rounding: judgement.options.margins == .standard ? .perhaps : .yes
    case .stackViewHiding: .mostly
    // A size of 0 that a mask or a constraint gives may stay; what is measured has a name of its own.
    case .zeroSizePass:
      members.collapsed?.maker == .measurement ? .mostly : mayBeOfSystem ? .unknown : .perhaps
    case .encapsulatedSize: .perhaps
    default: mayBeOfSystem || members.isActionSheet ? .unknown : .no
    }
  }

  /// Whether nothing of what clashes is sure to be the app's, and something shows that it may be the system's.
  private var mayBeOfSystem: Bool {
    !members.contains { $0.maker == .app || $0.maker == .prototyping }
      && members.contains { $0.items.contains { $0.isPrivate } }
      && !members.contains { $0.items.contains { $0.isOfApp } }
  }
}

extension [LoggedConstraint] {
  /// Whether it is the lone negative width that action sheets of several systems are known for, and that an app may ask
  /// for as well.
  var isActionSheet: Bool { count == 1 && self[0].isOfActionSheet }
}

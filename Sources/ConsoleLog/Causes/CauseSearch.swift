import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver

/// Finds out how a conflict came about, from who made the constraints that clash and what they say.
///
/// The causes are those that published logs were found to have when they were read one by one; the first that fits, in
/// the order below, is what a person would say first.
struct CauseSearch {
  private let log: ConflictLog
  let judgement: Judgement
  /// What clashes; the whole list where nothing is known to.
  let members: [LoggedConstraint]

  init(_ log: ConflictLog, _ judgement: Judgement) {
    self.log = log
    self.judgement = judgement
    let core = judgement.core.map { log.constraints[$0] }
    members = core.isEmpty ? log.constraints.filter { $0.isUnderstood } : core
  }

  var cause: Cause? {
    if members.isEmpty { return nil }
    if isOfTheSystem { return .systemOnly }
    if members.contains(where: { $0.maker == .stackViewHiding }) { return .stackViewHiding }
    if log.constraints.contains(where: { $0.maker == .prototyping }) { return .prototypeFrame }
    if twins != nil { return .contradictoryTwins }
    if let gap = judgement.conflict?.gap, gap < 1, judgement.assumption == nil, isSettled(within: gap) {
      return .rounding
    }
    if maskedView != nil { return .maskLeftOn }
    if members.collapsed != nil { return .zeroSizePass }
    if let owner = members.first(where: { $0.isGivenToContent && !isOfScreen($0) }), owner.isUnderstood {
      return judgement.assumption == .rounding ? .rounding : .encapsulatedSize
    }
    if judgement.assumption == .rounding { return .rounding }
    if members.contains(where: { $0.maker == .mask }) { return .fixedContent }
    if members.contains(where: { $0.maker == .stackView }), members.contains(where: { $0.maker.mayBeApp }) {
      return .stackViewArrangement
    }
    if pinnedTwice != nil { return .overConstrained }
    if judgement.core.isEmpty { return .hiddenValue }
    if members.count == 1 { return .negativeSize }
    if judgement.assumption != nil, !members.contains(where: { $0.maker.givesSize }) { return .hiddenValue }
    if ratio != nil { return .aspectRatio }
    return members.contains { $0.isSize } ? .fixedContent : .overConstrained
  }

  // MARK: Signs

  /// Whether a point more or less somewhere lets the whole list hold: the least set that clashes may miss by less than
  /// all of it does.
  private func isSettled(within gap: Double) -> Bool {
    var options = judgement.options
    options.sizesMayBeNegative = false
    return judgement.core.contains { place in
      [-1, -gap, gap, 1].contains { change in
        var changed = log
        changed.constraints[place].statement?.constant += change
        return (try? RebuiltLayout(changed, options))?.isInfeasible == false
      }
    }
  }

  /// Nothing that an app can have made takes part, in the whole list: what is not part of the clash as it is printed may
  /// be part of it in fact.
  private var isOfTheSystem: Bool { log.constraints.allSatisfy { $0.isProvablyOfSystem } }

  /// Two constraints of the app that say the same with other numbers.
  var twins: (LoggedConstraint, LoggedConstraint)? {
    let written = members.filter { $0.maker.mayBeApp }
    for (place, one) in written.enumerated() {
      for other in written.dropFirst(place + 1) where one.isTwin(of: other) { return (one, other) }
    }
    return nil
  }

  var maskedView: LoggedItem? { members.maskedView }

  /// An edge that two constraints of the app put somewhere.
  var pinnedTwice: LoggedStatement.Term? {
    let written = members.filter { $0.maker.mayBeApp && !$0.isSize }.compactMap { $0.statement }
    for (place, one) in written.enumerated() {
      for other in written.dropFirst(place + 1) where one.first.isPosition {
        for term in [one.first, one.second].compactMap({ $0 })
        where [other.first, other.second].contains(where: { $0?.isSame(as: term) == true }) {
          if !isContainer(term.item) { return term }
        }
      }
    }
    return nil
  }

  var ratio: LoggedConstraint? {
    members.first { $0.statement.map { ConstraintRole($0) == .aspectRatio } == true }
  }

  private func isContainer(_ item: LoggedItem) -> Bool { members.contains { $0.contains(in: item) } }

  /// Whether a size is that of a screen, so that it is no cell that was measured: the view is plain, and screens have
  /// such an edge.
  private func isOfScreen(_ constraint: LoggedConstraint) -> Bool {
    guard let statement = constraint.statement else { return false }
    if constraint.maker == .measurement { return statement.constant >= 320 }
    return statement.first.item.className == "UIView"
      && Self.screenEdges.contains(statement.constant)
  }

  /// The edges of the screens of phones and tablets, in points.
  private static let screenEdges: Set<Double> = Set(
    Device.all.filter { $0.family == .phone || $0.family == .pad }.flatMap {
      [$0.portraitSize.width, $0.portraitSize.height]
    })
}

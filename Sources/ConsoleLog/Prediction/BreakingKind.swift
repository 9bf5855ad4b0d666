import PlumbConstraintSolver

/// A kind of constraint of a conflict, by who made it and what it does; the kinds that give way first come first.
///
/// Apple's rule is not published. The order is that of running apps, and not of documents, of which Interface Builder's frames
/// show another one (`LayoutConstraint.yielding`). Beside a kind stands in how many apps' published logs one of it was broken, and in
/// how many something that comes later here was broken although one of it was there: in 196 logs of 111 apps. `Scripts/figures
/// --breaks` counts those of a folder of logs, and says in which order these want the kinds.
package enum BreakingKind: Int, CaseIterable, Sendable {
  /// A least or a greatest size of the app's: 14 apps, none against.
  case sizeLimit
  /// A ratio of width and height of the app's: 3 apps, 2 against.
  case aspectRatio
  /// A space of the app's in a row of views that was given no width: 4 apps, none against. No size can give way far enough there.
  case squeezedSpacing
  /// What a stack view aligns: 3 apps, 3 against.
  case stackAlignment
  /// A size of the app's: 44 apps, 8 against.
  case size
  /// A size of the app's that is like another one: 2 apps, 2 against.
  case likeness
  /// A space of the app's between views: 6 apps, 3 against.
  case spacing
  /// A right, trailing or bottom edge of the app's: 19 apps, 5 against.
  case farEdge
  /// What a stack view does otherwise: 8 apps, none against.
  case stack
  /// A centre of the app's: 2 apps, 1 against.
  case center
  /// A left, leading or top edge of the app's: 3 apps, 1 against.
  case nearEdge
  /// What Interface Builder made for a view with a fixed frame, and what is none of these: 1 app, none against.
  case other
  /// A size of the app's, of a view that holds others and is in none, which is rather given than wanted: 1 app, none against.
  case containerSize
  /// A size of the system's own: 2 apps, 1 against.
  case systemSize
  /// A space, or a right, trailing or bottom edge, of the system's own: 10 apps, 1 against.
  case systemEdge
  /// Such a one that sets only a bound: none was broken.
  case systemLimit
  /// Anything else of the system's own: 3 apps, none against.
  case system
  /// A right or bottom edge that a mask gives: 1 app, none against.
  case farMask
  /// What a mask gives otherwise: 1 app, none against.
  case mask
  /// A size given from outside, encapsulated, measured or hidden: none was broken.
  case given
  /// What was not understood.
  case unknown

  /// - Parameters:
  ///   - isSqueezed: Whether most of the log is horizontal, and a container was given no width.
  ///   - isOfContainer: Whether its view holds others and is in none.
  init(_ constraint: LoggedConstraint, isSqueezed: Bool, isOfContainer: Bool) {
    guard let statement = constraint.statement else {
      self = .unknown
      return
    }
    let role = ConstraintRole(statement)
    switch constraint.maker {
    case .app:
      self = Self.kind(of: role, isLimit: statement.relation != .equal, isSqueezed, isOfContainer)
    case .stackView: self = constraint.identifier == "UISV-alignment" ? .stackAlignment : .stack
    case .prototyping: self = .other
    case .system, .unknown, .guide, .content:
      self = Self.kindOfSystem(role, isLimit: statement.relation != .equal)
    case .mask: self = role == .far ? .farMask : .mask
    case .stackViewHiding, .encapsulation, .measurement: self = .given
    }
  }

  private static func kindOfSystem(_ role: ConstraintRole, isLimit: Bool) -> BreakingKind {
    switch role {
    case .size: .systemSize
    case .spacing, .far: isLimit ? .systemLimit : .systemEdge
    default: .system
    }
  }

  private static func kind(
    of role: ConstraintRole, isLimit: Bool, _ isSqueezed: Bool, _ isOfContainer: Bool
  ) -> BreakingKind {
    switch role {
    case .size: isOfContainer ? .containerSize : isLimit ? .sizeLimit : .size
    case .aspectRatio: .aspectRatio
    case .likeness: .likeness
    case .spacing: isSqueezed ? .squeezedSpacing : .spacing
    case .far: .farEdge
    case .center: .center
    case .near: .nearEdge
    case .other: .other
    }
  }
}

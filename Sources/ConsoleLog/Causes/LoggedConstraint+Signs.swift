import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension LoggedConstraint {
  /// Whether it gives a width or height a number.
  var isSize: Bool { statement.map { $0.second == nil && $0.first.isDimension } == true }

  var isNegativeSize: Bool {
    isSize && statement.map { $0.constant < 0 && $0.relation != .greaterThanOrEqual } == true
  }

  /// Whether it is the lone negative width that action sheets of several systems are known for.
  var isOfActionSheet: Bool {
    isNegativeSize && identifier == nil && statement?.constant == -16
      && items.allSatisfy { $0.className == "UIView" && $0.label == nil }
  }

  /// Whether it gives a view that holds content its size from outside; before iOS 8, cells had theirs by mask.
  var isGivenToContent: Bool {
    maker.givesSize
      || maker == .mask && isSize
        && statement.map { $0.first.item.className.hasSuffix("CellContentView") } == true
  }

  /// Whether it leaves a width or height nothing.
  var isCollapsed: Bool {
    isSize && statement.map { $0.constant == 0 && $0.relation != .greaterThanOrEqual } == true
  }

  /// Whether both speak of the same, one with another number than the other.
  func isTwin(of other: LoggedConstraint) -> Bool {
    guard let one = statement, let two = other.statement, one.first.isSame(as: two.first),
      one.constant != two.constant || one.multiplier != two.multiplier
    else { return false }
    switch (one.second, two.second) {
    case (nil, nil): return one.first.isDimension
    case (let first?, let second?): return first.isSame(as: second)
    default: return false
    }
  }

  /// Whether it says where an item is, or how large, rather than where something is within it.
  func places(_ item: LoggedItem) -> Bool {
    guard let statement, container?.key != item.key else { return false }
    if statement.first.item.key == item.key { return true }
    return statement.isVisual && statement.second?.item.key == item.key
  }

  /// Whether it says where something is within an item.
  func contains(in item: LoggedItem) -> Bool { container?.key == item.key }

  /// The item within which it says where another is: the superview where the log names it, what has the margins, what
  /// reaches beyond the other, else what comes second, as people write it; nil for what says nothing of that kind.
  var container: LoggedItem? {
    if let superview { return superview }
    guard let statement, !statement.isVisual, let second = statement.second,
      second.item.key != statement.first.item.key, second.side != nil, second.side == statement.first.side,
      !statement.first.isDimension
    else { return nil }
    if statement.first.isOfMargins != second.isOfMargins {
      return statement.first.isOfMargins ? statement.first.item : second.item
    }
    // A view's edges lie inside of its container's.
    let reaches = second.side == .far ? statement.constant > 0 : statement.constant < 0
    return reaches && second.side != .center ? statement.first.item : second.item
  }
}

extension LoggedConstraint {
  /// The view whose mask the constraint was made from.
  var maskedItem: LoggedItem? {
    guard maker == .mask, let statement else { return nil }
    return statement.first.item.key == superview?.key ? statement.second?.item : statement.first.item
  }
}

extension [LoggedConstraint] {
  /// A view whose mask counts while it has constraints of its own on the same axis: the mask of a mere container is
  /// meant.
  var maskedView: LoggedItem? {
    for mask in self where mask.maker == .mask {
      guard let statement = mask.statement, let view = mask.maskedItem else { continue }
      let axis = statement.first.attribute.axis
      let hasOwn = contains { constraint in
        guard constraint.maker.mayBeApp, let other = constraint.statement else { return false }
        return other.first.attribute.axis == axis && constraint.places(view)
      }
      if hasOwn { return view }
    }
    return nil
  }

  /// What gives a container no size.
  var collapsed: LoggedConstraint? {
    first { $0.isCollapsed && ($0.maker.givesSize || $0.maker == .mask) }
      ?? first { constraint in
        guard constraint.isCollapsed, constraint.maker.mayBeApp, let view = constraint.statement?.first.item
        else { return false }
        return contains { $0.contains(in: view) }
      }
  }
}

extension LoggedStatement {
  /// Whether one of its sides is that attribute of that item.
  func has(_ term: Term) -> Bool { first.isSame(as: term) || second?.isSame(as: term) == true }
}

extension ConflictLog {
  /// The keys of the views that stack views arrange, as far as the list tells.
  var arrangedKeys: Set<String> {
    var (arranged, stacks): (Set<String>, Set<String>) = ([], [])
    for constraint in constraints where constraint.maker == .stackView {
      for item in constraint.items { arranged.insert(item.key) }
      if let superview = constraint.superview { stacks.insert(superview.key) }
      if constraint.identifier == "UISV-canvas-connection", constraint.superview == nil,
        let first = constraint.statement?.first.item, first.shortClass.hasSuffix("StackView")
      {
        stacks.insert(first.key)
      }
    }
    return arranged.subtracting(stacks)
  }
}

extension LoggedStatement.Term {
  func isSame(as other: LoggedStatement.Term) -> Bool {
    item.key == other.item.key && attribute == other.attribute
  }

  var isPosition: Bool { !isDimension }

  var isOfMargins: Bool {
    if case .layout(let attribute) = attribute { attribute.withinMargins != nil } else { false }
  }

  var side: Attribute.Side? { if case .layout(let attribute) = attribute { attribute.side } else { nil } }
}

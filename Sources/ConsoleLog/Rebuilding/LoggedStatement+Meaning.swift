import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

extension LoggedConstraint {
  /// What must hold of it: priorities are printed where it need not, and a content size holds as far as its priorities
  /// go, hugging for no more than it and resistance for no less; nil where nothing must.
  var requiredRelation: Relation? {
    guard let statement else { return nil }
    guard let content else { return (priority ?? 1000) >= 1000 ? statement.relation : nil }
    switch (content.hugging >= 1000, content.compressionResistance >= 1000) {
    case (true, true): return statement.relation
    case (true, false): return .lessThanOrEqual
    case (false, true): return .greaterThanOrEqual
    case (false, false): return nil
    }
  }
}

extension LoggedStatement {
  /// Numbers as large as what stands for no limit limit nothing.
  var isFinite: Bool { constant.magnitude < 1e15 && multiplier.isFinite }

  var isPosition: Bool { !first.isDimension }
}

extension LoggedStatement.Term {
  var isDimension: Bool {
    switch attribute {
    case .layout(let attribute), .inSuperview(let attribute): attribute.isDimension
    case .hidden: false
    }
  }

  var isDirectional: Bool {
    if case .layout(let attribute) = attribute { attribute.isDirectional } else { false }
  }
}

extension Attribute {
  /// The attribute of the rectangle within the margins; nil for those of the whole one.
  var withinMargins: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

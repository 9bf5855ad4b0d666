import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbAutoLayout
internal import PlumbConstraintSolver

extension NSLayoutConstraint {
  /// The constraints that a visual format stands for, in its reading order; alignments come last.
  ///
  /// A format with a mistake ends the program, as UIKit's exception does, and shows the place.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[label]-(>=8)-[button(80)]-|`, in the language of the Auto Layout Guide.
  ///   - opts: How the views are aligned across the format's direction, and which way it reads.
  ///   - metrics: Numbers by name: `CGFloat`, `Double`, `Float`, `Int` or `NSNumber`.
  ///   - views: Views and layout guides by name.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let names = VisualFormat.Names(
      isView: { views[$0] != nil },
      hasSuperview: { name in
        MainActor.assumeIsolated { views[name].map { LayoutItem.of($0).container != nil } ?? false }
      },
      metric: { metrics?[$0].flatMap { number($0) } })
    do throws(VisualFormatError) {
      return try VisualFormat.constraints(
        in: format, options: VisualFormat.Options(rawValue: opts.rawValue), names: names
      ).map { make($0, views) }
    } catch {
      ConstraintFault.stop(error.exceptionReason)
      return []
    }
  }

  private static func make(
    _ part: VisualFormat.Constraint, _ views: [String: Any]
  ) -> NSLayoutConstraint {
    var first = side(part.first, views)
    var second = part.second.map { side($0, views) } ?? ConstraintSide()
    var constant: CGFloat = 0
    switch part.constant {
    case .points(let points): constant = points
    case .standardSpace:
      // To a superview the standard space is its margin (since iOS 8), and 20 points where views have none (AppKit);
      // between siblings it is 8 points.
      let isOutside = first.item?.represented != nil
      if isOutside, part.first.isSuperview || part.second?.isSuperview == true {
        constant = StandardSpace.toContainer
      } else if part.first.isSuperview {
        first.attribute = first.attribute.margin
      } else if part.second?.isSuperview == true {
        second.attribute = second.attribute.margin
      } else {
        constant = StandardSpace.betweenSiblings
      }
    }
    let constraint = NSLayoutConstraint(
      first, part.relation.viewRelation, second, multiplier: part.multiplier, constant: constant)
    constraint.usesStandardSpace = part.constant == .standardSpace && constant != 0
    constraint.storedPriority = UILayoutPriority(Float(part.priority.value))
    return constraint
  }

  private static func side(_ anchor: VisualFormat.NamedAnchor, _ views: [String: Any]) -> ConstraintSide {
    let attribute = Attribute(anchor.attribute)
    switch anchor.item {
    case .view(let name): return ConstraintSide(views[name], attribute)
    case .superview(let name):
      return ConstraintSide(views[name].flatMap { LayoutItem.of($0).container }, attribute)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension LayoutItem {
  /// A view's superview, a guide's owner.
  fileprivate var container: UIView? { guide.map { $0.owningView } ?? view?.superview }
}

extension VisualFormat.NamedAnchor {
  fileprivate var isSuperview: Bool {
    if case .superview = item { return true }
    return false
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins; itself where it is no edge.
  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}

extension PlumbConstraintSolver.Relation {
  fileprivate var viewRelation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

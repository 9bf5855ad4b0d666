#if canImport(UIKit)
  import UIKit
  public typealias ViewType = UIView
#elseif canImport(AppKit)
  import AppKit
  public typealias ViewType = NSView
#endif

/// Comparisons of anchors that are constraints: `a.leadingAnchor == b.leadingAnchor + 8 ~ .defaultHigh`.

precedencegroup EquationPriority {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : EquationPriority

public protocol EquationTerm {}
extension NSLayoutAnchor: EquationTerm {}

public struct Equation<Term: EquationTerm> {
  var term: Term?
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
}

public struct TermPair<First: EquationTerm, Second: EquationTerm>: EquationTerm {
  public var first: First
  public var second: Second
}

public protocol TermPairs {
  var horizontal: TermPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
  var vertical: TermPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
  var middle: TermPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
}

extension ViewType: TermPairs {
  public var horizontal: TermPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    TermPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var vertical: TermPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    TermPair(first: topAnchor, second: bottomAnchor)
  }
  public var middle: TermPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    TermPair(first: centerXAnchor, second: centerYAnchor)
  }
}

extension UIViewController: TermPairs {
  public var horizontal: TermPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { view.horizontal }
  public var vertical: TermPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { view.vertical }
  public var middle: TermPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { view.middle }
}

// MARK: Collecting

private var collected: [NSLayoutConstraint]?

/// The constraints of the equations in a block, all activated at its end.
@discardableResult
public func together(active: Bool = true, _ body: () -> Void) -> [NSLayoutConstraint] {
  precondition(collected == nil)
  collected = []
  defer { collected = nil }
  body()
  let constraints = collected ?? []
  if active { NSLayoutConstraint.activate(constraints) }
  return constraints
}

func settle(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required) -> NSLayoutConstraint
{
  if let view = constraint.firstItem as? ViewType { view.translatesAutoresizingMaskIntoConstraints = false }
  constraint.priority = priority
  if collected == nil { constraint.isActive = true } else { collected?.append(constraint) }
  return constraint
}

// MARK: Comparing

@discardableResult
public func == (a: NSLayoutXAxisAnchor, b: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  settle(a.constraint(equalTo: b))
}

@discardableResult
public func == (a: NSLayoutYAxisAnchor, b: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  settle(a.constraint(equalTo: b))
}

@discardableResult
public func == (a: NSLayoutDimension, b: NSLayoutDimension) -> NSLayoutConstraint {
  settle(a.constraint(equalTo: b))
}

@discardableResult
public func == <Number: BinaryFloatingPoint>(a: NSLayoutDimension, b: Number) -> NSLayoutConstraint {
  settle(a.constraint(equalToConstant: CGFloat(b)))
}

@discardableResult
public func >= <Number: BinaryFloatingPoint>(a: NSLayoutDimension, b: Number) -> NSLayoutConstraint {
  settle(a.constraint(greaterThanOrEqualToConstant: CGFloat(b)))
}

@discardableResult
public func == (a: NSLayoutXAxisAnchor, b: Equation<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
  settle(a.constraint(equalTo: b.term!, constant: b.constant), b.priority)
}

@discardableResult
public func <= (a: NSLayoutYAxisAnchor, b: Equation<NSLayoutYAxisAnchor>) -> NSLayoutConstraint {
  settle(a.constraint(lessThanOrEqualTo: b.term!, constant: b.constant), b.priority)
}

@discardableResult
public func == (a: NSLayoutDimension, b: Equation<NSLayoutDimension>) -> NSLayoutConstraint {
  guard let term = b.term else { return settle(a.constraint(equalToConstant: b.constant), b.priority) }
  return settle(a.constraint(equalTo: term, multiplier: b.multiplier, constant: b.constant), b.priority)
}

@discardableResult
public func == <A, B>(a: TermPair<A, B>, b: TermPair<A, B>) -> [NSLayoutConstraint] {
  switch (a.first, b.first, a.second, b.second) {
  case (
    let a1 as NSLayoutXAxisAnchor, let b1 as NSLayoutXAxisAnchor, let a2 as NSLayoutXAxisAnchor,
    let b2 as NSLayoutXAxisAnchor
  ):
    return [a1 == b1, a2 == b2]
  case (
    let a1 as NSLayoutYAxisAnchor, let b1 as NSLayoutYAxisAnchor, let a2 as NSLayoutYAxisAnchor,
    let b2 as NSLayoutYAxisAnchor
  ):
    return [a1 == b1, a2 == b2]
  case (
    let a1 as NSLayoutXAxisAnchor, let b1 as NSLayoutXAxisAnchor, let a2 as NSLayoutYAxisAnchor,
    let b2 as NSLayoutYAxisAnchor
  ):
    return [a1 == b1, a2 == b2]
  default: preconditionFailure("these anchors are no pair")
  }
}

// MARK: Calculating

public func + <Term: EquationTerm, Number: BinaryFloatingPoint>(a: Term, b: Number) -> Equation<Term> {
  Equation(term: a, constant: CGFloat(b))
}

public func - <Term: EquationTerm, Number: BinaryFloatingPoint>(a: Term, b: Number) -> Equation<Term> {
  Equation(term: a, constant: -CGFloat(b))
}

public func * <Number: BinaryFloatingPoint>(a: NSLayoutDimension, b: Number) -> Equation<NSLayoutDimension> {
  Equation(term: a, multiplier: CGFloat(b))
}

public func / <Number: BinaryFloatingPoint>(a: NSLayoutDimension, b: Number) -> Equation<NSLayoutDimension> {
  Equation(term: a, multiplier: 1 / CGFloat(b))
}

public func ~ <Term: EquationTerm>(a: Term, b: UILayoutPriority) -> Equation<Term> {
  Equation(term: a, priority: b)
}

public func ~ <Term: EquationTerm>(a: Equation<Term>, b: UILayoutPriority) -> Equation<Term> {
  var result = a
  result.priority = b
  return result
}

extension NSLayoutXAxisAnchor {
  /// What anchors have no method for.
  func constraint(equalTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    let plain = constraint(equalTo: anchor)
    return NSLayoutConstraint(
      item: plain.firstItem!, attribute: plain.firstAttribute, relatedBy: plain.relation,
      toItem: plain.secondItem, attribute: plain.secondAttribute, multiplier: multiplier,
      constant: plain.constant)
  }
}

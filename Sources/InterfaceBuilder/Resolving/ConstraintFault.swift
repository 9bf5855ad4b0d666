import PlumbAutoLayout
import PlumbMarkup

/// What makes a `<constraint>` one that Interface Builder did not write and Auto Layout could not make.
///
/// Layout is lenient with most of it, as it has to go on: an unreadable constant counts as 0, a priority
/// above 1000 as 1000, and a constraint that makes no sense is left out.
package struct ConstraintFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An attribute that every constraint must have is missing: `firstAttribute`, or `secondAttribute` beside
    /// a second item.
    case missing(attribute: String)
    /// The name of no attribute of a view.
    case unknownAttribute(name: String)
    case unknownRelation(name: String)
    /// A constant, multiplier or priority that is no number.
    case noNumber(attribute: String, text: String)
    /// A priority outside 1 to 1000.
    case priorityOutOfRange(text: String)
    /// A multiplier of 0, or a ratio with a 0 in it.
    case zeroMultiplier(text: String)
    /// A horizontal attribute against a vertical one, or a position against a size.
    case incomparable(first: String, second: String)
    /// A position without a second item to measure it from.
    case positionAlone(attribute: String)
  }

  package let kind: Kind
  package let constraint: MarkupElement
  /// The number of the attribute that is wrong, among those of `element`; nil where one is missing.
  private let attributeIndex: Int?
  /// The constraint, or the variation of it that has the attribute.
  private let element: MarkupElement

  /// The attribute that is wrong; nil where one is missing.
  package var attribute: MarkupAttribute? { attributeIndex.map { element.attributes[$0] } }
}

extension ConstraintFault {
  /// The first fault of a constraint; nil where it has none.
  init?(_ constraint: ConstraintElement) {
    self.constraint = constraint.element
    if let (kind, part) = Self.attributeFault(constraint) ?? Self.numberFault(constraint) {
      self.kind = kind
      element = constraint.place(of: part)
      attributeIndex = constraint.attributeIndex(of: part)
    } else {
      return nil
    }
  }

  private typealias Fault = (kind: Kind, part: ConstraintPart)

  private static func attributeFault(_ constraint: ConstraintElement) -> Fault? {
    guard let firstName = constraint.firstAttribute else {
      return (.missing(attribute: "firstAttribute"), .firstAttribute)
    }
    guard let first = Attribute(name: firstName) else {
      return (.unknownAttribute(name: firstName), .firstAttribute)
    }
    if let relation = constraint.relation,
      !["equal", "greaterThanOrEqual", "lessThanOrEqual"].contains(relation)
    {
      return (.unknownRelation(name: relation), .relation)
    }
    guard constraint.secondItem != nil else {
      return first.isDimension ? nil : (.positionAlone(attribute: firstName), .firstAttribute)
    }
    guard let secondName = constraint.secondAttribute else {
      return (.missing(attribute: "secondAttribute"), .secondAttribute)
    }
    guard let second = Attribute(name: secondName) else {
      return (.unknownAttribute(name: secondName), .secondAttribute)
    }
    guard first.isDimension == second.isDimension, first.isDimension || first.axis == second.axis else {
      return (.incomparable(first: firstName, second: secondName), .secondAttribute)
    }
    return nil
  }

  private static func numberFault(_ constraint: ConstraintElement) -> Fault? {
    if let text = constraint.text(of: .constant), constraint.numberInForce(of: .constant) == nil {
      return (.noNumber(attribute: "constant", text: text), .constant)
    }
    if let text = constraint.text(of: .priority) {
      guard let value = constraint.numberInForce(of: .priority) else {
        return (.noNumber(attribute: "priority", text: text), .priority)
      }
      guard (1...1000).contains(value) else { return (.priorityOutOfRange(text: text), .priority) }
    }
    if let text = constraint.multiplier {
      guard let value = ResolvedConstraint.multiplier(text) else {
        return ResolvedConstraint.hasZeroPart(text)
          ? (.zeroMultiplier(text: text), .multiplier)
          : (.noNumber(attribute: "multiplier", text: text), .multiplier)
      }
      guard value != 0 else { return (.zeroMultiplier(text: text), .multiplier) }
    }
    return nil
  }
}

@_spi(Lookup) import PlumbMarkup

/// What a `<constraint>` says, by the names of its attributes.
enum ConstraintPart {
  case firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority

  var name: StaticString {
    switch self {
    case .firstAttribute: "firstAttribute"
    case .relation: "relation"
    case .secondItem: "secondItem"
    case .secondAttribute: "secondAttribute"
    case .multiplier: "multiplier"
    case .constant: "constant"
    case .priority: "priority"
    }
  }
}

extension ConstraintElement {
  /// A part as it is written, whether it can be read or not.
  func text(of part: ConstraintPart) -> String? { varied[part.name] }

  /// The number that is in force, where layout would go on to one that is overridden.
  func numberInForce(of part: ConstraintPart) -> Double? { place(of: part).number(part.name) }

  /// The constraint, or the variation of it that has a part.
  func place(of part: ConstraintPart) -> MarkupElement { varied.elementGiving(part.name) }

  /// The number of the attribute that a part is written as, among those of its place.
  func attributeIndex(of part: ConstraintPart) -> Int? {
    place(of: part).attributes.firstIndex { $0.isNamed(part.name) }
  }
}

import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let invalidConstraint = Rule(
    "invalid-constraint", .error,
    summary: "a constraint that Auto Layout cannot make",
    check: .document { index in
      index.scenes.flatMap { $0.constraintFaults }.map { InvalidConstraint.finding($0, index) }
    })
}

extension RulePage {
  static let invalidConstraint = RulePage(
    finds: """
      A constraint that names an attribute or a relation that does not exist, whose constant, multiplier or priority is \
      no number, whose priority lies outside 1 to 1000, whose multiplier is 0, or that compares what cannot be \
      compared: a horizontal attribute with a vertical one, a position with a size, a position with nothing. \
      Constraints that are not installed are passed over.
      """,
    matters: """
      Interface Builder does not write such a constraint; an edit by hand, a script or a merge did. At run time it is \
      an exception, or a constraint other than the one that was meant.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="187.5" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
          <constraint firstItem="title" firstAttribute="width"
            secondItem="root" ▸secondAttribute="trailing" multiplier="0.5" id="c"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="187.5" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
          <constraint firstItem="title" firstAttribute="width"
            secondItem="root" secondAttribute="width" multiplier="0.5" id="c"/>
        </constraints>
        """),
    settling: """
      Correct the attribute that is marked, or delete the constraint and make it again in Interface Builder.
      """)
}

private enum InvalidConstraint {
  static func finding(_ fault: ConstraintFault, _ index: DocumentIndex) -> Finding {
    index.finding(
      .invalidConstraint, message(fault.kind), about: fault.constraint,
      at: fault.attribute?.span ?? fault.constraint.span)
  }

  private static func message(_ kind: ConstraintFault.Kind) -> Message {
    switch kind {
    case .missing(let attribute): "This constraint has no \(attribute)"
    case .unknownAttribute(let name): "“\(value: name)” is no attribute of a view"
    case .unknownRelation(let name):
      "“\(value: name)” is no relation; there are equal, greaterThanOrEqual and lessThanOrEqual"
    case .noNumber(let attribute, let text):
      "The \(attribute) of this constraint is no number: “\(value: text)”"
    case .priorityOutOfRange(let text): "A priority lies between 1 and 1000, and this one is \(value: text)"
    case .zeroMultiplier(let text): "The multiplier \(value: text) leaves nothing of the second item"
    case .incomparable(let first, let second):
      "The attributes \(value: first) and \(value: second) cannot be compared"
    case .positionAlone(let attribute):
      "This constraint gives \(value: attribute) and no second item to measure it from"
    }
  }
}

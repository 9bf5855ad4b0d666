import Findings
import InterfaceBuilder

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate-constraint", .warning,
    summary: "a constraint that says what another one says",
    finds: """
      Two installed constraints with the same items, attributes, relation, multiplier, constant and priority, also where \
      one is written the other way round (“A is B + 8” and “B is A − 8”). Leading and left are different attributes. \
      Constraints that are installed or vary by size class, and placeholders that are removed at build time, are \
      passed over. The finding points at the later one.
      """,
    matters: """
      The layout is the same with one of them. The trouble begins with a change: whoever edits the constant of one, in \
      the document or through an outlet, has a conflict with the other.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
          ▸<constraint firstItem="root" firstAttribute="leading"
            secondItem="title" secondAttribute="leading" constant="-20" id="c"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
        </constraints>
        """),
    settling: """
      Delete the one that no outlet points at. Where the two were meant to differ, correct one of them.
      """,
    check: .document(DuplicateConstraint.check))
}

private enum DuplicateConstraint {
  @Sendable static func check(_ index: DocumentIndex) -> [Finding] {
    var findings: [Finding] = []
    for scene in index.scenes {
      var seen: [ConstraintMeaning: ResolvedConstraint] = [:]
      for constraint in scene.constraints where !varies(constraint, index) {
        let meaning = ConstraintMeaning(constraint)
        if let first = seen[meaning] {
          findings.append(finding(constraint, first, index))
        } else {
          seen[meaning] = constraint
        }
      }
    }
    return findings
  }

  /// Whether a constraint is something else, or absent, in other surroundings or at run time.
  private static func varies(_ constraint: ResolvedConstraint, _ index: DocumentIndex) -> Bool {
    constraint.element.bool("placeholder") == true || constraint.element.firstChild("variation") != nil
      || constraint.element["id"].map(index.conditional.contains) ?? false
  }

  private static func finding(
    _ constraint: ResolvedConstraint, _ first: ResolvedConstraint, _ index: DocumentIndex
  ) -> Finding {
    Rule.duplicateConstraint.finding(
      "\(index.formula(constraint).words) says what another constraint says", at: constraint.element.span,
      subject: constraint.id,
      notes: [
        Note(.constraints, [Note.Line(index.formula(first).words, at: first.element.position)])
      ])
  }
}

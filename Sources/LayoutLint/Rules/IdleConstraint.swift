import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

extension Rule {
  static let idleConstraint = Rule(
    "idle-constraint", .note,
    summary: "a constraint that changes nothing in any situation checked",
    check: .layout { diagnosis in
      // A page looks at one situation, in which nothing is told of it.
      #if hasFeature(Embedded)
        return []
      #else
        return IdleConstraint.findings(in: diagnosis)
      #endif
    },
    holds: .everywhere)
}

extension RulePage {
  static let idleConstraint = RulePage(
    finds: """
      A constraint that changes nothing in any of the situations that one run checks (`--matrix`, or several devices): an inequality \
      that holds everywhere with more than a point to spare, or an equation of lower priority that others overrule everywhere and \
      without which every frame is the same. Only what screens and constraints decide is told: what limits a text, an image, a \
      cell's height or a view of a custom class is there for contents that the document does not have. Passed over are also \
      constraints with outlets, and all of it where one situation alone is checked. The example is checked on an iPhone SE \
      of the first generation (`--device retina4_0`) too.
      """,
    matters: """
      Whoever reads it takes it for a decision, and looks for the screen that it is for. Mostly it is left over from a layout that \
      was, or has the wrong sign or the wrong number, and what it was to prevent happens.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Banner" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="20" y="20" width="335" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
              <constraint firstAttribute="width" relation="greaterThanOrEqual" ▸constant="60" id="least"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="banner" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="banner" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="banner" secondAttribute="trailing" constant="20" id="trailing"/>
        </constraints>
        """,
      good: """
        <subviews>
          <view userLabel="Banner" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="20" y="20" width="335" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="banner" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="banner" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="banner" secondAttribute="trailing" constant="20" id="trailing"/>
        </constraints>
        """, on: ["retina4_0"]),
    settling: """
      Delete it, or give it the number that it was meant to have. Where it is for a screen that the run does not check, check \
      that too.
      """)
}

#if !hasFeature(Embedded)
  private enum IdleConstraint {
    static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
      diagnosis.idleConstraints.compactMap { position in
        let layout = diagnosis.layout
        guard let id = layout.constraints[position] else { return nil }
        let constraint = layout.scene.constraints[position]
        return Rule.idleConstraint.finding(
          "\(diagnosis.words.words(.constraint(id))) changes nothing in any situation that was checked",
          at: ConstraintElement(constraint.element).constantPlace?.span ?? constraint.element.span,
          subject: constraint.id)
      }
    }
  }
#endif

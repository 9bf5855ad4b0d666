import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

extension Rule {
  static let smallTapTarget = Rule(
    "small-tap-target", .note,
    summary: "a button whose constraints make it too small for a finger",
    check: .document { SmallTapTarget.findings($0, below: SmallTapTarget.least.standard) },
    options: [SmallTapTarget.least],
    tuned: { values in
      let least = values[SmallTapTarget.least]
      return .document { SmallTapTarget.findings($0, below: least) }
    })
}

extension RulePage {
  static let smallTapTarget = RulePage(
    finds: """
      A button of iOS for which a constraint says a width or a height below 44 points, what a finger needs (“Human Interface \
      Guidelines”, “Accessibility”). `least` among the rule's numbers says another limit, such as 28, the least that the \
      guidelines allow. Passed over are buttons that are as small as their titles, those of custom classes, which may take touches \
      around them, hidden ones and those that take no touches, weak constraints and those with outlets.
      """,
    matters: """
      Who misses a button touches what lies beside it. The smaller it is, the slower people become, above all those who walk, \
      hold the phone in one hand, or have unsteady hands.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <button userLabel="Help" buttonType="infoLight" translatesAutoresizingMaskIntoConstraints="NO" id="help">
            <rect key="frame" x="20" y="20" width="30" height="44"/>
            <constraints>
              <constraint firstAttribute="width" ▸constant="30" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="help" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="help" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """,
      good: """
        <subviews>
          <button userLabel="Help" buttonType="infoLight" translatesAutoresizingMaskIntoConstraints="NO" id="help">
            <rect key="frame" x="20" y="20" width="44" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="44" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="help" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="help" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """),
    settling: """
      Make the button larger: what it shows may stay as small, since images are not scaled up in buttons and a title has no \
      edges. Or make the constraint an inequality, at least 44.
      """)
}

private enum SmallTapTarget {
  /// “Human Interface Guidelines”, Accessibility: controls of iOS are 44 points wide and high, 28 at the least.
  static let least = RuleOption("least", "how wide and high a button is, in points", 1...1000, standard: 44)

  /// What is weaker than contents are keeps nothing small.
  private static let strong = Priority(750)

  static func findings(_ index: DocumentIndex, below least: Double) -> [Finding] {
    guard index.document.platform == .iOS, index.document.usesAutoLayout else { return [] }
    var connected: Set<String>?
    return index.scenes.flatMap { scene -> [Finding] in
      let limits = limits(scene, below: least)
      if limits.isEmpty { return [] }
      let outlets = connected ?? index.document.outletDestinations
      connected = outlets
      return scene.views.compactMap { view in
        guard view.kind == .button, view.customClass == nil, !view.isHidden,
          view.attributes.userInteractionEnabled != false,
          let all = limits[view.id]?.filter({ !outlets.contains($0.id) }), let first = all.first
        else { return nil }
        let sizes = all.map {
          "\($0.constant.points) points \($0.firstAttribute == .width ? "wide" : "high")"
        }
        var size = sizes[0]
        if sizes.count > 1 { size += " and " + sizes[1] }
        return index.finding(
          .smallTapTarget,
          "The button \(item: index.name(of: view.id)) is \(value: size): a finger needs \(value: least.points)",
          about: view.element, at: ConstraintElement(first.element).constantPlace?.span ?? first.element.span)
      }
    }
  }

  /// The constraints that keep views small, by the views' ids; one for each axis.
  private static func limits(
    _ scene: ResolvedScene, below least: Double
  ) -> [String: [ResolvedConstraint]] {
    var limits: [String: [ResolvedConstraint]] = [:]
    for constraint in scene.constraints
    where constraint.secondItem == nil && constraint.firstAttribute.isDimension
      && constraint.relation != .greaterThanOrEqual && constraint.priority > Self.strong
      && constraint.constant > 0
      && constraint.constant < least
      && !(limits[constraint.firstItem]?.contains { $0.firstAttribute == constraint.firstAttribute } ?? false)
    {
      limits[constraint.firstItem, default: []].append(constraint)
    }
    return limits
  }
}

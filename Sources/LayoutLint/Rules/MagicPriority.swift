import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

extension Rule {
  static let magicPriority = Rule(
    "magic-priority", .note,
    summary: "a priority that is near none of those that mean something",
    check: .document(MagicPriority.findings))
}

extension RulePage {
  static let magicPriority = RulePage(
    finds: """
      A priority below 1000, of a constraint or of a view's content, that is near none of those that mean something: 1, 50, 250, 500, \
      750 and 1000, with up to 10 more or less, and steps of 50, with one more or less. Of 56,000 priorities in 231 projects all \
      but some 100 are such. One finding tells of all places in a scene that have the same.
      """,
    matters: """
      Priorities have no size, only an order: 437 says that something once had to win against a number that is not there any more, and \
      whoever adds a third constraint has to find out which. 749, 750 and 751 say it by themselves.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="20" y="20" width="320" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
              <constraint firstAttribute="width" constant="320" ▸priority="437" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="card" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """,
      good: """
        <subviews>
          <view userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="20" y="20" width="320" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
              <constraint firstAttribute="width" constant="320" priority="750" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="card" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """),
    settling: """
      Find out what the constraint has to win and lose against, and take the usual priority beside that: 999 for what yields only to \
      what is required, 751 and 749 around contents that resist compression, 251 and 249 around those that hug, 1 for what \
      yields to all.
      """)
}

private enum MagicPriority {
  /// Apple's own: fitting size, low, dragging, high and required, and 1 for what anything else outweighs.
  private static let known = [1.0, 50, 250, 500, 750, 1000]
  /// So far from these people count to put one thing before another.
  private static let reach = 10.0
  /// Steps between them that people take.
  private static let step = 50.0

  static func findings(_ index: DocumentIndex) -> [Finding] {
    index.scenes.flatMap { findings(of: $0, index) }
  }

  private static func isUsual(_ priority: Double) -> Bool {
    // One more or less puts a thing before another.
    abs(priority - (priority / step).rounded() * step) <= 1 || known.contains { abs($0 - priority) <= reach }
  }

  /// One finding for each such priority of a scene.
  private static func findings(of scene: ResolvedScene, _ index: DocumentIndex) -> [Finding] {
    var uses: [(priority: Double, places: [(element: MarkupElement, attribute: MarkupAttribute)])] = []
    func note(_ priority: Double, _ element: MarkupElement, _ attribute: MarkupAttribute?) {
      guard !isUsual(priority), let attribute else { return }
      if let place = uses.firstIndex(where: { $0.priority == priority }) {
        uses[place].places.append((element, attribute))
      } else {
        uses.append((priority, [(element, attribute)]))
      }
    }
    for constraint in scene.constraints where constraint.priority < .required {
      note(constraint.priority.value, constraint.element, ConstraintElement(constraint.element).priorityPlace)
    }
    for view in scene.views {
      for attribute in view.element.attributes where names.contains(attribute) {
        if let priority = Double(attribute.value) { note(priority, view.element, attribute) }
      }
    }
    return uses.compactMap { use in
      guard let first = use.places.first else { return nil }
      let more = use.places.count == 1 ? "" : ", which \(use.places.count) places have,"
      return index.finding(
        .magicPriority, "The priority \(value: use.priority.points)\(more) is near none that means something",
        about: first.element, at: first.attribute.span)
    }
  }

  private static let names = AttributeNames([
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ])
}

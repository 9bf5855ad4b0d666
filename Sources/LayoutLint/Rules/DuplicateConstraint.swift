import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate-constraint", .note,
    summary: "a constraint that is there twice",
    fixes: .document(DuplicateConstraint.fixes), check: .document(DuplicateConstraint.check))
}

extension RulePage {
  static let duplicateConstraint = RulePage(
    finds: """
      Two installed constraints with the same items, attributes, relation, multiplier, constant and priority, also where \
      one is written the other way round (“A is B + 8” and “B is A − 8”). Leading and left are different attributes. \
      Constraints that are installed or vary by size class, and placeholders that are removed at build time, are \
      passed over. All that is there twice between the same two items is one finding, which points at the first that is \
      there again. It is a note: the layout is right, and notes alone let a check pass.
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
      """)
}

enum DuplicateConstraint {
  /// The constraints of a scene that say one thing, in document order.
  typealias Copies = [ResolvedConstraint]

  @Sendable static func check(_ index: DocumentIndex) -> [Finding] {
    index.scenes.flatMap { scene in groups(of: scene, index).map { finding($0, index) } }
  }

  /// What is there more than once, by the two items that it is between, in document order.
  static func groups(of scene: ResolvedScene, _ index: DocumentIndex) -> [[Copies]] {
    var places: [ConstraintMeaning: Int] = [:]
    var all: [Copies] = []
    for constraint in scene.constraints where !varies(constraint, index) {
      let meaning = ConstraintMeaning(constraint)
      if let place = places[meaning] {
        all[place].append(constraint)
      } else {
        places[meaning] = all.count
        all.append([constraint])
      }
    }
    var groupPlaces: [Set<String>: Int] = [:]
    var groups: [[Copies]] = []
    for copies in all where copies.count > 1 {
      let items = items(of: copies[0])
      if let place = groupPlaces[items] {
        groups[place].append(copies)
      } else {
        groupPlaces[items] = groups.count
        groups.append([copies])
      }
    }
    return groups
  }

  private static func items(of constraint: ResolvedConstraint) -> Set<String> {
    Set([constraint.firstItem, constraint.secondItem].compactMap { $0 })
  }

  /// Whether a constraint is something else, or absent, in other surroundings or at run time.
  private static func varies(_ constraint: ResolvedConstraint, _ index: DocumentIndex) -> Bool {
    let element = constraint.element
    return ConstraintElement(element).placeholder == true
      || element.children.contains { $0.isNamed(.variation) }
      || element.id.map(index.conditional.contains) ?? false
  }

  /// Points at the first constraint that is there again.
  private static func finding(_ group: [Copies], _ index: DocumentIndex) -> Finding {
    let second = group[0][1]
    return index.finding(
      .duplicateConstraint, message(group, index), about: second.element, at: second.element.span,
      notes: [Note(.constraints, group.flatMap { lines($0, index) })])
  }

  private static func message(_ group: [Copies], _ index: DocumentIndex) -> Message {
    let often = group.map { $0.count }.max() ?? 2
    let times = often == 2 ? "twice" : "\(often) times"
    guard group.count > 1 else {
      return "The constraint \(index.formula(group[0][0]).words) is there \(times)"
    }
    let first = group[0][0]
    let name = index.name(of: first.firstItem)
    guard let other = first.secondItem, other != first.firstItem else {
      return "\(group.count) constraints of \(item: name) are there \(times)"
    }
    return
      "\(group.count) constraints between \(item: name) and \(item: index.name(of: other)) are there \(times)"
  }

  /// Each where it stands: the first, then the others.
  private static func lines(_ copies: Copies, _ index: DocumentIndex) -> [Note.Line] {
    copies.enumerated().map { place, constraint in
      let formula = index.formula(constraint).words
      return Note.Line(place == 0 ? formula : "\(formula), again", at: constraint.element.position)
    }
  }
}

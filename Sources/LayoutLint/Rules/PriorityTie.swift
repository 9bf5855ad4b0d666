import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

extension Rule {
  static let priorityTie = Rule(
    "priority-tie", .note,
    summary: "views in a row of which nothing says which gives way",
    check: .layout(PriorityTies.findings), comesUp: .afterAnyFix)
}

extension RulePage {
  static let priorityTie = RulePage(
    finds: """
      Views side by side that are held from one side of their superview to the other by required constraints, have their widths \
      from their contents, and resist compression, or hug their contents, equally. Where contents leave room now, \
      that is resistance: which of them gives way is open as soon as the texts are longer. `ambiguous-layout` tells of the other \
      case, in which the row is open as it stands; nothing is open here yet. Passed over are rows in stack views, whose order \
      decides, rows with a view that may take any width, those with labels of several lines or contents of unknown size, and columns.
      """,
    matters: """
      With a long name, in another language or with larger texts Auto Layout takes any of them: once the name is cut, once the price \
      beside it, and once the switch is squeezed.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Name" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" ▸id="name">
            <rect key="frame" x="20" y="20" width="46.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <label text="Value" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="74.5" y="20" width="280.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="value" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
          <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c"/>
          <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="d"/>
          <constraint firstItem="root" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="e"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Name" horizontalHuggingPriority="251" horizontalCompressionResistancePriority="751" \
        translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="20" width="46.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <label text="Value" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="74.5" y="20" width="280.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="value" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
          <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c"/>
          <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="d"/>
          <constraint firstItem="root" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="e"/>
        </constraints>
        """),
    settling: """
      Give the view that should stay whole a greater compression resistance than the others, 751 beside 750; of two texts mostly the \
      shorter one.
      """)
}

private enum PriorityTies {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.priorityTies.compactMap { tie in
      let layout = diagnosis.layout
      guard let first = tie.views.first else { return nil }
      let element = layout.scene.views[first].element
      var names: Message = ""
      for (place, position) in tie.views.enumerated() {
        let separator = place == 0 ? "" : place == tie.views.count - 1 ? " and " : ", "
        names += "\(separator)\(item: diagnosis.name(of: layout.viewNodes[position]))"
      }
      let way =
        tie.isOfHugging
        ? "hug their contents equally (\(tie.priority.points)): which of them grows where there is room is open"
        : "resist compression equally (\(tie.priority.points)): which of them gives way where room is short is open"
      return Rule.priorityTie.finding(
        names + " \(way)", at: element.idAttribute?.span ?? element.span, subject: element.id)
    }
  }
}

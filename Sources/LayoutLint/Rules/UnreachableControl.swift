import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

extension Rule {
  static let unreachableControl = Rule(
    "unreachable-control", .warning,
    summary: "a control that cannot be tapped where it lies",
    check: .layout(UnreachableControls.findings))
}

extension RulePage {
  static let unreachableControl = RulePage(
    finds: """
      A control of iOS of which less than 22 points, and less than half, lie inside the views around it: it is seen, but not \
      touched. The window counts, and every view in between, whether that clips or not: a view passes no touches on that are \
      outside of it (“UIView.hitTest(_:with:)”). Passed over are controls in scroll views and cells, those outside of loose and \
      freeform roots, those that are hidden, open or in conflict, and those whose constraints, or whose superviews' constraints, \
      have outlets. What is not seen at all, `invisible-view` tells.
      """,
    matters: """
      A button that does nothing looks like an app that hangs. On the smallest phone, sideways or with large texts it may be the one \
      that leads on.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Panel" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
            <rect key="frame" x="20" y="20" width="200" height="16"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" ▸id="buy">
                <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
                <constraints>
                  <constraint firstAttribute="height" constant="44" id="tall"/>
                </constraints>
                <state key="normal" title="Buy"/>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="buy" firstAttribute="top" secondItem="panel" secondAttribute="top" id="a"/>
              <constraint firstItem="buy" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="b"/>
              <constraint firstItem="buy" firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" id="c"/>
              <constraint firstAttribute="width" constant="200" id="wide"/>
              <constraint firstAttribute="height" constant="16" id="flat"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="panel" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="panel" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """,
      good: """
        <subviews>
          <view userLabel="Panel" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
            <rect key="frame" x="20" y="20" width="200" height="44"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
                <constraints>
                  <constraint firstAttribute="height" constant="44" id="tall"/>
                </constraints>
                <state key="normal" title="Buy"/>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="buy" firstAttribute="top" secondItem="panel" secondAttribute="top" id="a"/>
              <constraint firstItem="buy" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="b"/>
              <constraint firstItem="buy" firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" id="c"/>
              <constraint firstItem="panel" firstAttribute="bottom" secondItem="buy" secondAttribute="bottom" id="d"/>
              <constraint firstAttribute="width" constant="200" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="panel" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="panel" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """),
    settling: """
      Let the view around the control be as large as what is in it: a constraint from its last view to its lower edge, in place of \
      a height. Where the screen is too small, put the content into a scroll view.
      """)
}

/// `unreachable-control`: controls outside of what gets touches.
private enum UnreachableControls {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.unreachableControls.map { control in
      let layout = diagnosis.layout
      let element = layout.scene.views[control.position].element
      let name = diagnosis.name(of: layout.viewNodes[control.position])
      let outside = diagnosis.name(of: layout.viewNodes[control.outside])
      let extent = layout.tree.frame(of: layout.viewNodes[control.position])?.size[control.axis] ?? 0
      let size = control.axis == .horizontal ? "wide" : "high"
      return Rule.unreachableControl.finding(
        """
        \(item: name) gets hardly any touches: of the \(value: extent.points) points that it is \(size), \
        \(value: control.reachable.points) lie inside \(item: outside)
        """, at: element.idAttribute?.span ?? element.span, subject: element.id)
    }
  }
}

import PlumbFindings

extension Rule {
  static let misplacedView = Rule(
    "misplaced-view", .warning,
    summary: "a recorded frame that is not what the constraints give",
    fixes: .layout(MisplacedView.fixes), check: .layout { MisplacedView.findings(in: $0) },
    // What moves by an unsafe fix is misplaced until the next round.
    comesUp: .afterUnsafeFixes, options: [MisplacedView.tolerance],
    tuned: { values in
      let tolerance = values[MisplacedView.tolerance]
      return .layout { MisplacedView.findings(in: $0, beyond: tolerance) }
    })
}

extension RulePage {
  static let misplacedView = RulePage(
    finds: """
      A view whose frame in the document lies more than half a point from where its constraints put it. Views that are \
      only carried along by a misplaced one are told with it. A view whose frame is open, in conflict, or dependent on \
      a size that Plumb cannot know is passed over, and so is a hidden one that Interface Builder does not mark; what \
      is passed over is counted at the end of the report.
      """,
    matters: """
      Interface Builder shows the recorded frame, the app the other one: whoever looks at the canvas sees a screen that \
      does not exist. The next person to press “Update Frames” has a change in the document that nobody asked for.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
            <rect key="frame" ▸x="20" y="36" width="120" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
              <constraint firstAttribute="width" constant="120" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="badge" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="badge" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """,
      good: """
        <subviews>
          <view userLabel="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
            <rect key="frame" x="20" y="20" width="120" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
              <constraint firstAttribute="width" constant="120" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="badge" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="badge" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """),
    settling: """
      Where the constraints are right, update the frame: “Update Frames” in Interface Builder. Where the frame is \
      what you meant, change the constraints' constants.
      """)
}

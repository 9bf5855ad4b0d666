import PlumbFindings

extension Rule {
  static let ambiguousLayout = Rule(
    "ambiguous-layout", .error,
    summary: "a view whose position or size the constraints leave open",
    fixes: .layout(AmbiguousLayout.fixes), check: .layout(AmbiguousLayout.findings))
}

extension RulePage {
  static let ambiguousLayout = RulePage(
    finds: """
      A view with an edge or a size that several values would satisfy equally well, because no constraint speaks of it \
      or because priorities tie. What only a size that Plumb cannot know would settle is passed over, and so are views for which \
      “Ambiguity” in the size inspector says “Never Verify” (`verifyAmbiguity`); the report counts those.
      """,
    matters: """
      Auto Layout takes some value, and another one on another day: after a rotation, in another language, with the \
      next release of the system.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Badge" translatesAutoresizingMaskIntoConstraints="NO" ▸id="badge">
            <rect key="frame" x="20" y="20" width="120" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="tall"/>
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
      Add the constraint that the finding proposes, or make the priorities that tie differ: of two labels in a row, give \
      the one that should stay as narrow as its text the greater hugging priority.
      """)
}

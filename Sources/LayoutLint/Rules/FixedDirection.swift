import PlumbFindings

extension Rule {
  static let fixedDirection = Rule(
    "fixed-direction", .warning,
    summary: "left and right where leading and trailing belong",
    fixes: .layout(FixedDirections.fixes), check: .layout(FixedDirections.findings))
}

extension RulePage {
  static let fixedDirection = RulePage(
    finds: """
      A constraint between left and right edges or margins that leaves its views where they are in a layout from right \
      to left, though leading and trailing would put them elsewhere: that was tried, with all such constraints of the \
      scene at once. What is symmetrical (as far from the left as from the right) comes out the same either way and is \
      passed over, in whatever document; so are views inside one whose `semanticContentAttribute` keeps a direction \
      (playback, spatial, forced), and constraints that are removed at build time.
      """,
    matters: """
      In Arabic, Hebrew, Persian and Urdu the screen is mirrored, but for these views: they stay behind on the wrong \
      side, and where they are tied to others that turn around, constraints conflict.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="34" height="20.5"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="title" ▸firstAttribute="left"
            secondItem="root" secondAttribute="left" constant="20" id="side"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="34" height="20.5"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="side"/>
        </constraints>
        """),
    settling: """
      Use leading for left and trailing for right: in Interface Builder, check “Respect language direction” in the menu \
      of the constraint's item. Where a side is meant (a map, the controls of a player), set the view's semantic to \
      spatial or playback, which says so to everybody.
      """)
}

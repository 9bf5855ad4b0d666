import PlumbFindings

extension Rule {
  static let conflictingConstraints = Rule(
    "conflicting-constraints", .error,
    summary: "required constraints that cannot all hold",
    fixes: .layout(ConflictingConstraints.fixes), check: .layout(ConflictingConstraints.findings))
}

extension RulePage {
  static let conflictingConstraints = RulePage(
    finds: """
      The smallest sets of required constraints that contradict one another: with any one of a set gone, the others \
      can hold. What Auto Layout adds by itself counts as well: autoresizing masks, stack views, safe areas, the size of \
      the screen. A set whose sum depends on a size that Plumb cannot know is passed over.
      """,
    matters: """
      At run time Auto Layout writes “Unable to simultaneously satisfy constraints” and breaks one of them. Which one \
      is not for you to say, and the screen shows it.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view userLabel="Banner" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="20" y="20" width="335" height="80"/>
            <constraints>
              <constraint firstAttribute="height" constant="80" id="tall"/>
              <constraint firstAttribute="width" ▸constant="300" id="wide"/>
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
            <rect key="frame" x="20" y="20" width="335" height="80"/>
            <constraints>
              <constraint firstAttribute="height" constant="80" id="tall"/>
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
        """),
    settling: """
      Delete the constraint of the set that is the odd one out, or correct its constant; where both are meant, make one \
      an inequality. The finding names such changes, each of which was solved and works. A priority of 999 makes the \
      message go away and leaves the contradiction: it is proposed where nothing else helps.
      """)
}

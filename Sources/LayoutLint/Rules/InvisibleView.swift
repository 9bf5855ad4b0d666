import PlumbFindings

extension Rule {
  static let invisibleView = Rule(
    "invisible-view", .warning,
    summary: "a view that constraints leave without extent, or put out of sight",
    check: .layout(InvisibleView.findings))
}

extension RulePage {
  static let invisibleView = RulePage(
    finds: """
      A view that has something to show, but no width or no height, or that lies wholly outside the screen, the window \
      or a superview that clips, because of constraints. What is inside it, and what hangs on its place, is told with \
      it. Passed over are views that are hidden or have an alpha of 0, views in scroll views, empty views (spacers, \
      labels without a text, image views whose image code sets, views of custom classes without subviews), views that a \
      constraint with the constant 0 folds away, and views whose constraints have outlets: code moves those. A view \
      outside the root of a loose view is passed over as well: that root need not clip.
      """,
    matters: """
      Nothing is broken, nothing is ambiguous, nothing is written to the console: the view is simply not there, and \
      whoever looks for it looks in the wrong place.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <button userLabel="Help" translatesAutoresizingMaskIntoConstraints="NO" ▸id="help">
            <rect key="frame" x="395" y="20" width="80" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="80" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
            <state key="normal" title="Help"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="help" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="help" firstAttribute="leading"
            secondItem="root" secondAttribute="trailing" constant="20" id="side"/>
        </constraints>
        """,
      good: """
        <subviews>
          <button userLabel="Help" translatesAutoresizingMaskIntoConstraints="NO" id="help">
            <rect key="frame" x="275" y="20" width="80" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="80" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
            <state key="normal" title="Help"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="help" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="help" secondAttribute="trailing" constant="20" id="side"/>
        </constraints>
        """),
    settling: """
      Look at the constraints that the finding lists: often the two items of one have changed places, or a constant has \
      the wrong sign. Where the view is meant to come into sight later, give the constraint that keeps it away an \
      outlet, or hide the view until then.
      """)
}

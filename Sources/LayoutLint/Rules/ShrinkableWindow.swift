import PlumbFindings

extension Rule {
  static let shrinkableWindow = Rule(
    "shrinkable-window", .note,
    summary: "a window that can be made smaller than what is in it can be drawn",
    check: .layout { diagnosis in
      // A page has a canvas, where no window is dragged, and no room for what it does not show.
      #if hasFeature(Embedded)
        return []
      #else
        return ShrinkableWindow.findings(in: diagnosis)
      #endif
    },
    comesUp: .afterAnyFix, isOnCanvas: false)
}

extension RulePage {
  static let shrinkableWindow = RulePage(
    finds: """
      A window of macOS with a title bar that can be resized, and whose edges somebody can drag so far that something in it cannot \
      be drawn: a text, an image or a control comes to lie outside of the window or of a view around it, or over another one, or \
      a view has no width or no height left, or a text or a button less room than it needs. While an edge is dragged, the window \
      gives way to its minimum size, and to constraints and contents whose priority is above 510; that is as far as it is looked \
      at. A storyboard's window is looked at with the controller that its window controller shows. One finding is told of a \
      window, the worst. Passed over are windows with split views, tab views, embedded scenes or views of the project's own \
      classes in them, which may hold the window by constraints that the document does not have, views in scroll views, views \
      that are hidden, open, in conflict or of unknown content, and those whose constraints have outlets. A minimum that code \
      gives a window is not known.
      """,
    matters: """
      Auto Layout does not stop a window where its content ends: a window without a minimum, in which nothing ties the right or \
      lower edge to what is inside, can be made as small as its title bar. macOS remembers the size (`frameAutosaveName`), and \
      the window comes back so.
      """,
    example: RuleExample(
      bad: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <objects>
            <window title="Welcome" ▸id="window">
              <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
              <rect key="contentRect" x="196" y="240" width="300" height="120"/>
              <view key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                  <button translatesAutoresizingMaskIntoConstraints="NO" id="open">
                    <rect key="frame" x="13" y="73" width="134" height="32"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="120" id="wide"/>
                    </constraints>
                    <buttonCell key="cell" type="push" title="Open" bezelStyle="rounded" alignment="center"
                      borderStyle="border" id="cell">
                      <font key="font" metaFont="system"/>
                    </buttonCell>
                  </button>
                </subviews>
                <constraints>
                  <constraint firstItem="open" firstAttribute="top"
                    secondItem="content" secondAttribute="top" constant="20" id="top"/>
                  <constraint firstItem="open" firstAttribute="leading"
                    secondItem="content" secondAttribute="leading" constant="20" id="leading"/>
                </constraints>
              </view>
            </window>
          </objects>
        </document>

        """,
      good: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <objects>
            <window title="Welcome" id="window">
              <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
              <rect key="contentRect" x="196" y="240" width="300" height="120"/>
              <view key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                  <button translatesAutoresizingMaskIntoConstraints="NO" id="open">
                    <rect key="frame" x="13" y="73" width="134" height="32"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="120" id="wide"/>
                    </constraints>
                    <buttonCell key="cell" type="push" title="Open" bezelStyle="rounded" alignment="center"
                      borderStyle="border" id="cell">
                      <font key="font" metaFont="system"/>
                    </buttonCell>
                  </button>
                </subviews>
                <constraints>
                  <constraint firstItem="open" firstAttribute="top"
                    secondItem="content" secondAttribute="top" constant="20" id="top"/>
                  <constraint firstItem="open" firstAttribute="leading"
                    secondItem="content" secondAttribute="leading" constant="20" id="leading"/>
                  <constraint firstAttribute="trailing" relation="greaterThanOrEqual"
                    secondItem="open" secondAttribute="trailing" constant="20" id="trailing"/>
                  <constraint firstAttribute="bottom" relation="greaterThanOrEqual"
                    secondItem="open" secondAttribute="bottom" constant="20" id="bottom"/>
                </constraints>
              </view>
            </window>
          </objects>
        </document>

        """),
    settling: """
      Tie the last view of a row or a column to the window's trailing or lower edge as well, with an inequality where the space \
      may grow, and give what scrolls a least width and height. Or give the window a minimum content size in the Size inspector, \
      large enough for all that is in it.
      """)
}

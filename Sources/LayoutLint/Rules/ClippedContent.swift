import PlumbFindings

extension Rule {
  static let clippedContent = Rule(
    "clipped-content", .warning,
    summary: "a text or an image with less room than it needs",
    check: .layout { ClippedContent.findings(in: $0) }, options: [ClippedContent.tolerance],
    tuned: { values in
      let tolerance = values[ClippedContent.tolerance]
      return .layout { ClippedContent.findings(in: $0, beyond: tolerance) }
    })
}

extension RulePage {
  static let clippedContent = RulePage(
    finds: """
      A label or a button whose text, as the document has it, needs more room than constraints leave: a line that is \
      wider than its view, lines that are higher. And an image view that clips an image larger than itself in a content \
      mode that does not scale it. Text is measured by Plumb's metrics, and what they may be off by is allowed for. \
      Passed over are texts in fonts that Plumb does not know, what several lines have beyond a limit of lines, labels \
      that may shrink their font as far as is needed, texts in views of custom classes, sample texts in prototypes of \
      cells (but not lines that are higher than their labels), heights that cells and loose views have on the canvas \
      only, and images that fill by their aspect, which are meant to be cut.
      """,
    matters: """
      The text ends in “…” or its letters lose their feet. A text that does not fit in the language and size it was \
      written in fits in no other.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Terms and conditions" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"
            ▸id="terms">
            <rect key="frame" x="20" y="20" width="90" height="20.5"/>
            <constraints>
              <constraint firstAttribute="width" constant="90" id="wide"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="terms" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="terms" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Terms and conditions" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"
            id="terms">
            <rect key="frame" x="20" y="20" width="335" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="terms" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="top"/>
          <constraint firstItem="terms" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="terms" secondAttribute="trailing" constant="20" id="trailing"/>
        </constraints>
        """),
    settling: """
      Let the text say how large its view is: delete the fixed width or height, or make it an inequality. Where room is \
      short, let the label take several lines (`numberOfLines` 0) or shrink its font.
      """)
}

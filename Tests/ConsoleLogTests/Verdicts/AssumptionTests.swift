import PlumbConsoleLog
import Testing

/// Logs that hold as printed, with one value that a log does not print and that would make them clash.
struct AssumptionTests {
  private func expect(
    _ assumption: Assumption?, _ lines: String, core: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let explanation = LogExplanation(lines, sourceLocation: sourceLocation)
    #expect(explanation.verdict == .feasibleAsPrinted, sourceLocation: sourceLocation)
    #expect(explanation.assumption == assumption, sourceLocation: sourceLocation)
    #expect(explanation.core == core, sourceLocation: sourceLocation)
    try explanation.expectIrreducibleCore(sourceLocation: sourceLocation)
  }

  // MARK: Margins

  private func margins(width: String) -> String {
    """
    UILabel:0x10.leading == Shop.Card:0x20.leadingMargin
    UILabel:0x10.trailing == Shop.Card:0x20.trailingMargin
    UILabel:0x10.width == 100
    Shop.Card:0x20.width == \(width)
    """
  }

  /// 100 fits into 90 only with margins below 0.
  @Test func marginsThatAreNotNegative() throws {
    try expect(.margins, margins(width: "90"), core: [0, 1, 2, 3])
  }

  /// 100 fits into 110 with margins of 5, and the usual ones are 8.
  @Test func theUsualMargins() throws {
    try expect(.margins, margins(width: "110"), core: [0, 1, 2, 3])
  }

  /// 100 + 8 + 8 is what there is: only digits that are not printed can make a difference.
  @Test func theUsualMarginsFitExactly() throws {
    try expect(.rounding, margins(width: "116"), core: [0, 1, 2, 3])
  }

  /// Nothing is known of the guide in which a view's margins end, but what the log says of it.
  @Test func marginsThatTheLogPrints() throws {
    let lines =
      margins(width: "110") + """

        'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x51'UIViewLayoutMarginsGuide'](LTR) \
        in Shop.Card:0x20
        'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x51'UIViewLayoutMarginsGuide']-(16)-|(LTR) \
        in Shop.Card:0x20
        """
    let explanation = LogExplanation(lines)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.assumption == nil)
    #expect(explanation.core == [0, 1, 2, 3, 4, 5])
    try explanation.expectIrreducibleCore()
    let fitting = LogExplanation(lines.replacing("(16)", with: "(5)"))
    #expect(fitting.verdict == .feasibleAsPrinted)
    #expect(fitting.assumption != .margins)
  }

  // MARK: Baselines

  /// The text's line is 4 points above its own top.
  @Test func baselinesOutsideOfTheirViews() throws {
    let lines = """
      UILabel:0x10.firstBaseline == Shop.Card:0x20.top
      UILabel:0x10.top == Shop.Card:0x20.top + 4
      """
    try expect(.baselines, lines, core: [0, 1])
    try expect(nil, lines.replacing("+ 4", with: "- 4"), core: [])
  }

  /// From the last line to a label's end is at most the label.
  @Test func baselinesBelowTheirViews() throws {
    try expect(
      .baselines,
      """
      UILabel:0x10.lastBaseline == UILabel:0x11.bottom + 1
      UILabel:0x10.bottom == UILabel:0x11.bottom
      """, core: [0, 1])
  }

  // MARK: Right to left

  /// Where leading is on the right, the badge has 8 points at either side, and is 184 wide.
  @Test func rightToLeft() throws {
    let lines = """
      Shop.Badge:0x10.leading == Shop.Card:0x20.leading + 8
      Shop.Badge:0x10.left == Shop.Card:0x20.left + 8
      Shop.Badge:0x10.width == 50
      Shop.Card:0x20.width == 200
      """
    try expect(.rightToLeft, lines, core: [0, 1, 2, 3])
    // Without a direction the same is said twice, and only digits could differ.
    try expect(.rounding, lines.replacing("leading", with: "left"), core: [0, 1])
  }

  /// Where leading is on the right, the badge ends at the margin, and 4 points beyond the card.
  @Test func rightToLeftWithMargins() throws {
    try expect(
      .rightToLeft,
      """
      Shop.Badge:0x10.leading == Shop.Card:0x20.leadingMargin
      Shop.Badge:0x10.right == Shop.Card:0x20.right + 4
      """, core: [0, 1])
  }

  @Test func directionsThatTheLogPrints() {
    let right = "\nUIView:0x10.right == UIView:0x20.right - 20"
    let printed = LogExplanation("H:|-(8)-[UIView:0x10](RTL) in UIView:0x20" + right)
    #expect(printed.verdict == .infeasible)
    #expect(printed.core == [0, 1])
    #expect(LogExplanation("H:|-(8)-[UIView:0x10](LTR) in UIView:0x20" + right).verdict == .feasibleAsPrinted)
    // With 20 from the right it is what the other says.
    #expect(
      LogExplanation("H:|-(20)-[UIView:0x10](RTL) in UIView:0x20" + right).verdict == .feasibleAsPrinted)
    // At least 8 from the right edge holds for 20, at most 8 does not.
    let least = LogExplanation("H:|-(>=8)-[UIView:0x10](RTL) in UIView:0x20" + right)
    #expect(least.verdict == .feasibleAsPrinted)
    let most = LogExplanation("H:|-(<=8)-[UIView:0x10](RTL) in UIView:0x20" + right)
    #expect(most.verdict == .infeasible)
  }

  // MARK: Rounding

  /// As printed 48 is 48; a hundredth more would not be.
  @Test func equalAsPrinted() throws {
    try expect(
      .rounding,
      """
      'UIView-Encapsulated-Layout-Height' Shop.Cell:0x20.height == 48
      V:|-(0)-[UILabel:0x10] in Shop.Cell:0x20
      V:[UILabel:0x10]-(0)-| in Shop.Cell:0x20
      UILabel:0x10.height >= 48
      """, core: [0, 1, 2, 3])
  }

  /// 3 × 33.3333 is a ten-thousandth less than 100: no contradiction that a person would accept.
  @Test func thirds() throws {
    let lines = """
      UIView:0x10.width == 33.3333
      UIView:0x11.width == 33.3333
      UIView:0x12.width == 33.3333
      H:|-(0)-[UIView:0x10] in UIView:0x20
      H:[UIView:0x10]-(0)-[UIView:0x11]
      H:[UIView:0x11]-(0)-[UIView:0x12]
      H:[UIView:0x12]-(0)-| in UIView:0x20
      UIView:0x20.width == 100
      """
    try expect(.rounding, lines, core: Array(0...7))
    let explanation = LogExplanation(lines.replacing("== 100", with: "== 100.1"))
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.cause == .rounding)
  }

  /// What digits may explain is not what matters where something else clashes that they cannot.
  @Test func thirdsBesideAConflict() throws {
    let explanation = LogExplanation(
      """
      UIView:0x10.width == 33.3333
      UIView:0x20.width == 3*UIView:0x10.width
      UIView:0x20.width == 100
      V:|-(6)-[UILabel:0x11] in UIView:0x20
      V:[UILabel:0x11]-(7)-| in UIView:0x20
      UIView:0x20.height == 0
      """)
    #expect(explanation.verdict == .infeasibleNonnegative)
    #expect(explanation.assumption == nil)
    #expect(explanation.core == [3, 4, 5])
    try explanation.expectIrreducibleCore()
  }

  /// One constraint is no matter of digits, even where it is just at the border.
  @Test func aSizeOfZero() throws {
    try expect(nil, "UIView:0x10.width == 0", core: [])
    let below = LogExplanation("UIView:0x10.width == - 16")
    #expect(below.verdict == .infeasibleNonnegative)
    #expect(below.core == [0])
  }
}

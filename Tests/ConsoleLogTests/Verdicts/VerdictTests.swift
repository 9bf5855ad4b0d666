import PlumbConsoleLog
import Testing

/// Expected verdicts follow from the numbers, by hand; each log says how.
struct VerdictTests {
  @Test func numbersThatCannotHoldWhateverSizesAre() throws {
    let explanation = LogExplanation(
      """
      Shop.Badge:0x10.top == Shop.Card:0x20.top + 4
      Shop.Badge:0x10.width == 100
      Shop.Badge:0x10.width == 120
      """)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.assumption == nil)
    #expect(explanation.core == [1, 2])
    try explanation.expectIrreducibleCore()
  }

  /// 6 + 7 in 0 would make the label −13 wide.
  @Test func numbersThatNeedANegativeSize() throws {
    let lines = """
      H:|-(6)-[UILabel:0x10] in Shop.Card:0x20
      H:[UILabel:0x10]-(7)-| in Shop.Card:0x20
      Shop.Card:0x20.width == 0
      """
    let explanation = LogExplanation(lines)
    #expect(explanation.verdict == .infeasibleNonnegative)
    #expect(explanation.assumption == nil)
    #expect(explanation.core == [0, 1, 2])
    try explanation.expectIrreducibleCore()
    // A width that fits is no conflict, and the log has nothing else that would be one.
    let fitting = LogExplanation(lines.replacing("width == 0", with: "width >= 20"))
    #expect(fitting.verdict == .feasibleAsPrinted)
    #expect(fitting.assumption == nil)
    #expect(fitting.core == [])
  }

  @Test func whatIsNotUnderstood() {
    let nothing = LogExplanation(ConflictLog(line: 1))
    #expect(nothing.verdict == .unreadable)
    let log = ConflictLog(
      line: 1, constraints: [LoggedConstraint(reading: "<NSLayoutConstraint:0x6000a1 over there>")])
    let explanation = LogExplanation(log)
    #expect(explanation.verdict == .unreadable)
    #expect(explanation.core == [])
    #expect(explanation.predicted == [0])
    #expect(explanation.cause == nil)
    #expect(explanation.repairs == [])
  }

  /// What is not understood changes nothing of what is.
  @Test func partlyUnderstood() {
    var log = invented("Shop.Badge:0x10.width == 100\nShop.Badge:0x10.width == 120")
    log.constraints.insert(LoggedConstraint(reading: "<NSLayoutConstraint:0x6000a1 over there>"), at: 1)
    let explanation = LogExplanation(log)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == [0, 2])
    #expect(explanation.predicted.last == 1)
  }

  @Test func theConflictThatAppleBrokeIsTheOneThatIsExplained() throws {
    let lines = """
      Shop.Badge:0x10.width == 100
      Shop.Badge:0x10.width == 120
      V:|-(4)-[Shop.Badge:0x10] in Shop.Card:0x20
      V:[Shop.Badge:0x10]-(4)-| in Shop.Card:0x20
      Shop.Badge:0x10.height == 30
      Shop.Card:0x20.height == 40
      """
    #expect(LogExplanation(lines).core == [0, 1])
    let broken = LogExplanation(lines, broken: 4)
    #expect(broken.core == [2, 3, 4, 5])
    #expect(broken.broken == 4)
    try broken.expectIrreducibleCore()
  }

  // MARK: What need not hold

  @Test(arguments: [
    ("[UILabel:0x10(137@251)]", Verdict.feasibleAsPrinted), ("[UILabel:0x10(137@1000)]", .infeasible),
    ("UILabel:0x10.width == 137 @999", .feasibleAsPrinted), ("UILabel:0x10.width == 137", .infeasible),
    ("UILabel:0x10.width == 137 priority:501", .feasibleAsPrinted),
  ])
  func priorities(_ line: String, _ verdict: Verdict) {
    let explanation = LogExplanation(line + "\nUILabel:0x10.width <= 100")
    #expect(explanation.verdict == verdict)
    #expect(explanation.assumption == nil)
  }

  /// A content size is two constraints: at most so much as hugging is strong, at least so much as resistance is.
  @Test(arguments: [
    (250, 750, "<= 100", false), (1000, 1000, "<= 100", true), (250, 1000, "<= 100", true),
    (1000, 250, "<= 100", false), (1000, 250, ">= 200", true), (250, 1000, ">= 200", false),
    (1000, 1000, "== 137", false),
  ])
  func contentSizes(_ hugging: Int, _ resistance: Int, _ limit: String, _ clashes: Bool) {
    let content = """
      <NSContentSizeLayoutConstraint:0x6000a1 UILabel:0x10.width == 137 Hug:\(hugging) \
      CompressionResistance:\(resistance)   (active)>
      """
    let explanation = LogExplanation(content + "\nUILabel:0x10.width " + limit)
    #expect((explanation.verdict == .infeasible) == clashes, "\(explanation.verdict)")
    #expect(!clashes || explanation.core == [0, 1])
  }

  // MARK: Numbers

  /// Greater numbers than any screen has stand for no limit.
  @Test func hugeNumbers() {
    for limit in ["1e+20", "3.40282e+38", "1.79769e+308"] {
      let explanation = LogExplanation("UILabel:0x10.width >= \(limit)\nUILabel:0x10.width == 100")
      #expect(explanation.verdict == .feasibleAsPrinted, "\(limit)")
    }
    for length in ["1e+06", "1e+09", "1e+14"] {
      let explanation = LogExplanation("UILabel:0x10.width >= \(length)\nUILabel:0x10.width == 100")
      #expect(explanation.verdict == .infeasible, "\(length)")
      #expect(explanation.core == [0, 1])
    }
  }

  @Test func aMultiplierAndAConstant() throws {
    // 0.2 × 896 = 179.2, and 180 − 0.5 = 179.5.
    let lines = """
      Shop.Badge:0x10.width == 0.2*Shop.Card:0x20.height
      Shop.Badge:0x10.width == Shop.Bar:0x30.width - 0.5
      Shop.Bar:0x30.width == 180
      Shop.Card:0x20.height == 896
      """
    let explanation = LogExplanation(lines)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == [0, 1, 2, 3])
    try explanation.expectIrreducibleCore()
    let fitting = LogExplanation(lines.replacing("== 180", with: "== 179.7"))
    #expect(fitting.verdict == .feasibleAsPrinted)
  }

  // MARK: Trees

  /// 100 − 20 − 44 leaves the guide 36, and the field has 40.
  @Test func constraintsBetweenGuides() throws {
    let lines = """
      V:|-(20)-[UILayoutGuide:0x50'UIViewSafeAreaLayoutGuide'] in Shop.Card:0x20
      V:[UILayoutGuide:0x50'UIViewSafeAreaLayoutGuide']-(44)-| in Shop.Card:0x20
      UILayoutGuide:0x51'inner'.top == UILayoutGuide:0x50'UIViewSafeAreaLayoutGuide'.top
      UILayoutGuide:0x51'inner'.bottom == UILayoutGuide:0x50'UIViewSafeAreaLayoutGuide'.bottom
      UILayoutGuide:0x51'inner'.height == UIView:0x10.height
      UIView:0x10.height == 40
      Shop.Card:0x20.height == 100
      """
    let explanation = LogExplanation(lines)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == Array(0...6))
    try explanation.expectIrreducibleCore()
    #expect(LogExplanation(lines.replacing("== 100", with: "== 104")).verdict == .feasibleAsPrinted)
  }

  /// A text that was cut and pasted may say that views are inside each other.
  @Test func superviewsInACircle() throws {
    let explanation = LogExplanation(
      """
      H:|-(1)-[UIView:0x10] in UIView:0x20
      H:|-(2)-[UIView:0x20] in UIView:0x30
      H:|-(3)-[UIView:0x30] in UIView:0x10
      """)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == [0, 1, 2])
    try explanation.expectIrreducibleCore()
    let own = LogExplanation("H:|-(1)-[UIView:0x10] in UIView:0x10")
    #expect(own.verdict == .infeasible)
  }

  @Test func superviewsManyLevelsDeep() {
    var log = ConflictLog(line: 1)
    for level in 0..<400 {
      let text =
        "V:|-(1)-[UIView:0x\(String(4096 + level, radix: 16))] in UIView:0x\(String(4097 + level, radix: 16))"
      log.constraints.append(LoggedConstraint(reading: inventedText(text, place: level)))
    }
    let last = "UIView:0x1000.top == UIView:0x\(String(4096 + 400, radix: 16)).top + 399"
    log.constraints.append(LoggedConstraint(reading: inventedText(last, place: 400)))
    #expect(log.constraints.allSatisfy { $0.isUnderstood })
    let explanation = LogExplanation(log)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core.count == 401)
  }
}

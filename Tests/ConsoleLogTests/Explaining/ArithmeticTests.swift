import PlumbConsoleLog
import Testing

/// Sums as a person does them; the numbers are those of the logs.
struct ArithmeticTests {
  private func sum(_ lines: String, broken: Int? = nil) -> String? {
    LogExplanation(lines, broken: broken).arithmetic?.text
  }

  private let insets = """
    H:|-(6)-[UILabel:0x10'Title'] in Shop.Cell:0x20
    H:[UILabel:0x10'Title']-(7)-| in Shop.Cell:0x20
    """

  @Test func tooLittle() {
    #expect(
      sum(insets + "\n'fittingSizeHTarget' Shop.Cell:0x20.width == 0")
        == "Cell.width needs at least 6 + 7 = 13 and gets 0: 13 too little")
    #expect(
      sum(
        insets + "\nUILabel:0x10.width >= 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 50.5"
      )
        == "Cell.width needs at least 6 + 7 + 80 = 93 and gets 50.5: 42.5 too little")
    #expect(
      sum(
        insets + "\nUILabel:0x10.width == 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 50.5"
      )
        == "Cell.width needs 6 + 7 + 80 = 93 and gets 50.5: 42.5 too little")
  }

  @Test func tooMuch() {
    #expect(
      sum(
        insets + "\nUILabel:0x10.width <= 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 320")
        == "Cell.width has room for at most 6 + 7 + 80 = 93 and gets 320: 227 too much")
  }

  /// What is broken is what does not come out, where nothing is given from outside.
  @Test func ofWhatWasBroken() {
    let form = insets + "\nUILabel:0x10.width == 80\nShop.Cell:0x20.width == 100"
    #expect(
      sum(form, broken: 3) == "all but one ask for Cell.width = 6 + 7 + 80 = 93, that one for 100: 7 apart")
    #expect(
      sum(form, broken: 2) == "all but one ask for “Title”.width = 100 − 6 − 7 = 87, that one for 80: 7 apart"
    )
  }

  @Test func relationsOnTheGivenSide() {
    #expect(
      sum("UILabel:0x10.height == 20\nUILabel:0x10.height >= 44", broken: 1)
        == "one asks for UILabel.height = 20, the other for ≥ 44: 24 apart")
    #expect(
      sum("UILabel:0x10.height == 44\nUILabel:0x10.height <= 20", broken: 1)
        == "one asks for UILabel.height = 44, the other for ≤ 20: 24 apart")
  }

  @Test func ratiosCountAsOftenAsTheySay() throws {
    let text = try #require(
      sum(
        """
        UIImageView:0x10.width == 2*UIImageView:0x10.height
        UIImageView:0x10.height == 100
        'UIView-Encapsulated-Layout-Width' UIImageView:0x10.width == 320
        """))
    #expect(text.contains("200"), "\(text)")
    #expect(text.hasSuffix("and gets 320: 120 too much"), "\(text)")
  }

  @Test func digitsThatAreNotPrinted() {
    #expect(
      sum(
        insets + "\nUILabel:0x10.width == 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 93")
        == "Cell.width needs 6 + 7 + 80 = 93 and gets 93, but for digits that are not printed")
  }

  /// The usual margins count as if they were printed.
  @Test func hiddenMargins() {
    let explanation = LogExplanation(
      """
      UILabel:0x10.leading == Shop.Card:0x20.leadingMargin
      UILabel:0x10.trailing == Shop.Card:0x20.trailingMargin
      UILabel:0x10.width == 100
      Shop.Card:0x20.width == 110
      """, broken: 3)
    #expect(
      explanation.arithmetic?.text
        == "all but one ask for Card.width = 8 + 8 + 100 = 116, that one for 110: 6 apart",
      "\(explanation.arithmetic?.text ?? "")")
    #expect(explanation.assumedMargins == 8)
    #expect(LogExplanation(insets + "\nUILabel:0x10.width == -4").assumedMargins == nil)
  }

  /// One constraint alone asks for what nothing can be.
  @Test func lessThanNothing() {
    #expect(
      sum("Shop.Badge:0x10.height == - 4")
        == "it asks for Badge.height = −4, and nothing is less than 0 wide or high")
  }

  @Test func nothingClashes() {
    #expect(sum("UILabel:0x10.width >= 10") == nil)
    #expect(LogExplanation(ConflictLog(line: 1)).arithmetic == nil)
  }

  // MARK: Formulas

  @Test(arguments: [
    ("UILabel:0x10.width == 80", "UILabel.width = 80"),
    ("UILabel:0x10.width >= Shop.Card:0x20.width * 0.5 - 8", "UILabel.width ≥ 0.5 × Card.width − 8"),
    ("UILabel:0x10.top <= Shop.Card:0x20.bottom + 1e-05", "UILabel.top ≤ Card.bottom + 0"),
    ("UILabel:0x10.centerX == Shop.Card:0x20.centerX", "UILabel.centerX = Card.centerX"),
    ("H:[UILabel:0x10'Title']-(7)-| in Shop.Cell:0x20", "Cell.trailing = “Title”.trailing + 7"),
    ("h=--& v=--& UILabel:0x10.midY == + 39", "UILabel.centerY = 39"),
    ("UITableView:0x10.contentHeight{id: 178} == -5.000000", "UITableView.contentHeight = −5"),
  ])
  func formulas(_ line: String, _ formula: String) {
    #expect(LogExplanation(line).formula(0) == formula)
  }
}

import ConsoleLog
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
        == "Cell.width must be at least 6 + 7 = 13, and is 0: 13 too little")
    #expect(
      sum(
        insets + "\nUILabel:0x10.width >= 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 50.5"
      )
        == "Cell.width must be at least 6 + 7 + 80 = 93, and is 50.5: 42.5 too little")
    #expect(
      sum(
        insets + "\nUILabel:0x10.width == 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 50.5"
      )
        == "Cell.width must be 6 + 7 + 80 = 93, and is 50.5: 42.5 too little")
  }

  @Test func tooMuch() {
    #expect(
      sum(
        insets + "\nUILabel:0x10.width <= 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 320")
        == "Cell.width can be at most 6 + 7 + 80 = 93, and is 320: 227 too much")
  }

  /// What is broken is what does not come out, where nothing is given from outside.
  @Test func ofWhatWasBroken() {
    let form = insets + "\nUILabel:0x10.width == 80\nShop.Cell:0x20.width == 100"
    #expect(sum(form, broken: 3) == "Cell.width must be 6 + 7 + 80 = 93, and is 100: 7 too much")
    #expect(sum(form, broken: 2) == "“Title”.width must be 100 − 6 − 7 = 87, and is 80: 7 too little")
  }

  @Test func relationsOnTheGivenSide() {
    #expect(
      sum("UILabel:0x10.height == 20\nUILabel:0x10.height >= 44", broken: 1)
        == "Label.height must be 20, and is at least 44: 24 too much")
    #expect(
      sum("UILabel:0x10.height == 44\nUILabel:0x10.height <= 20", broken: 1)
        == "Label.height must be 44, and is at most 20: 24 too little")
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
    #expect(text.hasSuffix("and is 320: 120 too much"), "\(text)")
  }

  @Test func digitsThatAreNotPrinted() {
    #expect(
      sum(
        insets + "\nUILabel:0x10.width == 80\n'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 93")
        == "Cell.width must be 6 + 7 + 80 = 93, and is 93, but for digits that are not printed")
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
        == "Card.width must be 8 + 8 + 100 = 116, and is 110: 6 too little",
      "\(explanation.arithmetic?.text ?? "")")
  }

  @Test func nothingClashes() {
    #expect(sum("UILabel:0x10.width >= 10") == nil)
    #expect(LogExplanation(ConflictLog(line: 1)).arithmetic == nil)
  }

  // MARK: Formulas

  @Test(arguments: [
    ("UILabel:0x10.width == 80", "Label.width = 80"),
    ("UILabel:0x10.width >= Shop.Card:0x20.width * 0.5 - 8", "Label.width ≥ 0.5 × Card.width − 8"),
    ("UILabel:0x10.top <= Shop.Card:0x20.bottom + 1e-05", "Label.top ≤ Card.bottom + 0"),
    ("UILabel:0x10.centerX == Shop.Card:0x20.centerX", "Label.centerX = Card.centerX"),
    ("H:[UILabel:0x10'Title']-(7)-| in Shop.Cell:0x20", "Cell.trailing = “Title”.trailing + 7"),
    ("h=--& v=--& UILabel:0x10.midY == + 39", "Label.centerY = 39"),
    ("UITableView:0x10.contentHeight{id: 178} == -5.000000", "TableView.contentHeight = −5"),
  ])
  func formulas(_ line: String, _ formula: String) {
    #expect(LogExplanation(line).formula(0) == formula)
  }
}

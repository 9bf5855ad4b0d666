import PlumbConsoleLog
import Testing

@testable import PlumbConsoleLog

/// Logs of older systems do not say in which view a mask places its view.
struct SuperviewTests {
  private let mask = """
    h=--& v=--& UILabel:0x10.midY == + 39
    h=--& v=--& UILabel:0x10.height == 20
    """

  /// The label is at 29 by its mask, and at 0 in the card.
  @Test func byWhatAnotherConstraintNames() throws {
    let explanation = LogExplanation(mask + "\nV:|-(0)-[UILabel:0x10] in Shop.Card:0x20")
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == [0, 1, 2])
    try explanation.expectIrreducibleCore()
    #expect(
      LogExplanation(mask + "\nV:|-(29)-[UILabel:0x10] in Shop.Card:0x20").verdict == .feasibleAsPrinted)
  }

  /// 5 + 10 + 8 = 23, with two views between.
  @Test func byTheNeighboursInVisualFormats() throws {
    let chain = """

      V:|-(5)-[UIView:0x11] in Shop.Card:0x20
      UIView:0x11.height == 10
      V:[UIView:0x11]-(4)-[UIView:0x12]
      UIView:0x12.height == 0
      V:[UIView:0x12]-(4)-[UILabel:0x10]
      """
    let explanation = LogExplanation(mask + chain)
    #expect(explanation.verdict == .infeasible)
    #expect(explanation.core == Array(0...6))
    try explanation.expectIrreducibleCore()
    #expect(
      LogExplanation(mask + chain.replacing("(10)", with: "(16)").replacing("== 10", with: "== 16")).verdict
        == .feasibleAsPrinted)
  }

  /// The card's middle is at 25.
  @Test func byWhatTheViewIsAlignedWith() throws {
    for line in [
      "UILabel:0x10.centerY == Shop.Card:0x20.centerY", "Shop.Card:0x20.centerY == UILabel:0x10.centerY",
    ] {
      let explanation = LogExplanation(mask + "\n" + line + "\nShop.Card:0x20.height == 50")
      #expect(explanation.verdict == .infeasible, "\(line)")
      #expect(explanation.core == [0, 2, 3])
      try explanation.expectIrreducibleCore()
    }
  }

  /// With nothing to go by, two masks have nothing to do with each other.
  @Test func unknown() {
    let explanation = LogExplanation(
      "h=--& v=--& UILabel:0x10.midY == + 39\nh=--& v=--& UILabel:0x11.midY == + 50")
    #expect(explanation.verdict == .feasibleAsPrinted)
    #expect(explanation.assumption == nil)
    // One view has one superview all the same.
    let twice = LogExplanation(
      "h=--& v=--& UILabel:0x10.midY == + 39\nh=--& v=--& UILabel:0x10.midY == + 50")
    #expect(twice.verdict == .infeasible)
  }

  @Test func aNameBeatsAGuess() throws {
    // By its own name the label is in 0x30, although its neighbour is in 0x20.
    let log = invented(
      """
      h=--& v=--& UILabel:0x10.midY == + 39 in Shop.Box:0x30
      V:|-(5)-[UIView:0x11] in Shop.Card:0x20
      V:[UIView:0x11]-(4)-[UILabel:0x10]
      """)
    let items = LogItems(log)
    #expect(items.superviews == ["0x10": "0x30", "0x11": "0x20"])
    #expect(items.keys == ["0x10", "0x30", "0x11", "0x20"])
  }

  @Test func nothingIsInsideItself() {
    let log = invented(
      """
      H:|-(1)-[UIView:0x10] in UIView:0x20
      H:|-(2)-[UIView:0x20] in UIView:0x10
      """)
    #expect(LogItems(log).superviews == ["0x10": "0x20"])
  }

  /// What one constraint leaves out another says.
  @Test func labelsAndClassesAreCollected() {
    let log = invented(
      """
      UILabel:0x10.width == 4
      UILabel:0x10'Total'.height == 4
      UILabel:0x10''.height == 4
      """)
    #expect(LogItems(log)["0x10"].label == "Total")
    #expect(LogItems(log).keys == ["0x10"])
  }
}

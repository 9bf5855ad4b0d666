import PlumbConsoleLog
import Testing

/// What shows a cause: the view and the identifier of the constraint that has it.
struct EvidenceTests {
  private func evidence(_ lines: String) -> String { LogExplanation(lines).evidence?.text ?? "" }

  @Test func whatWasGivenASize() {
    let row = """
      V:|-(12)-[UIImageView:0x10] in Shop.RowCell:0x20
      UIImageView:0x10.height == 96
      V:[UIImageView:0x10]-(12)-| in Shop.RowCell:0x20
      """
    let given = evidence(row + "\n'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 44")
    #expect(given.contains("RowCell") && given.contains("UIView-Encapsulated-Layout-Height"), "\(given)")
    let zero = evidence(row + "\n'_UITemporaryLayoutHeight' Shop.RowCell:0x20.height == 0")
    #expect(zero.contains("RowCell") && zero.contains("_UITemporaryLayoutHeight"), "\(zero)")
    // The row inside is empty for the same reason, and not what was given none.
    let inner = evidence(
      "Shop.Badge:0x11.height == 0\nV:[Shop.Badge:0x11]-(0)-[UIImageView:0x10]\n"
        + row.replacing("V:|-(12)-[UIImageView:0x10]", with: "V:|-(12)-[Shop.Badge:0x11]")
        + "\n'_UITemporaryLayoutHeight' Shop.RowCell:0x20.height == 0")
    #expect(inner.hasPrefix("RowCell "), "\(inner)")
    let unnamed = evidence(row + "\nh=-&- v=-&- Shop.RowCell:0x20.height == 0")
    #expect(unnamed.contains("RowCell") && !unnamed.contains("("), "\(unnamed)")
  }

  @Test func whatIsHidden() {
    let hidden = evidence(
      """
      'UISV-hiding' Shop.Row:0x20.height == 0
      V:|-(8)-[UILabel:0x10] in Shop.Row:0x20
      V:[UILabel:0x10]-(8)-| in Shop.Row:0x20
      """)
    #expect(hidden.contains("Row"), "\(hidden)")
  }

  @Test func whoseMaskIsLeftOn() {
    let masked = evidence(
      """
      h=--& v=--& UILabel:0x10'Total'.minY == 0 in Shop.Card:0x20
      V:|-(44)-[UILabel:0x10'Total'] in Shop.Card:0x20
      """)
    #expect(masked.hasPrefix("“Total” "), "\(masked)")
    // The mask of the container comes first and is not the one that is meant.
    let second = evidence(
      """
      h=-&- v=-&- Shop.Card:0x20.height == 100
      h=--& v=--& UILabel:0x10'Total'.height == 50 in Shop.Card:0x20
      V:|-(44)-[UILabel:0x10'Total'] in Shop.Card:0x20
      V:[UILabel:0x10'Total']-(4)-| in Shop.Card:0x20
      """)
    #expect(second.hasPrefix("“Total” "), "\(second)")
  }

  @Test func aViewOfTheSystem() {
    let bar = evidence(
      """
      'TB_Leading_Leading' H:|-(16)-[_UIModernBarButton:0x10] in _UIButtonBarButton:0x20
      'TB_Trailing_Trailing' H:[_UIModernBarButton:0x10]-(16)-| in _UIButtonBarButton:0x20
      'UIView-Encapsulated-Layout-Width' _UIButtonBarButton:0x20.width == 0
      """)
    #expect(bar.contains("_UIModernBarButton"), "\(bar)")
  }

  @Test func everyCauseSaysSomething() {
    for seed in 0..<60 {
      let explanation = LogExplanation(RandomLog(seed: UInt64(seed)).log(isVisual: true))
      #expect((explanation.cause == nil) == (explanation.evidence == nil))
      #expect(explanation.evidence?.text.isEmpty != true)
    }
  }
}

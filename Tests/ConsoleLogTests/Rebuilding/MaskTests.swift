import PlumbConsoleLog
import Testing

/// Masks that stretch name the superview, and mean the frame inside of it.
struct MaskTests {
  /// A sheet inside a dimming view of 768, as wide as it.
  @Test func widthsThatFollow() throws {
    let explanation = LogExplanation(
      """
      UILabel:0x10.width == 280
      H:[UILabel:0x10]-(20)-| in UIControl:0x20
      H:|-(20)-[UILabel:0x10] in UIControl:0x20
      h=-&- v=-&- UIControl:0x20.width == UIView:0x30.width - 10
      h=--& v=--& UIView:0x30.width == 768
      """)
    #expect(explanation.core == [0, 1, 2, 3, 4])
    #expect(explanation.superviews["0x20"] == "0x30")
    #expect(
      explanation.arithmetic?.text == "UIView.width needs 20 + 20 + 10 + 280 = 330 and gets 768: 438 too much"
    )
  }

  /// A flexible margin is a part of the superview's width, counted from its edge wherever that is.
  @Test(arguments: [("48", true), ("50", false)])
  func marginsThatFollow(_ leading: String, _ clashes: Bool) {
    let explanation = LogExplanation(
      """
      h=&-& v=--& UIView:0x10.minX == 0.25*UIView:0x20.width - 12
      UIView:0x20.width == 248
      UIView:0x20.left == UIView:0x30.left + 100
      UIView:0x10.left == UIView:0x20.left + \(leading)
      """)
    #expect((explanation.verdict == .infeasible) == clashes)
    #expect(!clashes || explanation.core == [0, 1, 3])
  }
}

import PlumbConsoleLog
import Testing

/// For each cause a log that has it, and one that nearly does and has another; what tells them apart is said at each.
struct CauseTests {
  private func expect(
    _ cause: Cause, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let explanation = LogExplanation(lines, sourceLocation: sourceLocation)
    #expect(explanation.cause == cause, sourceLocation: sourceLocation)
    // What is called harmless is so by its cause; not every log of such a cause shows it.
    #expect(cause.isHarmless || !explanation.isHarmless, sourceLocation: sourceLocation)
    try explanation.expectIrreducibleCore(sourceLocation: sourceLocation)
    try explanation.expectSettlingRepairs(sourceLocation: sourceLocation)
  }

  @Test func everyCauseHasANameOfItsOwn() {
    #expect(Set(Cause.allCases.map { $0.name.description }).count == Cause.allCases.count)
    for cause in Cause.allCases { #expect(Cause(name: cause.name.description) == cause) }
    #expect(Cause(name: "bad-weather") == nil)
  }

  // MARK: The system's own

  @Test func systemOnly() throws {
    let bar = """
      'TB_Leading_Leading' H:|-(16)-[_UIModernBarButton:0x10] in _UIButtonBarButton:0x20
      'TB_Trailing_Trailing' H:[_UIModernBarButton:0x10]-(16)-| in _UIButtonBarButton:0x20
      'UIView-Encapsulated-Layout-Width' _UIButtonBarButton:0x20.width == 0
      """
    try expect(.systemOnly, bar)
    // A class of the app's takes part: it is a first pass in which the app's own constraints clash.
    try expect(.zeroSizePass, bar.replacing("_UIModernBarButton", with: "Shop.BadgeButton"))
  }

  /// Action sheets ask for a width of −16 by themselves, and an app may do so too.
  @Test func aSizeThatActionSheetsAskFor() throws {
    try expect(.negativeSize, "UIView:0x10.width == - 16")
    try expect(.negativeSize, "UIView:0x10.width == - 17")
    try expect(.negativeSize, "UIView:0x10.height <= - 16.5")
    try expect(.negativeSize, "Shop.Badge:0x10.width == - 16")
  }

  // MARK: Stack views

  @Test func stackViewHiding() throws {
    let hidden = """
      'UISV-hiding' Shop.Row:0x20.height == 0
      V:|-(8)-[UILabel:0x10] in Shop.Row:0x20
      V:[UILabel:0x10]-(8)-| in Shop.Row:0x20
      """
    try expect(.stackViewHiding, hidden)
    // Without the stack view's name it is some size of 0.
    try expect(.zeroSizePass, hidden.replacing("'UISV-hiding' ", with: ""))
  }

  @Test func stackViewArrangement() throws {
    let aligned = """
      'UISV-alignment' UILabel:0x10.leading == UILabel:0x11.leading
      'UISV-canvas-connection' UIStackView:0x20.leading == UILabel:0x10.leading
      UILabel:0x11.leading == UIStackView:0x20.leading + 12
      """
    try expect(.stackViewArrangement, aligned)
    // Where the stack view's own do not clash, the others are as in any view.
    try expect(
      .overConstrained,
      """
      'UISV-alignment' UILabel:0x10.leading == UILabel:0x11.leading
      UILabel:0x12.leading == Shop.Card:0x30.leading + 4
      UILabel:0x12.leading == UILabel:0x13.leading
      UILabel:0x13.leading == Shop.Card:0x30.leading + 40
      """)
  }

  // MARK: What was made twice

  @Test func contradictoryTwins() throws {
    let twins = "UILabel:0x10.height == 20\nUILabel:0x10.height >= 44"
    try expect(.contradictoryTwins, twins)
    // One of two is not the app's: it is a cell's size.
    try expect(
      .encapsulatedSize,
      twins.replacing(
        "UILabel:0x10.height == 20", with: "'UIView-Encapsulated-Layout-Height' UILabel:0x10.height == 20"))
    try expect(
      .contradictoryTwins,
      """
      UIView:0x10.width == 0.7*UIView:0x20.width
      UIView:0x10.width == 0.8*UIView:0x20.width
      UIView:0x20.width == 200
      """)
  }

  @Test func overConstrained() throws {
    let pinned = """
      UILabel:0x10.top == UIView:0x11.bottom + 8
      UILabel:0x10.top == Shop.Card:0x20.top + 8
      UIView:0x11.bottom == Shop.Card:0x20.top + 60
      """
    try expect(.overConstrained, pinned)
    // From edge to edge with a size between: an edge is in one place only.
    try expect(
      .fixedContent,
      """
      V:|-(20)-[UILabel:0x10] in Shop.Card:0x20
      UILabel:0x10.height == 100
      V:[UILabel:0x10]-(20)-| in Shop.Card:0x20
      Shop.Card:0x20.height == 120
      """)
  }

  // MARK: Masks

  @Test func maskLeftOn() throws {
    let masked = """
      h=--& v=--& UILabel:0x10.minY == 0 in Shop.Card:0x20
      V:|-(44)-[UILabel:0x10] in Shop.Card:0x20
      """
    try expect(.maskLeftOn, masked)
    // The mask of what only contains is meant.
    try expect(
      .fixedContent,
      """
      h=-&- v=-&- Shop.Card:0x20.height == 60
      V:|-(20)-[UILabel:0x10] in Shop.Card:0x20
      UILabel:0x10.height == 30
      V:[UILabel:0x10]-(20)-| in Shop.Card:0x20
      """)
  }

  /// Interface Builder made the one at build time; made in code it would be two places for an edge.
  @Test func prototypeFrame() throws {
    let frame = """
      <NSIBPrototypingLayoutConstraint:0x6000f1 'IB auto generated at build time for view with fixed frame' \
      V:|-(34)-[UILabel:0x10](LTR)   (active, names: '|':Shop.Card:0x20 )>
      """
    let code = "\nUILabel:0x10.top == Shop.Card:0x20.top + 20"
    try expect(.prototypeFrame, frame + code)
    try expect(.contradictoryTwins, "UILabel:0x10.top == Shop.Card:0x20.top + 34" + code)
  }

  // MARK: Sizes from outside

  private func row(_ first: String) -> String {
    """
    \(first)
    V:|-(12)-[UIImageView:0x10] in Shop.RowCell:0x20
    UIImageView:0x10.height == 96
    V:[UIImageView:0x10]-(12)-| in Shop.RowCell:0x20
    """
  }

  @Test func encapsulatedSize() throws {
    try expect(.encapsulatedSize, row("'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 44"))
    // The same by hand.
    try expect(.fixedContent, row("Shop.RowCell:0x20.height == 44"))
    // A plain view as high as a screen is no cell.
    try expect(
      .fixedContent,
      row("'UIView-Encapsulated-Layout-Height' UIView:0x20.height == 667").replacing(
        "Shop.RowCell", with: "UIView"
      ).replacing("96", with: "660"))
  }

  @Test func zeroSizePass() throws {
    try expect(.zeroSizePass, row("'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 0"))
    try expect(.zeroSizePass, row("'_UITemporaryLayoutHeight' Shop.RowCell:0x20.height == 0"))
    try expect(.zeroSizePass, row("h=-&- v=-&- Shop.RowCell:0x20.height == 0"))
    // A point is a size.
    try expect(
      .encapsulatedSize, row("'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 1"))
  }

  @Test func rounding() throws {
    try expect(.rounding, row("'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 119.667"))
    // A point and more is more than a pixel.
    try expect(
      .encapsulatedSize, row("'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 118.667"))
  }

  // MARK: Numbers

  @Test func aspectRatio() throws {
    let banner = """
      UIImageView:0x10.width == 2*UIImageView:0x10.height
      UIImageView:0x10.height == 100
      UIImageView:0x10.width == Shop.Card:0x20.width
      Shop.Card:0x20.width == 320
      """
    try expect(.aspectRatio, banner)
    // A ratio to something else is a length like others.
    try expect(
      .fixedContent,
      banner.replacing("2*UIImageView:0x10.height", with: "2*UILabel:0x11.height").replacing(
        "UIImageView:0x10.height", with: "UILabel:0x11.height"))
  }

  @Test func fixedContent() throws {
    let form = """
      UITextField:0x10.width == 335
      H:|-(20)-[UITextField:0x10] in UIView:0x20
      H:[UITextField:0x10]-(20)-| in UIView:0x20
      UIView:0x20.width == 320
      """
    try expect(.fixedContent, form)
    // As wide as a window says that a plain view is: still the fixed number.
    try expect(
      .fixedContent,
      form.replacing("UIView:0x20.width ==", with: "'UIView-Encapsulated-Layout-Width' UIView:0x20.width =="))
    // No number for a width at all: three views after each other, and the first behind the last.
    try expect(
      .overConstrained,
      """
      UIView:0x10.left == UIView:0x11.left + 10
      UIView:0x11.left == UIView:0x12.left + 10
      UIView:0x12.left == UIView:0x10.left + 10
      """)
  }

  @Test func negativeSize() throws {
    try expect(.negativeSize, "Shop.Badge:0x10.height == - 4")
    // Where a number comes from is known, it is what does not add up.
    try expect(
      .fixedContent,
      "Shop.Badge:0x10.width == Shop.Card:0x20.width - 32\nShop.Card:0x20.width == 30")
  }

  @Test func hiddenValue() throws {
    let margins = """
      UILabel:0x10.leading == Shop.Card:0x20.leadingMargin
      UILabel:0x10.trailing == Shop.Card:0x20.trailingMargin
      UILabel:0x10.width == 100
      Shop.Card:0x20.width == 110
      """
    try expect(.hiddenValue, margins)
    // Without margins nothing is hidden.
    try expect(.fixedContent, margins.replacing("Margin", with: ""))
    // Nothing known would make these clash.
    try expect(.hiddenValue, "UILabel:0x10.width >= 10\nUILabel:0x10.height >= 20")
  }
}

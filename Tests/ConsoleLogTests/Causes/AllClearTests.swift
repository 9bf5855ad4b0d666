import PlumbConsoleLog
import Testing

/// Nobody is told that there is nothing to change unless all that clashes is shown to be the system's.
struct AllClearTests {
  private func harmlessness(_ lines: String) -> Harmlessness? { LogExplanation(lines).harmlessness }

  /// A label of the app's in a view that the system made for it: classes of views do not tell who made what.
  @Test(arguments: [
    ("UIControl", "_UIParallaxDimmingView"), ("UIView", "_UIPageViewControllerContentView"),
    ("UIView", "_UIHostingView"), ("UIView", "_UIVisualEffectContentView"),
    ("UIView", "_UINavigationBarContentView"), ("UIView", "UIInputSetHostView"),
  ])
  func whatAnAppCanHaveMadeIsNotTheSystems(_ inner: String, _ outer: String) {
    let explanation = LogExplanation(
      """
      UILabel:0x10.width == 280
      H:[UILabel:0x10]-(20)-| in \(inner):0x20
      H:|-(20)-[UILabel:0x10] in \(inner):0x20
      h=-&- v=-&- \(inner):0x20.width == \(outer):0x30.width
      h=--& v=--& \(outer):0x30.width == 768
      """, broken: 0)
    #expect(explanation.cause == .fixedContent)
    #expect(explanation.harmlessness == .no && !explanation.isHarmless)
    #expect(
      explanation.repairs.first?.text.text
        == "Remove UILabel.width = 280, and let the others decide, or make it 728")
  }

  /// Each of these may be made in an app, though a private class takes part.
  @Test(arguments: [
    "_UIHostingView:0x10.height == 300", "_UIAlertControllerView:0x10.height == 300",
    "UIKeyboardLayoutGuide:0x10.height == 300", "_UIScrollViewLayoutGuide:0x10.height == 300",
    "UISearchBarTextField:0x10.height == 300", "PKPaymentButton:0x10.height == 300",
    "<_UISystemBaselineConstraint:0x60 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x10] "
      + "(active, names: '|':UIView:0x20 )>",
    "V:|-(8)-[UILabel:0x10] in _UIModernBarButton:0x20",
    "'keyboardHeight' UIView:0x10.height == 300", "'Mask_height' UIView:0x10.height == 300",
    "h=--& v=--& UIView:0x10.height == 300 in UIInputSetHostView:0x20",
    "'UIView-Encapsulated-Layout-Height' UIView:0x10.height == 300",
    "'UISV-hiding' UIView:0x10.height == 0", "_UIButtonBarButton:0x10.width == Shop.Badge:0x11.width",
  ])
  func noneOfTheseIsProof(_ line: String) {
    let bar = """

      'TB_Top' V:|-(0)-[_UIModernBarButton:0x30] in _UIButtonBarButton:0x31
      'TB_Bottom' V:[_UIModernBarButton:0x30]-(0)-| in _UIButtonBarButton:0x31
      _UIModernBarButton:0x30.height == 8
      'UIView-Encapsulated-Layout-Height' _UIButtonBarButton:0x31.height == 7
      """
    #expect(LogExplanation(String(bar.dropFirst())).cause == .systemOnly)
    #expect(LogExplanation(line + bar).cause != .systemOnly)
  }

  @Test func whatTheSystemAloneCanHaveMade() {
    let assistant = """
      h=--& v=--& UIKeyboardAssistantBar:0x10.height == 0
      V:|-(0)-[_UIButtonBarStackView:0x11] in UIKeyboardAssistantBar:0x10
      V:[_UIButtonBarStackView:0x11]-(0)-| in UIKeyboardAssistantBar:0x10
      'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x12'UIViewLayoutMarginsGuide']-(9)-| in _UIButtonBarStackView:0x11
      'UIView-topMargin-guide-constraint' V:|-(10)-[UILayoutGuide:0x12'UIViewLayoutMarginsGuide'] in _UIButtonBarStackView:0x11
      """
    #expect(LogExplanation(assistant).cause == .systemOnly)
    #expect(harmlessness(assistant) == .yes)
    // Not all of the list is understood: what is left may be anybody's.
    var log = LogExplanation(assistant).log
    log.constraints.append(LoggedConstraint(reading: "<NSLayoutConstraint:0x60 V:[UILabel"))
    #expect(LogExplanation(log).cause != .systemOnly)
  }

  /// Where the log does not tell, nothing is promised either way.
  @Test func whatCannotBeKnown() {
    let back = """
      UIView:0x10.trailing == _UIBackButtonMaskView:0x20.trailing
      'BIB_Leading_Leading' H:|-(12)-[_UIModernBarButton:0x11] in _UIButtonBarButton:0x21
      'Mask_Leading_Leading' H:|-(0)-[_UIBackButtonMaskView:0x20] in _UIButtonBarButton:0x21
      'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x11]-(0)-[UIView:0x10]
      """
    #expect(harmlessness(back) == .unknown)
    #expect(LogExplanation(back).unattributed == [0])
    #expect(harmlessness("UIView:0x10.width == - 16") == .unknown)
    #expect(harmlessness("UIView:0x10.width == - 17") == .no)
  }

  /// A size of 0 lasts for a pass only where its name says that something is measured.
  @Test(arguments: [
    ("'fittingSizeHTarget' Shop.Row:0x20.width == 0", Harmlessness.mostly),
    ("'_UITemporaryLayoutWidth' Shop.Row:0x20.width == 0", .mostly),
    ("'UIView-Encapsulated-Layout-Width' Shop.Row:0x20.width == 0", .perhaps),
    ("h=--& v=--& Shop.Row:0x20.width == 0", .perhaps), ("Shop.Row:0x20.width == 0", .perhaps),
  ])
  func sizesOfZero(_ size: String, _ expected: Harmlessness) {
    let insets = """

      H:|-(8)-[UILabel:0x10] in Shop.Row:0x20
      H:[UILabel:0x10]-(8)-| in Shop.Row:0x20
      """
    #expect(LogExplanation(size + insets).cause == .zeroSizePass)
    #expect(harmlessness(size + insets) == expected)
  }
}

import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import Testing

/// Forms that published console logs have, with addresses and names of our own.
@Suite("Constraints in Apple's words")
struct ConsoleConstraintTests {
  static let view = ConsoleItem("UIView", 0x7f01)
  static let label = ConsoleItem("UILabel", 0x7f02, label: "Total")
  static let button = ConsoleItem("App.BigButton", 0x7f03)
  static let guide = ConsoleItem("UILayoutGuide", 0x6001, label: "UIViewSafeAreaLayoutGuide")
  static let header = ConsoleItem("UIView", 0x7f04, name: "header")

  /// A constraint with address 0xa1, and its text since iOS 10 behind that.
  static let sinceIOS10: [(ConsoleConstraint, String)] = {
    func term(_ item: ConsoleItem, _ attribute: Attribute) -> ConsoleTerm { ConsoleTerm(item, attribute) }
    return [
      // Spacing to the superview and between siblings.
      (
        ConsoleConstraint(
          0xa1, term(label, .leading), .equal, term(view, .leading), constant: 20, superview: view),
        "H:|-(20)-[UILabel:0x7f02'Total']   (active, names: '|':UIView:0x7f01 )"
      ),
      (
        ConsoleConstraint(
          0xa1, term(view, .bottom), .greaterThanOrEqual, term(label, .bottom), superview: view),
        "V:[UILabel:0x7f02'Total']-(>=0)-|   (active, names: '|':UIView:0x7f01 )"
      ),
      (
        ConsoleConstraint(0xa1, term(button, .top), .lessThanOrEqual, term(label, .bottom), constant: -8.5),
        "V:[UILabel:0x7f02'Total']-(<=-8.5)-[App.BigButton:0x7f03]   (active)"
      ),
      // Left and right say for which direction they are written.
      (
        ConsoleConstraint(0xa1, term(label, .left), .equal, term(view, .left), constant: 5, superview: view),
        "H:|-(5)-[UILabel:0x7f02'Total'](LTR)   (active, names: '|':UIView:0x7f01 )"
      ),
      (
        ConsoleConstraint(0xa1, term(button, .left), .equal, term(label, .right)),
        "H:[UILabel:0x7f02'Total']-(0)-[App.BigButton:0x7f03](LTR)   (active)"
      ),
      // The same constraints turned round are equations.
      (
        ConsoleConstraint(
          0xa1, term(view, .leading), .equal, term(label, .leading), constant: -20, superview: view),
        "UIView:0x7f01.leading == UILabel:0x7f02'Total'.leading - 20   (active)"
      ),
      (
        ConsoleConstraint(
          0xa1, term(label, .trailing), .equal, term(view, .trailing), constant: -5, superview: view),
        "UILabel:0x7f02'Total'.trailing == UIView:0x7f01.trailing - 5   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(label, .bottom), .equal, term(button, .top), constant: -8),
        "UILabel:0x7f02'Total'.bottom == App.BigButton:0x7f03.top - 8   (active)"
      ),
      // So are edges of items of which neither is the other's superview, margins, centers and baselines.
      (
        ConsoleConstraint(0xa1, term(label, .top), .equal, term(guide, .top), constant: 20),
        "UILabel:0x7f02'Total'.top == UILayoutGuide:0x6001'UIViewSafeAreaLayoutGuide'.top + 20   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(label, .top), .equal, term(view, .topMargin), superview: view),
        "UILabel:0x7f02'Total'.top == UIView:0x7f01.topMargin   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(label, .centerY), .equal, term(view, .centerY), superview: view),
        "UILabel:0x7f02'Total'.centerY == UIView:0x7f01.centerY   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(guide, .top), .equal, term(label, .firstBaseline)),
        "UILayoutGuide:0x6001'UIViewSafeAreaLayoutGuide'.top == UILabel:0x7f02'Total'.firstBaseline  "
          + " (active)"
      ),
      // Widths and heights.
      (
        ConsoleConstraint(
          0xa1, identifier: "total-height", term(label, .height), .greaterThanOrEqual, constant: 44),
        "'total-height' UILabel:0x7f02'Total'.height >= 44   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(view, .width), .equal, constant: -16),
        "UIView:0x7f01.width == - 16   (active)"
      ),
      (
        ConsoleConstraint(
          0xa1, term(label, .height), .equal, term(view, .height), multiplier: 0.2, constant: 4,
          superview: view),
        "UILabel:0x7f02'Total'.height == 0.2*UIView:0x7f01.height + 4   (active)"
      ),
      (
        ConsoleConstraint(0xa1, term(view, .width), .equal, term(view, .height)),
        "UIView:0x7f01.width == UIView:0x7f01.height   (active)"
      ),
      // Standard spacing.
      (
        ConsoleConstraint(
          0xa1, className: "_UISystemBaselineConstraint", term(label, .top), .greaterThanOrEqual,
          term(view, .top),
          constant: 8, space: .anchors, superview: view),
        "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7f02'Total']   (active, names:"
          + " '|':UIView:0x7f01 )"
      ),
      (
        ConsoleConstraint(0xa1, term(guide, .bottom), .equal, term(label, .bottom), space: .standard),
        "UILayoutGuide:0x6001'UIViewSafeAreaLayoutGuide'.bottom == UILabel:0x7f02'Total'.bottom NSSpace(0) "
          + "  (active)"
      ),
      // Priorities.
      (
        ConsoleConstraint(0xa1, term(label, .height), .equal, constant: 44, priority: 500),
        "UILabel:0x7f02'Total'.height == 44 priority:500   (active)"
      ),
      (
        ConsoleConstraint(
          0xa1, className: "NSContentSizeLayoutConstraint", term(label, .height), .equal, constant: 18,
          content: .init(hugging: 251, compressionResistance: 750)),
        "UILabel:0x7f02'Total'.height == 18 Hug:251 CompressionResistance:750   (active)"
      ),
      // Masks.
      (
        ConsoleConstraint(
          0xa1, className: "NSAutoresizingMaskLayoutConstraint", mask: AutoresizingMask().consoleText,
          ConsoleTerm(view, .minX), .equal, superview: header),
        "h=--& v=--& UIView:0x7f01.minX == 0   (active, names: '|':header:0x7f04 )"
      ),
      (
        ConsoleConstraint(
          0xa1, className: "NSAutoresizingMaskLayoutConstraint", mask: AutoresizingMask().consoleText,
          ConsoleTerm(view, .midY), .equal, superview: header),
        "h=--& v=--& UIView:0x7f01.midY == 0   (active)"
      ),
      (
        ConsoleConstraint(
          0xa1, className: "NSAutoresizingMaskLayoutConstraint",
          mask: AutoresizingMask([.flexibleWidth, .flexibleHeight]).consoleText, term(header, .right), .equal,
          term(view, .right), constant: 0.4, superview: header),
        "h=-&- v=-&- H:[UIView:0x7f01]-(0.4)-|   (active, names: header:0x7f04, '|':header:0x7f04 )"
      ),
      (
        ConsoleConstraint(
          0xa1, className: "NSAutoresizingMaskLayoutConstraint",
          mask: AutoresizingMask([.flexibleLeft, .flexibleRight, .flexibleTop, .flexibleBottom]).consoleText,
          ConsoleTerm(view, .minX), .equal, term(button, .width), multiplier: 0.25, constant: -12.25,
          superview: button),
        "h=&-& v=&-& UIView:0x7f01.minX == 0.25*App.BigButton:0x7f03.width - 12.25   (active)"
      ),
      // Names, in the order of the items.
      (
        ConsoleConstraint(
          0xa1, term(header, .width), .equal, term(header, .height), multiplier: 1.5, isActive: false),
        "header.width == 1.5*header.height   (inactive, names: header:0x7f04 )"
      ),
      (
        ConsoleConstraint(
          0xa1, term(ConsoleItem("UIView", 0x7f05, name: "footer"), .top), .equal, term(header, .bottom),
          constant: 7,
          isActive: false),
        "V:[header]-(7)-[footer]   (inactive, names: footer:0x7f05, header:0x7f04 )"
      ),
    ]
  }()

  @Test(arguments: sinceIOS10)
  func textSinceIOS10(_ constraint: ConsoleConstraint, _ text: String) {
    #expect(ConsoleFormat().text(of: constraint) == "<\(constraint.className):0xa1 \(text)>")
  }

  static let beforeIOS10: [(ConsoleConstraint, String)] = [
    (
      ConsoleConstraint(0xa1, ConsoleTerm(label, .width), .greaterThanOrEqual, constant: 400),
      "H:[UILabel:0x7f02'Total'(>=400)]"
    ),
    (
      ConsoleConstraint(
        0xa1, ConsoleTerm(label, .left), .equal, ConsoleTerm(view, .left), constant: 137, priority: 251,
        superview: view),
      "H:|-(137@251)-[UILabel:0x7f02'Total'](LTR) priority:251   (Names: '|':UIView:0x7f01 )"
    ),
    (
      ConsoleConstraint(
        0xa1, ConsoleTerm(button, .leading), .equal, ConsoleTerm(label, .trailing), constant: 8,
        space: .standard),
      "H:[UILabel:0x7f02'Total']-(NSSpace(8))-[App.BigButton:0x7f03]"
    ),
    (ConsoleConstraint(0xa1, ConsoleTerm(view, .midY), .equal, constant: 39), "UIView:0x7f01.midY == + 39"),
    (
      ConsoleConstraint(
        0xa1, ConsoleTerm(label, .width), .equal, ConsoleTerm(view, .width), constant: -32, superview: view),
      "UILabel:0x7f02'Total'.width == UIView:0x7f01.width - 32"
    ),
    (
      ConsoleConstraint(
        0xa1, ConsoleTerm(label, .width), .equal, constant: 42,
        content: .init(hugging: 250, compressionResistance: 1)),
      "H:[UILabel:0x7f02'Total'(42)] Hug:250 CompressionResistance:1"
    ),
    (
      ConsoleConstraint(0xa1, ConsoleTerm(header, .top), .equal, ConsoleTerm(view, .top), superview: view),
      "V:|-(0)-[header]   (Names: header:0x7f04, '|':UIView:0x7f01 )"
    ),
  ]

  @Test(arguments: beforeIOS10)
  func textBeforeIOS10(_ constraint: ConsoleConstraint, _ text: String) {
    #expect(ConsoleFormat(era: .iOS9).text(of: constraint) == "<NSLayoutConstraint:0xa1 \(text)>")
  }

  // 25 UTF-16 units and three dots; a pair of surrogates is not cut in two.
  @Test(arguments: [
    ("", ""), ("Twenty-five letters, full", "Twenty-five letters, full"),
    ("Twenty-six letters, and dot", "Twenty-six letters, and d..."),
    ("abcdefghijklmnopqrstuvwx\u{1F600}z", "abcdefghijklmnopqrstuvwx..."),
  ])
  func labelsShowTheBeginningOfATextOnly(_ text: String, _ label: String) {
    #expect(ConsoleItem.label(of: text) == label)
  }

  // One mark for near margin, extent and far margin of an axis.
  static let masks: [(AutoresizingMask, String)] = [
    ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleTop], "h=-&- v=&--"),
    ([.flexibleLeft, .flexibleRight, .flexibleHeight, .flexibleBottom], "h=&-& v=-&&"),
  ]

  @Test(arguments: masks)
  func masksHaveAMarkForEachPart(_ mask: AutoresizingMask, _ text: String) {
    #expect(mask.consoleText == text)
  }
}

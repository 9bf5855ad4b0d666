import PlumbConsoleLog

extension CausePage {
  static let overConstrained = CausePage(
    .overConstrained,
    summary: "an edge is put in two places at once",
    finds: """
      Two constraints of the app place the same edge or centre of a view by different neighbours, and the neighbours are \
      elsewhere. Each view needs two numbers on an axis, such as leading and width, or leading and trailing; a third has \
      to agree by chance.
      """,
    matters: """
      One of the two is broken, and which one may change with the device, the language and the order of activation. As \
      long as the numbers agree, on one screen, nothing is logged.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7ba0d130 H:|-(16)-[UIImageView:0x7ca41b80](LTR)   \
      (active, names: '|':Ferry.RouteView:0x7ca418c0 )>
      <NSLayoutConstraint:0x7ba0d180 UIImageView:0x7ca41b80.width == 24   (active)>
      <NSLayoutConstraint:0x7ba0e0a0 H:[UIImageView:0x7ca41b80]-(8)-[UILabel:0x7ca42d50'Harbour'](LTR)   (active)>
      <NSLayoutConstraint:0x7ba0e6f0 H:|-(16)-[UILabel:0x7ca42d50'Harbour'](LTR)   \
      (active, names: '|':Ferry.RouteView:0x7ca418c0 )>
      """, breaking: 3,
      settled: """
        <NSLayoutConstraint:0x7ba0d130 H:|-(16)-[UIImageView:0x7ca41b80](LTR)   \
        (active, names: '|':Ferry.RouteView:0x7ca418c0 )>
        <NSLayoutConstraint:0x7ba0d180 UIImageView:0x7ca41b80.width == 24   (active)>
        <NSLayoutConstraint:0x7ba0e0a0 H:[UIImageView:0x7ca41b80]-(8)-[UILabel:0x7ca42d50'Harbour'](LTR)   (active)>
        """),
    settling: """
      Decide by what the edge goes, and remove the other constraint. Where both are right at different times (with an \
      icon and without), keep both, with one active: deactivate first, then activate. Where one is the rule and the \
      other the limit, make the limit an inequality and the rule a wish: `trailing <= edge - 16`, required, beside \
      `width == 200` with a priority of 750. A stack view does the first of these by itself when the icon is hidden.
      """,
    code: """
      private lazy var besideIcon = label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
      private lazy var atEdge = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)

      func setIconShown(_ isShown: Bool) {
        icon.isHidden = !isShown
        (isShown ? atEdge : besideIcon).isActive = false
        (isShown ? besideIcon : atEdge).isActive = true
      }
      """)
}

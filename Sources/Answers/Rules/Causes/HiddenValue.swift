import PlumbConsoleLog

extension CausePage {
  static let hiddenValue = CausePage(
    .hiddenValue,
    summary: "as printed they can hold: a value that no log shows makes them clash",
    finds: """
      Constraints to margins, baselines or the system's own quantities, whose numbers no log prints: \
      `leadingMargin`, `lastBaseline`, `contentHeight`. With these left open everything fits; with the usual margins of 8 \
      points, or with margins of no less than 0, it does not. Plumb says which value it has taken for granted.
      """,
    matters: """
      The constraints that are listed look innocent, and changing their constants at random does not help: the number \
      that is too large is somewhere else. Margins also differ between devices, with the safe area, and between the \
      root view of a controller and all others.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7be41c60 UILabel:0x7ce85a90'Sold out'.leading == \
      Ferry.StampView:0x7ce84720.leadingMargin   (active)>
      <NSLayoutConstraint:0x7be41cb0 UILabel:0x7ce85a90'Sold out'.trailing == \
      Ferry.StampView:0x7ce84720.trailingMargin   (active)>
      <NSLayoutConstraint:0x7be42390 UILabel:0x7ce85a90'Sold out'.width == 96   (active)>
      <NSLayoutConstraint:0x7be42a80 Ferry.StampView:0x7ce84720.width == 100   (active)>
      """, breaking: 2,
      settled: """
        <NSLayoutConstraint:0x7be41c60 UILabel:0x7ce85a90'Sold out'.leading == \
        Ferry.StampView:0x7ce84720.leadingMargin   (active)>
        <NSLayoutConstraint:0x7be41cb0 UILabel:0x7ce85a90'Sold out'.trailing == \
        Ferry.StampView:0x7ce84720.trailingMargin   (active)>
        <NSLayoutConstraint:0x7be42a80 Ferry.StampView:0x7ce84720.width == 100   (active)>
        """),
    settling: """
      Ask the debugger for what is hidden: `po view.layoutMargins`, `po view.safeAreaInsets`, `po \
      view.effectiveUserInterfaceLayoutDirection`, and for baselines the fonts. Then set the margins that are meant, \
      constrain to the edge instead of the margin (in Interface Builder, uncheck “Relative to margin”), or leave the \
      size of what is inside to the margins. Mind that a root view has at least its controller's \
      `systemMinimumLayoutMargins`, and that `insetsLayoutMarginsFromSafeArea` adds to all others near an edge of the \
      screen.
      """,
    code: """
      stamp.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      stamp.insetsLayoutMarginsFromSafeArea = false
      // Of a controller's root view:
      viewRespectsSystemMinimumLayoutMargins = false
      """)
}

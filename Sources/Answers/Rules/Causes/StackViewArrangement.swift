import PlumbConsoleLog

extension CausePage {
  static let stackViewArrangement = CausePage(
    .stackViewArrangement,
    summary: "a constraint contradicts those with which a stack view arranges",
    finds: """
      Constraints with identifiers that begin with `UISV-` or `NSStackView.`: `-canvas-connection` ties the first and \
      last view to the stack's edges, `-spacing` puts the distances between, `-alignment` lines them up, `-fill-equally` \
      makes them alike. A width, height, edge or position that the app gives an arranged view, or the stack, says \
      otherwise.
      """,
    matters: """
      The stack view's constraints are required, and so is yours: one is broken, and views overlap, leave the stack, or \
      have another size than the distribution promises.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b92c6a0 UIButton:0x7c95e0f0'Return'.width == 88   (active)>
      <NSLayoutConstraint:0x7b92c880 UIButton:0x7c95f3a0'One way'.width == 120   (active)>
      <NSLayoutConstraint:0x7b92e140 'UISV-fill-equally' \
      UIButton:0x7c95f3a0'One way'.width == UIButton:0x7c95e0f0'Return'.width   (active)>
      """, breaking: 0,
      settled: """
        <NSLayoutConstraint:0x7b92c6a0 UIButton:0x7c95e0f0'Return'.width == 88   (active)>
        <NSLayoutConstraint:0x7b92c880 UIButton:0x7c95f3a0'One way'.width == 120   (active)>
        <NSLayoutConstraint:0x7b92e9d0 'UISV-spacing' \
        H:[UIButton:0x7c95e0f0'Return']-(8)-[UIButton:0x7c95f3a0'One way'](LTR)   (active)>
        """),
    settling: """
      Leave to the stack view what it arranges: set `distribution`, `alignment`, `spacing`, `setCustomSpacing` and its \
      layout margins, and give arranged views a size in the stack's direction only where the distribution is `fill`, or \
      two of them a ratio. Never constrain their edges or positions; put a view that must stand elsewhere beside the \
      stack. Sizes that are wishes get the priority 999.

      The usual three: `fillEqually` and a width on each view; the alignment `fill` and a view whose size across is \
      fixed; a fixed length of the stack and fixed lengths of all that is inside.
      """,
    code: """
      stack.distribution = .fill
      stack.spacing = 8
      // Or, for two buttons alike, one width:
      stack.distribution = .fillEqually
      returnButton.widthAnchor.constraint(equalToConstant: 120).isActive = true
      """)
}
